/** Cells of the grid as columns and rows, so that a shape may also lie beyond it. */

import { SIDE } from '../game';
import { columnOf, eachBox, extentOf, rowOf } from './boxes';
import type { Form } from './orientation';

export type Cell = readonly [column: number, row: number];

/** A point of the grid; the middle of the first box is 0, 0. */
export interface Point {
  x: number;
  y: number;
}

/** The cells of a mask. */
export const eachCell = (mask: number): Cell[] => eachBox(mask).map((box) => [columnOf(box), rowOf(box)]);

/** The cells of a form whose upper left corner is at a cell. */
export const cellsAt = (form: Form, [column, row]: Cell): Cell[] =>
  eachCell(form).map(([across, down]) => [column + across, row + down]);

/** The mask of those cells that are on the grid. */
export const maskOfCells = (cells: readonly Cell[]): number =>
  cells.reduce(
    (mask, [column, row]) => (isOnGrid(column, row) ? mask | (1 << (SIDE * row + column)) : mask),
    0,
  );

const isOnGrid = (column: number, row: number): boolean =>
  column >= 0 && column < SIDE && row >= 0 && row < SIDE;

/** The mean of some cells. */
export function middleOf(cells: readonly Cell[]): Point {
  const mean = (part: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[part], 0) / cells.length;
  return { x: mean(0), y: mean(1) };
}

/** The centre of a form's width and height, relative to the middle of its first cell. */
export function centreOf(form: Form): Point {
  const { right, bottom } = extentOf(form);
  return { x: right / 2, y: bottom / 2 };
}

/** Where a pointer is on the grid. */
export const pointOf = ({ box, across, down }: { box: number; across: number; down: number }): Point => ({
  x: columnOf(box) + across,
  y: rowOf(box) + down,
});

/** The square of the distance between two points. */
export const distance = (one: Point, other: Point): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
