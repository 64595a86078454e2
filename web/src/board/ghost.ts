/** The ghost: where the shape would lie, legal or not. */

import type { Mark } from '../wire';
import { countBoxes, hasBox } from './boxes';
import {
  type Cell,
  cellsAt,
  centreOf,
  distance,
  eachCell,
  maskOfCells,
  middleOf,
  type Point,
  pointOf,
} from './cells';
import { type Form, formOf } from './orientation';
import { type Aim, candidates, covering, type PlacementWish, reachable } from './placements';

export interface Ghost {
  card: string;
  /** All its cells, also those beyond the grid. */
  cells: readonly Cell[];
  /** The boxes of the grid that it covers. */
  boxes: number;
  /** The box aimed at; none for a shape whose middle is beyond the grid. */
  box?: number;
  /** What would be marked; none where it doesn't fit. */
  mark?: Mark;
}

/** Why a shape doesn't fit, and what could be done instead. */
export interface Misfit {
  why: 'marked' | 'coast' | 'room';
  /** The marked boxes in the way. */
  boxes: number;
  /** How many free boxes are connected, and how many the shape needs. */
  count: number;
  needed: number;
  /** The shape over the same box in another orientation. */
  turned?: Mark;
  /** The box alone, where the shape fits in no orientation. */
  single?: Mark;
}

/** A shape held over an island: its card, and the position of its middle. */
export interface Hold {
  card: string;
  middle: Point;
}

/** A held shape snaps to a legal place up to this far away, in boxes. */
const SNAP = 0.8;

const SINGLE: Form = 1;

/** The ghost over a box: the legal place nearest to the pointer, or an illegal one. */
export function ghostOver(options: readonly Mark[], aim: Aim, wish: PlacementWish): Ghost | undefined {
  if (!options.length) return undefined;
  const chosen = options.find((mark) => mark.card === aim.card && mark.boxes === aim.boxes);
  const legal = chosen ?? legalOver(options, aim, wish);
  if (legal) return ghostOf(legal, aim.box);
  const form = wish.single ? SINGLE : wish.form;
  return misplaced(aim.card, nearest(placesOver(form, aim.box), pointOf(aim)), aim.box);
}

function legalOver(options: readonly Mark[], aim: Aim, wish: PlacementWish): Mark | undefined {
  if (wish.single) return covering(options, aim.card, aim.box, true)[0];
  const first = candidates(options, aim, wish.form)[0];
  return first && formOf(first.boxes) === wish.form ? first : undefined;
}

/** The ghost of a shape held over an island: the nearest legal place, if it is near, or the one under its middle. */
export function ghostUnder(
  options: readonly Mark[],
  { card, middle }: Hold,
  wish: PlacementWish,
): Ghost | undefined {
  if (!options.length) return undefined;
  const form = wish.single ? SINGLE : wish.form;
  const centre = centreOf(form);
  const corner: Cell = [Math.round(middle.x - centre.x), Math.round(middle.y - centre.y)];
  const box = boxAt(middle);
  const near = options
    .filter((mark) => mark.card === card && formOf(mark.boxes) === form)
    .map((mark) => ({ mark, away: distance(frameMiddle(mark.boxes), middle) }))
    .filter(({ away }) => away <= SNAP ** 2)
    .sort((a, b) => a.away - b.away)[0];
  return near ? ghostOf(near.mark, box) : misplaced(card, cellsAt(form, corner), box);
}

const ghostOf = (mark: Mark, box?: number): Ghost => ({
  card: mark.card,
  cells: eachCell(mark.boxes),
  boxes: mark.boxes,
  box,
  mark,
});

const misplaced = (card: string, cells: readonly Cell[], box?: number): Ghost => ({
  card,
  cells,
  boxes: maskOfCells(cells),
  box,
});

/** All ways to lay a form over a box. */
function placesOver(form: Form, box: number): Cell[][] {
  const [column, row] = eachCell(1 << box)[0]!;
  return eachCell(form).map(([across, down]) => cellsAt(form, [column - across, row - down]));
}

const nearest = (places: Cell[][], point: Point): Cell[] =>
  places.sort((a, b) => distance(middleOf(a), point) - distance(middleOf(b), point))[0]!;

/** The centre of a placement's width and height, as a shape is held by it. */
function frameMiddle(boxes: number): Point {
  const [column, row] = eachCell(boxes & -boxes)[0]!;
  const form = formOf(boxes);
  const [first] = eachCell(form & -form);
  const centre = centreOf(form);
  return { x: column - first![0] + centre.x, y: row - first![1] + centre.y };
}

/** The box at a point, if it is on the grid. */
function boxAt({ x, y }: Point): number | undefined {
  const mask = maskOfCells([[Math.round(x), Math.round(y)]]);
  return mask ? Math.log2(mask) : undefined;
}

/** Whether two ghosts look the same. */
export const isSameGhost = (one: Ghost | undefined, other: Ghost | undefined): boolean =>
  one?.card === other?.card &&
  one?.box === other?.box &&
  one?.mark === other?.mark &&
  String(one?.cells) === String(other?.cells);

/** Why a ghost is not legal on an island. */
export function misfitOf(ghost: Ghost, options: readonly Mark[], island: number, form: Form): Misfit {
  const { card, box } = ghost;
  const free = reachable(options, card);
  const needed = ghost.cells.length;
  const count = box !== undefined && hasBox(free, box) ? countBoxes(connected(free, box)) : needed;
  const boxes = ghost.boxes & island & ~free;
  const turned =
    box === undefined ? undefined : candidates(options, { card, box, across: 0, down: 0 }, form)[0];
  const single = box === undefined || turned ? undefined : covering(options, card, box, true)[0];
  const why = count < needed ? 'room' : boxes ? 'marked' : 'coast';
  return { why, boxes, count, needed, turned, single };
}

/** The boxes of a set that are connected with one of them. */
function connected(boxes: number, start: number): number {
  let found = 1 << start;
  for (let before = 0; before !== found;) {
    before = found;
    for (const [column, row] of eachCell(found))
      found |=
        boxes &
        maskOfCells([
          [column - 1, row],
          [column + 1, row],
          [column, row - 1],
          [column, row + 1],
        ]);
  }
  return found;
}
