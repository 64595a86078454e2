/** The rim of a drop of wax, always the same for one seed. */

import { seededRandom } from './seeded-random';
import { onCircle, softLoop } from './svg';

export function waxOutline(radius: number, seed: string): string {
  const chance = seededRandom(seed);
  const turns = Array.from({ length: 12 }, (_, at) => at * 30);
  return softLoop(turns.map((turn) => onCircle(radius * chance(0.96, 1.1), turn)));
}
