/** Numbers and days as the logbook writes them. */

import { words } from '../words/words.svelte';

const DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A number with one digit after the point; a dash if it is unknown. */
export const oneDigit = (value: number | null): string =>
  value === null ? '–' : new Intl.NumberFormat(words.language, DIGIT).format(value);

/** A gain or loss, with its sign. */
export const signed = (value: number): string =>
  new Intl.NumberFormat(words.language, { ...DIGIT, signDisplay: 'exceptZero' }).format(value);

export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at);
