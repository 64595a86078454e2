/** The rim of a drop of wax, always the same for one seed. */

import { chanceOf } from './chance';
import { onCircle, softLoop } from './lines';

export function dropOfWax(radius: number, seed: string): string {
  const chance = chanceOf(seed);
  const turns = Array.from({ length: 12 }, (_, at) => at * 30);
  return softLoop(turns.map((turn) => onCircle(radius * chance(0.96, 1.1), turn)));
}
