/** Sets of boxes as 16-bit masks, as on the wire: bit `4 * row + column`. */

import { SIDE } from '../game';

const COLUMNS = 'abcd';

/** The indices of a mask's boxes in reading order. */
export function eachBox(mask: number): number[] {
  const found: number[] = [];
  for (let index = 0; index < SIDE * SIDE; index++) if ((mask >> index) & 1) found.push(index);
  return found;
}

/** How many boxes a mask has. */
export function countBoxes(mask: number): number {
  let count = 0;
  for (let left = mask; left; left &= left - 1) count++;
  return count;
}

/** Whether a mask has the box at an index. */
export function hasBox(mask: number, index: number): boolean {
  return ((mask >> index) & 1) === 1;
}

/** The name of a box as in a game record: `b3` is the second column, third row. */
export function boxName(index: number): string {
  return `${COLUMNS[columnOf(index)]}${rowOf(index) + 1}`;
}

/** The names of a mask's boxes in reading order. */
export function boxNames(mask: number): string {
  return eachBox(mask).map(boxName).join(' ');
}

export const rowOf = (index: number): number => Math.floor(index / SIDE);
export const columnOf = (index: number): number => index % SIDE;

/** The mask of a drawing: every character but `.` is a box. */
export function maskOf(rows: readonly string[]): number {
  let mask = 0;
  rows.forEach((line, row) =>
    [...line].forEach((character, column) => {
      if (character !== '.') mask |= 1 << (SIDE * row + column);
    }),
  );
  return mask;
}

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The first and last rows and columns of a mask, inclusive. */
export function extentOf(mask: number): Extent {
  const boxes = eachBox(mask);
  const columns = boxes.map(columnOf);
  const rows = boxes.map(rowOf);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}
