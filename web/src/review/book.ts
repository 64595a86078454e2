/** A seat's book: its lines, and the picture of how they lead from the start to the result. */

import type { BookView } from '../wire';

export const LINES = ['table_luck', 'own_luck', 'skill', 'others', 'appraisal'] as const;
export type LineName = 'start' | (typeof LINES)[number] | 'result';

export interface BookLine {
  name: LineName;
  amount: number;
  /** Where its bar begins and ends, from 0 to 1. */
  from: number;
  to: number;
}

/** The lines from the start to the result; each bar begins where the one above it ends. */
export function linesOfBook(book: BookView): BookLine[] {
  let total = book.start;
  const spans = LINES.map((name) => ({ name, amount: book[name], from: total, to: (total += book[name]) }));
  const ends = [book.start, book.result, ...spans.map(({ to }) => to)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const room = (high - low) * 0.15 || 1;
  const place = (amount: number): number => (amount - low + room) / (high - low + 2 * room);
  return [
    { name: 'start', amount: book.start, from: 0, to: place(book.start) },
    ...spans.map((span) => ({ ...span, from: place(span.from), to: place(span.to) })),
    { name: 'result', amount: book.result, from: 0, to: place(book.result) },
  ];
}

/** The message that names a line. */
export const lineId = (name: LineName): string => name.replace('_', '-');
