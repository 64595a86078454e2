/** Which of the legal marks a pointer or cursor on a box means. It filters the server's list and knows no rules. */

import type { Mark, PlayerMove } from '../wire';
import { countBoxes, hasBox } from './boxes';
import { distance, eachCell, middleOf, pointOf } from './cells';
import { type Form, formOf, orientations } from './orientation';

/** A box of a card. */
export interface Place {
  card: string;
  box: number;
}

/** The box that a pointer or cursor is on. */
export interface Aim extends Place {
  /** The position in the box, relative to its middle, in parts of its side; 0 for a keyboard. */
  across: number;
  down: number;
  /** The placement over the box that was chosen by stepping through them. */
  boxes?: number;
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

/** The shapes over a box, those in the wanted orientation first, and then by distance to the pointer. */
export function candidates(marks: readonly Mark[], aim: Aim, form: Form): Mark[] {
  const order = orientations(form);
  const rank = (mark: Mark): number => order.indexOf(formOf(mark.boxes));
  const away = (mark: Mark): number => distance(middleOf(eachCell(mark.boxes)), pointOf(aim));
  return covering(marks, aim.card, aim.box, false).sort(
    (a, b) => rank(a) - rank(b) || away(a) - away(b) || a.boxes - b.boxes,
  );
}

/** The placement of the shape after the current one, in a fixed order of all those over a box. */
export function following(
  marks: readonly Mark[],
  { card, box }: Place,
  current: number | undefined,
  step: number,
): Mark | undefined {
  const all = covering(marks, card, box, false).sort(
    (a, b) => formOf(a.boxes) - formOf(b.boxes) || a.boxes - b.boxes,
  );
  const at = all.findIndex((mark) => mark.boxes === current);
  const from = at < 0 && step < 0 ? 0 : at;
  return all[(from + step + all.length) % all.length];
}

/** The next orientation that has a placement over the box, or simply the next one if none has. */
export function nextForm(
  marks: readonly Mark[],
  at: Place | undefined,
  form: Form,
  change: (form: Form) => Form,
): Form {
  const fitting = at
    ? new Set(covering(marks, at.card, at.box, false).map((mark) => formOf(mark.boxes)))
    : null;
  let next = change(form);
  for (let quarter = 0; fitting?.size && !fitting.has(next) && quarter < 4; quarter++) next = change(next);
  return fitting?.size && !fitting.has(next) ? change(form) : next;
}
