/** Which of the legal marks a pointer or cursor on a box means. It filters the server's list and knows no rules. */

import type { Mark, PlayerMove } from '../wire';
import { columnOf, countBoxes, eachBox, hasBox, rowOf } from './boxes';
import { type Form, formOf, orientations } from './orientation';

/** The box that a pointer or cursor is on. */
export interface Aim {
  card: string;
  box: number;
  /** The position in the box, relative to its middle, in parts of its side; 0 for a keyboard. */
  across: number;
  down: number;
  /** How many placements over the box were skipped. */
  step: number;
}

/** The kind of placement wanted. */
export interface PlacementWish {
  /** One box instead of the shape. */
  single: boolean;
  form: Form;
}

/** The marks in a list of moves. */
export function marksOf(legal: readonly PlayerMove[]): Mark[] {
  return legal.filter((move): move is Mark => move.move === 'mark');
}

/** Whether a kind of move is legal. */
export function isOffered(legal: readonly PlayerMove[], move: PlayerMove['move']): boolean {
  return legal.some((offered) => offered.move === move);
}

/** Whether any mark covers more than one box. */
export function hasShapes(marks: readonly Mark[]): boolean {
  return marks.some((mark) => countBoxes(mark.boxes) > 1);
}

/** The boxes of a card that at least one mark covers. */
export function reachable(marks: readonly Mark[], card: string): number {
  return marks.reduce((boxes, mark) => (mark.card === card ? boxes | mark.boxes : boxes), 0);
}

/** The marks that cover a box of a card: those of one box, or those of several. */
export function covering(marks: readonly Mark[], card: string, box: number, single: boolean): Mark[] {
  return marks.filter(
    (mark) => mark.card === card && hasBox(mark.boxes, box) && (countBoxes(mark.boxes) === 1) === single,
  );
}

/** The marks that cover the box aimed at: those in the wanted orientation first, then by distance to the pointer. */
export function candidates(marks: readonly Mark[], aim: Aim, wish: PlacementWish): Mark[] {
  const found = covering(marks, aim.card, aim.box, wish.single);
  if (wish.single) return found;
  const order = orientations(wish.form);
  const rank = (mark: Mark): number => order.indexOf(formOf(mark.boxes));
  return found.sort((a, b) => rank(a) - rank(b) || distance(a, aim) - distance(b, aim) || a.boxes - b.boxes);
}

/** The mark aimed at, if any covers the box. */
export function aimedAt(marks: readonly Mark[], aim: Aim, wish: PlacementWish): Mark | undefined {
  const found = candidates(marks, aim, wish);
  return found.length ? found[modulo(aim.step, found.length)] : undefined;
}

/** The next orientation that has a placement over the box, or simply the next one if none has. */
export function nextForm(
  marks: readonly Mark[],
  aim: Aim | undefined,
  form: Form,
  change: (form: Form) => Form,
): Form {
  const fitting = aim
    ? new Set(covering(marks, aim.card, aim.box, false).map((mark) => formOf(mark.boxes)))
    : null;
  let next = change(form);
  for (let quarter = 0; fitting?.size && !fitting.has(next) && quarter < 4; quarter++) next = change(next);
  return fitting?.size && !fitting.has(next) ? change(form) : next;
}

function distance(mark: Mark, aim: Aim): number {
  const boxes = eachBox(mark.boxes);
  const middle = (places: number[]): number => places.reduce((sum, place) => sum + place, 0) / places.length;
  const across = middle(boxes.map(columnOf)) - (columnOf(aim.box) + aim.across);
  const down = middle(boxes.map(rowOf)) - (rowOf(aim.box) + aim.down);
  return across * across + down * down;
}

const modulo = (value: number, size: number): number => ((value % size) + size) % size;
