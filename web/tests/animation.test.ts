import { expect, test } from 'vitest';
import { type Flight, flightsBetween, type Moment } from '../src/animation/flights';
import type { CardView, GameView, SideView } from '../src/wire';

const score = { coins: 0, cups: 0, palms: 0, cards: 0, seals: 0, total: 0 };
const bare: SideView = { cards: [], coins: 0, cups: [], palms: [], completed: [], score };
const island = { id: 'reef', boxes: 0xff, coins: 0b0110, palms: 0b1000, crosses: 0 } as CardView;
const cards = new Map([[island.id, island]]);

function moment(side: Partial<SideView>, game: Partial<GameView> = {}): Moment {
  const seen = { ...bare, ...side };
  const table = { phase: 'mark', round: 1, turn: 3, display: ['bay'], pile_size: 9, players: [seen, bare] };
  return { seat: 0, side: seen, game: { ...table, ...game } as GameView };
}

const untouched = moment({ cards: [{ card: 'reef', unmarked: 0xff }], coins: 2 });

test('marked coins fly from their boxes to the next positions on the score card', () => {
  const marked = moment({ cards: [{ card: 'reef', unmarked: 0xf0 }], coins: 4, palms: [2] });
  expect(flightsBetween(untouched, marked, cards)).toEqual<Flight[]>([
    { kind: 'coin', seat: 0, card: 'reef', box: 1, slot: 2 },
    { kind: 'coin', seat: 0, card: 'reef', box: 2, slot: 3 },
    { kind: 'palm', seat: 0, card: 'reef', box: 3, slot: 0 },
  ]);
});

test("a rival's coins and cups fly to the rival", () => {
  const rival = (side: Partial<SideView>): Moment => moment({}, { players: [bare, { ...bare, ...side }] });
  const before = rival({ cards: [{ card: 'reef', unmarked: 0xff }], coins: 3 });
  const after = rival({ cards: [{ card: 'reef', unmarked: 0xfd }], coins: 4, cups: [6] });
  expect(flightsBetween(before, after, cards)).toEqual<Flight[]>([
    { kind: 'coin', seat: 1, card: 'reef', box: 1, slot: 3 },
    { kind: 'cup', seat: 1, points: 6, slot: 0 },
  ]);
});

test('a mark taken back is not animated', () => {
  const marked = moment({ cards: [{ card: 'reef', unmarked: 0xf0 }], coins: 4 });
  expect(flightsBetween(marked, untouched, cards)).toEqual([]);
});

test('a finished island is laid aside, and another comes from the display', () => {
  const after = moment({ cards: [{ card: 'bay', unmarked: 0xf }], completed: ['reef'], coins: 2 });
  expect(flightsBetween(untouched, after, cards)).toEqual<Flight[]>([
    { kind: 'finished', seat: 0, card: 'reef' },
    { kind: 'taken', seat: 0, card: 'bay', from: 'display' },
  ]);
});

test('a card that was not on the display comes from the pile', () => {
  const drawn = moment(untouched.side, {
    pile_size: 8,
    players: [untouched.side, { ...bare, cards: [{ card: 'cove', unmarked: 1 }] }],
  });
  expect(flightsBetween(untouched, drawn, cards)).toEqual<Flight[]>([
    { kind: 'taken', seat: 1, card: 'cove', from: 'pile' },
  ]);
});

test('nothing is animated when another seat comes to the front, states are far apart, or a game is set up', () => {
  const after = moment({ cards: [{ card: 'bay', unmarked: 0xf }], completed: ['reef'], coins: 3 });
  expect(flightsBetween(untouched, { ...after, seat: 1 }, cards)).toEqual([]);
  expect(flightsBetween(untouched, { ...after, game: { ...after.game, round: 3 } }, cards)).toEqual([]);
  const setUp = moment({}, { phase: 'keep', round: 1, turn: 2 });
  expect(flightsBetween(setUp, after, cards)).toEqual([]);
});
