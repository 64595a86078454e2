/** The coast of an island: the outline of its boxes as closed lines, traced clockwise around the land. */

import { columnOf, eachBox, rowOf } from '../board/boxes';
import { SIDE } from '../game';
import { type Point, short, xy } from './svg';

type Corner = readonly [number, number];

/** The outer coast of an island, then the coasts of its holes, each by the corners where it turns. */
export function coasts(boxes: number): Corner[][] {
  const ahead = shoreEdges(boxes);
  const found: Corner[][] = [];
  while (ahead.size) {
    const start = [...ahead.keys()].sort((a, b) => a - b)[0] ?? 0;
    found.push(onlyTurns(traced(ahead, start)));
  }
  return found;
}

// A corner is kept as one number, by column before row, so that the leftmost comes first.
const keyOf = ([column, row]: Corner): number => column * 8 + row;
const cornerOf = (key: number): Corner => [Math.floor(key / 8), key % 8];

function shoreEdges(boxes: number): Map<number, number[]> {
  const ahead = new Map<number, number[]>();
  for (const index of eachBox(boxes)) {
    const [column, row] = [columnOf(index), rowOf(index)];
    const edges: [Corner, Corner, Corner][] = [
      [
        [column, row],
        [column + 1, row],
        [column, row - 1],
      ],
      [
        [column + 1, row],
        [column + 1, row + 1],
        [column + 1, row],
      ],
      [
        [column + 1, row + 1],
        [column, row + 1],
        [column, row + 1],
      ],
      [
        [column, row + 1],
        [column, row],
        [column - 1, row],
      ],
    ];
    for (const [start, end, beyond] of edges) {
      if (!isLand(boxes, beyond)) ahead.set(keyOf(start), [...(ahead.get(keyOf(start)) ?? []), keyOf(end)]);
    }
  }
  return ahead;
}

function isLand(boxes: number, [column, row]: Corner): boolean {
  const inside = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
  return inside && ((boxes >> (SIDE * row + column)) & 1) === 1;
}

function traced(ahead: Map<number, number[]>, start: number): Corner[] {
  const line = [start];
  for (let next = step(ahead, line); next !== start; next = step(ahead, line)) line.push(next);
  return line.map(cornerOf);
}

/** The next corner of a coast; where two boxes touch only at a corner, the one to the left. */
function step(ahead: Map<number, number[]>, line: number[]): number {
  const here = line[line.length - 1] ?? 0;
  const choices = ahead.get(here) ?? [];
  let next = choices[0] ?? here;
  if (choices.length > 1) {
    const [across, down] = direction(cornerOf(line[line.length - 2] ?? here), cornerOf(here));
    const [column, row] = cornerOf(here);
    next = keyOf([column + down, row - across]);
  }
  const left = choices.filter((choice) => choice !== next);
  if (left.length) ahead.set(here, left);
  else ahead.delete(here);
  return next;
}

const direction = (start: Corner, end: Corner): Corner => [end[0] - start[0], end[1] - start[1]];

function onlyTurns(line: Corner[]): Corner[] {
  return line.filter((corner, at) => {
    const before = direction(line[(at + line.length - 1) % line.length] ?? corner, corner);
    const after = direction(corner, line[(at + 1) % line.length] ?? corner);
    return before[0] !== after[0] || before[1] !== after[1];
  });
}

/** Coasts as one path with rounded corners, for boxes of a given side. */
export function coastPath(lines: readonly Corner[][], side: number, rounding: number): string {
  return lines.map((coast) => rounded(coast, side, rounding)).join('');
}

function rounded(coast: Corner[], side: number, rounding: number): string {
  const pieces = coast.map((corner, at) => {
    const before = coast[(at + coast.length - 1) % coast.length] ?? corner;
    const after = coast[(at + 1) % coast.length] ?? corner;
    const point: Point = [corner[0] * side, corner[1] * side];
    const towards = (other: Corner): Point => {
      const [across, down] = direction(corner, other);
      const length = Math.abs(across) + Math.abs(down) || 1;
      return [point[0] + (rounding * across) / length, point[1] + (rounding * down) / length];
    };
    return `${xy(towards(before))}Q${xy(point)} ${xy(towards(after))}`;
  });
  return `M${pieces.join('L')}Z`;
}

/** The fine lines between neighbouring boxes. */
export function gridPath(boxes: number, side: number): string {
  return eachBox(boxes)
    .map((index) => {
      const [column, row] = [columnOf(index), rowOf(index)];
      const right = `M${short((column + 1) * side)} ${short(row * side)}v${short(side)}`;
      const below = `M${short(column * side)} ${short((row + 1) * side)}h${short(side)}`;
      return (
        (isLand(boxes, [column + 1, row]) ? right : '') + (isLand(boxes, [column, row + 1]) ? below : '')
      );
    })
    .join('');
}
