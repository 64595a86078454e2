/** A form is a placement moved to the upper left corner: its shape and orientation without its position. */

import { SIDE } from '../game';
import { columnOf, eachBox, extentOf, rowOf } from './boxes';

export type Form = number;

const forms = new Map<number, Form>();

/** The form of a placement; looked up, because every input compares many. */
export function formOf(mask: number): Form {
  const known = forms.get(mask);
  if (known !== undefined) return known;
  const { left, top } = extentOf(mask);
  const form = mask >> (SIDE * top + left);
  forms.set(mask, form);
  return form;
}

/** A form turned clockwise by a quarter turn. */
export function turned(form: Form): Form {
  return remade(form, (column, row, extent) => [extent.bottom - row, column]);
}

/** A form mirrored left to right. */
export function mirrored(form: Form): Form {
  return remade(form, (column, row, extent) => [extent.right - column, row]);
}

/** All forms that turning and mirroring produce, in the order of turning. */
export function orientations(form: Form): Form[] {
  const found: Form[] = [];
  for (const start of [form, mirrored(form)]) {
    for (let made = start, quarter = 0; quarter < 4; quarter++, made = turned(made)) {
      if (!found.includes(made)) found.push(made);
    }
  }
  return found;
}

type Place = (column: number, row: number, extent: { right: number; bottom: number }) => [number, number];

function remade(form: Form, place: Place): Form {
  const extent = extentOf(form);
  return eachBox(form).reduce((made, index) => {
    const [column, row] = place(columnOf(index), rowOf(index), extent);
    return made | (1 << (SIDE * row + column));
  }, 0);
}
