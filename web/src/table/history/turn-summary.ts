/** What each player did in a turn, in one line: "Captain finished Ragged Ness and took Cauldron Isle." */

import { countBoxes } from '../../board/boxes';
import type { Marked, TableEvent } from '../../wire';
import { listOf, t } from '../../words/words.svelte';
import { nameById } from '../card-text';
import { isTurn, linesOf, type Narrator } from './log';
import { nameOf } from '../names';

export interface TurnSummary {
  seat: number;
  text: string;
  /** The boxes marked, if they may be known. */
  marks: Marked[];
}

/** The events of the latest turn whose marks have been revealed. */
export function latestTurn(events: readonly TableEvent[]): TableEvent[] {
  const hasMarks = (turn: TableEvent[]): boolean => turn.some((event) => event.event === 'marked');
  return turnsOf(events).filter(hasMarks).at(-1) ?? [];
}

/** The events turn by turn; a turn begins with its shape. */
export function turnsOf(events: readonly TableEvent[]): TableEvent[][] {
  const turns: TableEvent[][] = [[]];
  for (const event of events) {
    if (isTurn(event)) turns.push([]);
    turns.at(-1)!.push(event);
  }
  return turns;
}

/** One line per seat for the events of one turn; a seat of which nothing may be shown has none. */
export function summariesOf(turn: readonly TableEvent[], narrator: Narrator): TurnSummary[] {
  const seats = [...new Set(turn.flatMap((event) => ('seat' in event ? [event.seat] : [])))];
  return seats.flatMap((seat) => {
    const events = turn.filter((event) => 'seat' in event && event.seat === seat);
    const marks = events.filter((event) => event.event === 'marked');
    const text = summaryOf(seat, events, marks, narrator);
    return text ? [{ seat, text, marks }] : [];
  });
}

/** A step of a turn in one line, while it is shown. */
export function stepLine(events: readonly TableEvent[], narrator: Narrator): string {
  const [summary] = summariesOf(events, narrator);
  return summary?.text ?? linesOf(events, narrator)[0]?.text ?? '';
}

function summaryOf(
  seat: number,
  events: readonly TableEvent[],
  marks: readonly Marked[],
  { table, cards }: Narrator,
): string {
  const card = (id: string): string => nameById(cards, id);
  const coins = events.filter((event) => event.event === 'coin').length;
  const done = events.flatMap((event) => {
    if (event.event === 'completed') return [t('did-finish', { card: card(event.card) })];
    if (event.event === 'took')
      return [t(event.from === 'pile' ? 'did-draw' : 'did-take', { card: card(event.card) })];
    return [];
  });
  if (marks.length && !done.length) done.push(t('did-mark', marked(marks, card)));
  if (coins) done.push(t('did-coins', { coins }));
  for (const event of events) {
    if (event.event === 'palm') done.push(t('did-palm', { points: event.points }));
    if (event.event === 'cup') done.push(t('did-cup', { points: event.points }));
  }
  if (!done.length) return '';
  return t('turn-summary', { name: nameOf(table.seats, seat), done: listOf(done) });
}

/** How many boxes were marked, and on which island; on both if there are two. */
function marked(marks: readonly Marked[], card: (id: string) => string): Record<string, string | number> {
  const count = marks.reduce((sum, { boxes }) => sum + countBoxes(boxes), 0);
  const islands = [...new Set(marks.map((mark) => mark.card))];
  return { count, islands: islands.length, card: card(islands[0]!) };
}
