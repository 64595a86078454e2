import { expect, test } from 'vitest';
import { loggedEvents } from '../src/net/logged-events';
import type { TableEvent } from '../src/wire';

const revealed = (round: number, turn: number): TableEvent => ({
  event: 'revealed',
  round,
  turn,
  shape: 'domino',
});
const earlier = (round: number, turn: number): TableEvent => ({ event: 'earlier_turn', round, turn });
const marked: TableEvent = { event: 'marked', seat: 0, card: 'grey-01', boxes: 3, by: 'shape' };
const coin: TableEvent = { event: 'coin', seat: 0 };
const turn = (round: number, number: number): TableEvent[] => [revealed(round, number), marked, coin];

test('of earlier turns of the round, the shape and the marks may not be looked up (R3.4)', () => {
  const events = [...turn(1, 7), ...turn(2, 1), ...turn(2, 2), ...turn(2, 3), revealed(2, 4)];
  expect(loggedEvents(events)).toEqual([
    ...turn(1, 7),
    earlier(2, 1),
    coin,
    earlier(2, 2),
    coin,
    ...turn(2, 3),
    revealed(2, 4),
  ]);
});

test('a new round opens the log of the one before; a received log without shapes stays so', () => {
  const round = [earlier(1, 1), coin, ...turn(1, 2), ...turn(1, 3)];
  expect(loggedEvents([...round, revealed(1, 4)])).toEqual([
    earlier(1, 1),
    coin,
    earlier(1, 2),
    coin,
    ...turn(1, 3),
    revealed(1, 4),
  ]);
  expect(loggedEvents([...round, revealed(2, 1)])).toEqual([...round, revealed(2, 1)]);
});

test('the memory aid and the end of the game open everything', () => {
  const events = [...turn(4, 1), ...turn(4, 2), ...turn(4, 3)];
  expect(loggedEvents(events, true)).toEqual(events);
  const over: TableEvent[] = [...events, { event: 'won', seats: [0] }, { event: 'left', seat: 0 }];
  expect(loggedEvents(over)).toEqual(over);
  expect(loggedEvents([])).toEqual([]);
});
