/** The learner's moves in a step. */

import { columnOf, eachBox, rowOf } from '../board/boxes';
import type { Form } from '../board/orientation';
import { SIDE } from '../game';
import type { PlayerMove } from '../wire';

/** Moves without those taken back; a step has one turn, so "all" means all of its marks. */
export function shortened(moves: readonly PlayerMove[]): PlayerMove[] {
  const kept: PlayerMove[] = [];
  for (const move of moves) {
    if (move.move !== 'take_back') kept.push(move);
    else kept.splice(move.all ? 0 : -1);
  }
  return kept;
}

/** The boxes of a form whose first box is at the given one; 0 if it would extend beyond the grid. */
export function boxesUnder(form: Form, box: number): number {
  const boxes = eachBox(form);
  const first = boxes[0];
  if (first === undefined) return 0;
  const across = columnOf(box) - columnOf(first);
  const down = rowOf(box) - rowOf(first);
  let mask = 0;
  for (const part of boxes) {
    const column = columnOf(part) + across;
    const row = rowOf(part) + down;
    if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) return 0;
    mask |= 1 << (SIDE * row + column);
  }
  return mask;
}
