import { expect, test } from 'vitest';
import { Announcer } from '../src/table/history/announcer';
import type { OwnView, TableEvent } from '../src/wire';

/** A seat's own view, of which only what is told of matters: its open island, and whether a cross is owed. */
const own = (unmarked: number, crosses = 0, seat = 0): OwnView =>
  ({
    seat,
    crosses,
    can_take_back: true,
    side: { cards: [{ card: 'grey-01', unmarked }] },
  }) as unknown as OwnView;

const marked = (seat: number, boxes: number): TableEvent => ({
  event: 'marked',
  seat,
  card: 'grey-01',
  boxes,
  by: 'shape',
});
const coin: TableEvent = { event: 'coin', seat: 0, coins: 1 } as unknown as TableEvent;

test('an event is announced once, even when something else changes', () => {
  const announcer = new Announcer();
  const news = [coin];
  expect(announcer.newEvents(news, own(0b1111))).toEqual([coin]);
  expect(announcer.newEvents(news, own(0b1111))).toEqual([]);
});

test('a mark is announced when it is made, and not again when it becomes public', () => {
  const announcer = new Announcer();
  announcer.newEvents([], own(0b1111));
  expect(announcer.newEvents([], own(0b0011))).toEqual([marked(0, 0b1100)]);
  expect(announcer.newEvents([marked(1, 0b1100), marked(0, 0b1100), coin], own(0b0011))).toEqual([
    marked(1, 0b1100),
    coin,
  ]);
});

test('a box marked for a cross is announced as such', () => {
  const announcer = new Announcer();
  announcer.newEvents([], own(0b1111, 1));
  expect(announcer.newEvents([], own(0b0111))).toEqual([{ ...marked(0, 0b1000), by: 'cross' }]);
});

test('a mark placed differently is announced completely, and not again when it becomes public', () => {
  const announcer = new Announcer();
  announcer.newEvents([], own(0b1111));
  announcer.newEvents([], own(0b1100, 1));
  expect(announcer.newEvents([], own(0b1001, 1))).toEqual([marked(0, 0b0110)]);
  expect(announcer.newEvents([marked(0, 0b0110)], own(0b1001))).toEqual([]);
});

test('a mark that somebody else made for the seat is announced when it becomes public', () => {
  const announcer = new Announcer();
  announcer.newEvents([], own(0b1111));
  expect(announcer.newEvents([marked(0, 0b1100)], own(0b1111))).toEqual([marked(0, 0b1100)]);
});

test('marks taken back, and those of another seat on the device, are not announced', () => {
  const announcer = new Announcer();
  announcer.newEvents([], own(0b0011));
  expect(announcer.newEvents([], own(0b1111))).toEqual([]);
  expect(announcer.newEvents([], own(0b0011, 0, 1))).toEqual([]);
});
