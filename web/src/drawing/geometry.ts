/** Where things lie on a card, for cards of the usual size and for the narrow ones of a phone. */

import { extentOf } from '../board/boxes';
import type { Point } from './svg';

export const BOX = 40;

type Water = readonly [width: number, kind: 'shallows' | 'surf' | 'water'];

export interface Geometry {
  width: number;
  height: number;
  /** The middle of the island's place. */
  centre: Point;
  pennant: string;
  seal: string;
  stamp: string;
  nameLine: string;
  /** Strokes along the coast, each covering the inside of the one before. */
  surf: readonly Water[];
}

const USUAL: Geometry = {
  width: 220,
  height: 300,
  centre: [110, 159],
  pennant: 'translate(0 0)',
  seal: 'translate(182 38)',
  stamp: 'translate(158 200) rotate(-14)',
  nameLine: 'M14 270Q110 282 206 270',
  surf: [
    [30, 'shallows'],
    [19, 'surf'],
    [17.4, 'water'],
    [9, 'surf'],
    [7.4, 'water'],
  ],
};

const COMPACT: Geometry = {
  width: 176,
  height: 232,
  centre: [88, 126],
  pennant: 'translate(0 -7) scale(.72)',
  seal: 'translate(154 19) scale(.68)',
  stamp: 'translate(122 158) rotate(-14) scale(.86)',
  nameLine: 'M8 223Q88 227 168 223',
  surf: [
    [14, 'shallows'],
    [9, 'surf'],
    [7.4, 'water'],
  ],
};

export function geometryOf(isCompact: boolean): Geometry {
  return isCompact ? COMPACT : USUAL;
}

/** Where the grid starts on the card so that the island lies in the middle of its place. */
export function cornerOf(boxes: number, { centre }: Geometry): Point {
  const { left, right, top, bottom } = extentOf(boxes);
  return [centre[0] - ((left + right + 1) / 2) * BOX, centre[1] - ((top + bottom + 1) / 2) * BOX];
}

export interface GridPlace {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The first column and row that the island reaches, and how many. */
  firstColumn: number;
  firstRow: number;
  columns: number;
  rows: number;
}

/** The place of an island's boxes on its card, in parts of the card's width and height: no more than it reaches over. */
export function gridPlace(boxes: number, form: Geometry): GridPlace {
  const [x, y] = cornerOf(boxes, form);
  const { left, top, right, bottom } = extentOf(boxes);
  const [columns, rows] = [right - left + 1, bottom - top + 1];
  return {
    left: (x + left * BOX) / form.width,
    top: (y + top * BOX) / form.height,
    width: (columns * BOX) / form.width,
    height: (rows * BOX) / form.height,
    firstColumn: left,
    firstRow: top,
    columns,
    rows,
  };
}
