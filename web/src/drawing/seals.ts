/** The rim of a drop of wax, always the same for one seed. */

import { card } from '../../../src/silvergold/drawing/materials.json';
import { seededRandom } from './seeded-random';
import { onCircle, softLoop } from './svg';

const [LEAST, GREATEST] = card.wax.rim as [number, number];

export function waxOutline(radius: number, seed: string): string {
  const random = seededRandom(seed);
  const turns = Array.from({ length: 12 }, (_, at) => at * 30);
  return softLoop(turns.map((turn) => onCircle(radius * random(LEAST, GREATEST), turn)));
}
