/** Marks of the pen: an X drawn by hand, a little different in every box but always the same in one. */

import { boxName, columnOf, rowOf } from '../board/boxes';
import { type SeededRandom, seededRandom } from './seeded-random';
import { xy } from './svg';

const REACH = 0.33;

/** The two strokes over a box of a card, as paths. */
export function strokes(card: string, index: number, side: number): [string, string] {
  const chance = seededRandom(`${card}:${boxName(index)}`);
  const middle = [(columnOf(index) + 0.5) * side, (rowOf(index) + 0.5) * side] as const;
  return [stroke(chance, middle, side, -1), stroke(chance, middle, side, 1)];
}

/** One slightly bent stroke through the middle of a box, from an upper corner to the opposite one. */
function stroke(chance: SeededRandom, middle: readonly [number, number], side: number, from: number): string {
  const near = (across: number, down: number, wobble: number): string =>
    xy([
      middle[0] + (across * REACH + chance(-wobble, wobble)) * side,
      middle[1] + (down * REACH + chance(-wobble, wobble)) * side,
    ]);
  return `M${near(from, -1, 0.06)}Q${near(0, 0, 0.1)} ${near(-from, 1, 0.07)}`;
}
