/** Which symbols and cards move between two states of a game. */

import { eachBox } from '../board/boxes';
import type { CardView, GameView, SideView } from '../wire';

/** A state as it is shown: the game, and the side of the seat in front including its marks of this turn. */
export interface Moment {
  game: GameView;
  seat: number;
  side: SideView;
}

/** A symbol flies from its box to the score card, a cup from the round card; a card is laid aside, or comes to a player. */
export type Flight =
  | { kind: 'coin' | 'palm'; seat: number; card: string; box: number; slot: number }
  | { kind: 'cup'; seat: number; points: number; slot: number }
  | { kind: 'finished'; seat: number; card: string }
  | { kind: 'taken'; seat: number; card: string; from: 'display' | 'pile' };

type Cards = ReadonlyMap<string, CardView>;

/** Everything that moves; nothing if another seat has come to the front or the states are far apart. */
export function flightsBetween(before: Moment, now: Moment, cards: Cards): Flight[] {
  if (before.seat !== now.seat || !isNear(before.game, now.game)) return [];
  const seats = now.game.players.map((_, seat) => seat);
  return seats.flatMap((seat) => [
    ...noted(seat, sideOf(before, seat), sideOf(now, seat), cards),
    ...moved(seat, before.game, sideOf(before, seat), now.game, sideOf(now, seat)),
  ]);
}

const sideOf = ({ game, seat, side }: Moment, at: number): SideView =>
  at === seat ? side : game.players[at]!;

/** Whether two states are at most one turn apart. */
function isNear(before: GameView, now: GameView): boolean {
  const turns = 7 * (now.round - before.round) + now.turn - before.turn;
  return before.phase !== 'keep' && (turns === 0 || turns === 1);
}

/** The coins, palms and cups that a seat has got, each with its position on the score card. */
function noted(seat: number, before: SideView, now: SideView, cards: Cards): Flight[] {
  const marked = (kind: 'coin' | 'palm', places: readonly number[]): Flight[] =>
    newlyMarked(before, now)
      .flatMap(({ card, boxes }) =>
        eachBox(boxes & (cards.get(card)?.[`${kind}s`] ?? 0)).map((box) => ({ card, box })),
      )
      .slice(0, places.length)
      .map((from, at) => ({ kind, seat, ...from, slot: places[at]! }));
  return [
    ...marked('coin', between(before.coins, now.coins)),
    ...marked('palm', between(before.palms.length, now.palms.length)),
    ...between(before.cups.length, now.cups.length).map((slot): Flight => ({
      kind: 'cup',
      seat,
      points: now.cups[slot]!,
      slot,
    })),
  ];
}

const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

const newlyMarked = (before: SideView, now: SideView): { card: string; boxes: number }[] =>
  before.cards.map(({ card, unmarked }) => ({
    card,
    boxes: unmarked & ~(now.cards.find((open) => open.card === card)?.unmarked ?? 0),
  }));

/** The cards that a player has finished and taken. */
function moved(seat: number, from: GameView, before: SideView, to: GameView, now: SideView): Flight[] {
  const had = new Set(before.cards.map(({ card }) => card));
  const finished = now.completed.filter((card) => had.has(card));
  const taken = now.cards.map(({ card }) => card).filter((card) => !had.has(card));
  return [
    ...finished.map((card): Flight => ({ kind: 'finished', seat, card })),
    ...taken.flatMap((card): Flight[] => {
      if (from.display.includes(card)) return [{ kind: 'taken', seat, card, from: 'display' }];
      return to.pile_size < from.pile_size ? [{ kind: 'taken', seat, card, from: 'pile' }] : [];
    }),
  ];
}
