/** Which of the legal marks a pointer or a cursor on a box means. No rule is known here: the server's list is filtered. */

import type { Mark, PlayerMove } from '../wire';
import { columnOf, countBoxes, eachBox, hasBox, rowOf } from './boxes';
import { type Form, formOf, orientations } from './orientation';

/** A place on a card that is pointed at. */
export interface Aim {
  card: string;
  box: number;
  /** Where in the box, from its middle, in parts of its side; the middle for a keyboard. */
  across: number;
  down: number;
  /** How often the next placement over the box has been asked for. */
  step: number;
}

/** What is wanted of the placement. */
export interface Wish {
  /** One box instead of the shape. */
  single: boolean;
  form: Form;
}

/** The marks among some moves. */
export function marksOf(legal: readonly PlayerMove[]): Mark[] {
  return legal.filter((move): move is Mark => move.move === 'mark');
}

/** Whether a move of some kind is offered. */
export function isOffered(legal: readonly PlayerMove[], move: PlayerMove['move']): boolean {
  return legal.some((offered) => offered.move === move);
}

/** Whether any mark is of more than one box. */
export function hasShapes(marks: readonly Mark[]): boolean {
  return marks.some((mark) => countBoxes(mark.boxes) > 1);
}

/** The boxes of a card that some mark covers. */
export function reachable(marks: readonly Mark[], card: string): number {
  return marks.reduce((boxes, mark) => (mark.card === card ? boxes | mark.boxes : boxes), 0);
}

/** The marks of one or of more boxes that cover a box of a card. */
export function covering(marks: readonly Mark[], card: string, box: number, single: boolean): Mark[] {
  return marks.filter(
    (mark) => mark.card === card && hasBox(mark.boxes, box) && (countBoxes(mark.boxes) === 1) === single,
  );
}

/** The marks that cover the box aimed at: those of the wished form first, the nearest to the pointer before the others. */
export function candidates(marks: readonly Mark[], aim: Aim, wish: Wish): Mark[] {
  const found = covering(marks, aim.card, aim.box, wish.single);
  if (wish.single) return found;
  const order = orientations(wish.form);
  const rank = (mark: Mark): number => order.indexOf(formOf(mark.boxes));
  return found.sort((a, b) => rank(a) - rank(b) || distance(a, aim) - distance(b, aim) || a.boxes - b.boxes);
}

/** The mark that is meant, if any covers the box. */
export function aimedAt(marks: readonly Mark[], aim: Aim, wish: Wish): Mark | undefined {
  const found = candidates(marks, aim, wish);
  return found.length ? found[modulo(aim.step, found.length)] : undefined;
}

/** The next form by turning that has a placement over the box; without one, the next by turning. */
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
