/** Where the parts of a card are, for cards of the usual size and for the compact ones of a phone. */

import { card } from '../../../src/silvergold/drawing/materials.json';
import { extentOf } from '../board/boxes';
import { moved, type Point } from './svg';

export const BOX = card.box;

interface Placement {
  at: Point;
  scale: number;
}

export interface CardLayout {
  size: Point;
  /** The centre of the island. */
  centre: Point;
  pennant: Placement;
  seal: Placement;
  stamp: Placement;
  nameLine: string;
  nameSize: number;
  /** Strokes along the coast, each covering the inside of the one before: their widths and colours. */
  surf: readonly (readonly [number, string])[];
}

const LAYOUTS = card as unknown as { usual: CardLayout; compact: CardLayout };

export const layoutOf = (isCompact: boolean): CardLayout => (isCompact ? LAYOUTS.compact : LAYOUTS.usual);

/** The transform that puts a part in its place. */
export const placed = ({ at, scale }: { at: readonly number[]; scale: number }, turned = 0): string =>
  moved(at as unknown as Point, scale, turned);

/** Where the grid starts on the card so that the island is centred. */
export function cornerOf(boxes: number, { centre }: CardLayout): Point {
  const { left, right, top, bottom } = extentOf(boxes);
  return [centre[0] - ((left + right + 1) / 2) * BOX, centre[1] - ((top + bottom + 1) / 2) * BOX];
}

export interface GridArea {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The first column and row of the island, and how many it has. */
  firstColumn: number;
  firstRow: number;
  columns: number;
  rows: number;
}

/** The area of an island's boxes on its card, in parts of the card's width and height. */
export function gridArea(boxes: number, layout: CardLayout): GridArea {
  const [x, y] = cornerOf(boxes, layout);
  const { left, top, right, bottom } = extentOf(boxes);
  const [columns, rows] = [right - left + 1, bottom - top + 1];
  const [width, height] = layout.size;
  return {
    left: (x + left * BOX) / width,
    top: (y + top * BOX) / height,
    width: (columns * BOX) / width,
    height: (rows * BOX) / height,
    firstColumn: left,
    firstRow: top,
    columns,
    rows,
  };
}
