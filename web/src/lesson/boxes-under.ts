/** Where a shape would lie that somebody wants where it has no room. */

import { columnOf, eachBox, rowOf } from '../board/boxes';
import { SIDE } from '../game';
import type { Form } from '../board/orientation';

/** The boxes of a form whose first box lies on some box; none where it would reach over the edge of the grid. */
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
