/** Pen marks: an X drawn by hand, slightly different in every box but always the same in one. */

import { card } from '../../../src/silvergold/drawing/materials.json';
import { boxName, columnOf, rowOf } from '../board/boxes';
import { type SeededRandom, seededRandom } from './seeded-random';
import { type Point, xy } from './svg';

const REACH = card.stroke.reach;
const WOBBLE = card.stroke.wobble as [start: number, middle: number, end: number];

/** The two strokes over a box of a card, as paths. */
export function strokes(cardId: string, index: number, side: number): [string, string] {
  const random = seededRandom(`${cardId}:${boxName(index)}`);
  const middle: Point = [(columnOf(index) + 0.5) * side, (rowOf(index) + 0.5) * side];
  return [stroke(random, middle, side, -1), stroke(random, middle, side, 1)];
}

/** One slightly bent stroke through the middle of a box, from an upper corner to the opposite one. */
function stroke(random: SeededRandom, middle: Point, side: number, start: number): string {
  const near = (across: number, down: number, wobble: number): string =>
    xy([
      middle[0] + (across * REACH + random(-wobble, wobble)) * side,
      middle[1] + (down * REACH + random(-wobble, wobble)) * side,
    ]);
  return `M${near(start, -1, WOBBLE[0])}Q${near(0, 0, WOBBLE[1])} ${near(-start, 1, WOBBLE[2])}`;
}
