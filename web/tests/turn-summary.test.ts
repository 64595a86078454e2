import { beforeAll, expect, test } from 'vitest';
import type { Narrator } from '../src/table/history/log';
import { latestTurn, summariesOf } from '../src/table/history/turn-summary';
import type { CardView, TableEvent, TableView } from '../src/wire';
import { LANGUAGES, words } from '../src/words/words.svelte';

const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'person', name }));
const cards = new Map(['Ness', 'Isle'].map((name) => [name, { id: name, name } as CardView]));
const narrator: Narrator = { table: { seats } as TableView, cards, you: 0 };

const revealed = (turn: number): TableEvent => ({ event: 'revealed', round: 1, turn, shape: 'l4' });
const marked = (seat: number, boxes: number, card = 'Ness'): TableEvent => ({
  event: 'marked',
  seat,
  card,
  boxes,
  by: 'shape',
});
const coin = (seat: number): TableEvent => ({ event: 'coin', seat });
const linesOf = (...events: TableEvent[]): string[] => summariesOf(events, narrator).map(({ text }) => text);

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await words.speak('en');
});

test('the latest turn is the one whose marks were revealed last, also while it is being settled', () => {
  const first = [revealed(1), marked(0, 1), coin(0)];
  const second = [revealed(2), marked(0, 2), marked(1, 4), coin(1)];
  expect(latestTurn([revealed(1)])).toEqual([]);
  expect(latestTurn([...first, revealed(2)])).toEqual(first);
  expect(latestTurn([...first, ...second])).toEqual(second);
  expect(latestTurn([...first, ...second, revealed(3)])).toEqual(second);
});

test('a finished island and the one taken for it come first', () => {
  const events: TableEvent[] = [
    marked(1, 0b11),
    coin(1),
    coin(1),
    { event: 'cup', seat: 1, points: 6 },
    { event: 'completed', seat: 1, card: 'Ness' },
    { event: 'took', seat: 1, card: 'Isle', from: 'display' },
  ];
  expect(linesOf(...events)).toEqual(['Bo finished Ness, took Isle, got 2 coins, and took the cup of 6.']);
  expect(linesOf(marked(1, 0b11), ...events.slice(4))).toEqual(['Bo finished Ness and took Isle.']);
});

test('otherwise the boxes are counted, on one island or on both', () => {
  const palm: TableEvent = { event: 'palm', seat: 0, points: 3 };
  expect(linesOf(marked(0, 0b111), palm, marked(1, 0b11), marked(1, 0b1, 'Isle'), coin(1))).toEqual([
    'Ada marked 3 boxes on Ness and scored 3 for a palm.',
    'Bo marked 3 boxes on both islands and got a coin.',
  ]);
});

test('a turn whose marks are not known tells only what lies open', () => {
  const completed: TableEvent = { event: 'completed', seat: 1, card: 'Ness' };
  expect(linesOf(completed, { event: 'took', seat: 1, card: 'Isle', from: 'pile' })).toEqual([
    'Bo finished Ness and drew Isle.',
  ]);
  expect(linesOf({ event: 'refilled', cards: ['Isle'] })).toEqual([]);
});

test.each(LANGUAGES)('a summary is complete in %s', async (language) => {
  await words.speak(language);
  const lines = linesOf(
    ...[0, 1].flatMap((seat): TableEvent[] => [
      marked(seat, 0b11),
      coin(seat),
      { event: 'palm', seat, points: 2 },
      { event: 'cup', seat, points: 5 },
    ]),
  );
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).not.toMatch(/did-|\{|undefined/);
});
