import { expect, test } from 'vitest';
import { isSame, turnsOf } from '../src/challenge/turns';
import type { ReplayView } from '../src/wire';

type Events = ReplayView['steps'][number]['events'];
const step = (total: number, ...events: unknown[]): object => ({
  events: events as Events,
  game: { players: [{ score: { total: 99 } }, { score: { total } }] },
});
const marked = { event: 'marked', seat: 1, card: 'a', boxes: 3, by: 'shape' };
const replayOf = (...steps: object[]): ReplayView => ({ table: {}, steps }) as unknown as ReplayView;

test('a turn ends where the next shape is revealed, with the score of its end', () => {
  const turns = turnsOf(
    replayOf(
      step(
        0,
        { event: 'kept', seat: 1, cards: ['a'] },
        { event: 'revealed', round: 1, turn: 1, shape: 't4' },
      ),
      step(5, marked, { event: 'marked', seat: 0, card: 'b', boxes: 1, by: 'box' }),
      step(
        8,
        { event: 'completed', seat: 1, card: 'a' },
        { event: 'revealed', round: 1, turn: 2, shape: 'l4' },
      ),
      step(9, { event: 'coin', seat: 1 }, { event: 'scored', seat: 1 }),
    ),
    1,
  );
  expect(turns.map(({ round, turn, points }) => [round, turn, points])).toEqual([
    [0, 0, 0],
    [1, 1, 8],
    [1, 2, 9],
  ]);
  expect(turns.map(({ events }) => events.map(({ event }) => event))).toEqual([
    ['kept'],
    ['marked', 'completed'],
    ['coin'],
  ]);
});

test('two turns are the same if the seat did the same', () => {
  const [, one] = turnsOf(
    replayOf(step(3, { event: 'revealed', round: 1, turn: 1, shape: 't4' }, marked)),
    1,
  );
  const [, other] = turnsOf(
    replayOf(step(3, { event: 'revealed', round: 1, turn: 1, shape: 't4' }, { ...marked, boxes: 5 })),
    1,
  );
  expect(isSame(one!, one!)).toBe(true);
  expect(isSame(one!, other!)).toBe(false);
});
