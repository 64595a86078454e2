/** An update of a table as steps that a person can follow: rivals' marks, then the settling seat by seat, then the shape. */

import type { GameView, OwnView, SideView, TableEvent, TableView } from '../wire';

/** What a table shows at one moment. */
export interface Shown {
  table: TableView | null;
  game: GameView | null;
  own: OwnView[];
  events: TableEvent[];
}

/** A moment, and the events that led to it. */
export interface Step extends Shown {
  stepEvents: TableEvent[];
}

type EventName = TableEvent['event'];

/** Each of these begins a step; coins and palms belong to the mark before them. */
const STEPS = new Set<EventName>(['marked', 'cup', 'completed', 'took', 'refilled', 'revealed']);
const MARKS = new Set<EventName>(['marked', 'coin', 'palm']);

/** The steps from one moment to another; a single one for what is shown at once. */
export function stepsBetween(before: Shown, after: Shown, news: readonly TableEvent[]): Step[] {
  const groups = grouped(news, seatOf(after));
  if (!before.game || !after.game || before.game.phase === 'keep' || groups.length < 2)
    return [{ ...after, stepEvents: [...news] }];
  let game = settling(before.game, news.filter(isQuiet(seatOf(after))), after.game);
  return groups.map((stepEvents, at) => {
    if (at === groups.length - 1) return { ...after, stepEvents };
    game = settling(game, stepEvents, after.game!);
    const later = groups.slice(at + 1).flat();
    const events = [...before.events, ...news.filter((event) => !later.includes(event))];
    return { ...between(before, after, scored(game, later, after.game!)), events, stepEvents };
  });
}

/** The seat that has made its marks itself; with several players on one device nobody has seen all of them. */
const seatOf = ({ own }: Shown): number | undefined => (own.length === 1 ? own[0]!.seat : undefined);

const isQuiet =
  (seat: number | undefined) =>
  (event: TableEvent): boolean =>
    MARKS.has(event.event) && 'seat' in event && event.seat === seat;

/** The events that are shown together; your own marks are no news. */
function grouped(news: readonly TableEvent[], seat: number | undefined): TableEvent[][] {
  const groups: TableEvent[][] = [];
  for (const event of news.filter((event) => !isQuiet(seat)(event))) {
    if (STEPS.has(event.event) || !groups.length) groups.push([]);
    groups.at(-1)!.push(event);
  }
  return groups;
}

/** A moment on the way, in which nobody has to decide. */
function between(before: Shown, after: Shown, game: GameView): Omit<Shown, 'events'> {
  const table = after.table && { ...after.table, status: before.table?.status ?? after.table.status };
  const own = before.own.map((view) => ({
    ...view,
    side: game.players[view.seat]!,
    legal: [],
    crosses: 0,
    can_take_back: false,
  }));
  return { table, game, own };
}

/** Points are shown once everything about their seat has been shown. */
function scored(game: GameView, later: readonly TableEvent[], after: GameView): GameView {
  const hasMore = (seat: number): boolean => later.some((event) => 'seat' in event && event.seat === seat);
  const players = game.players.map((side, seat) =>
    hasMore(seat) ? side : { ...side, score: after.players[seat]!.score },
  );
  return { ...game, players };
}

/** The game after some events, while it is settled. */
function settling(game: GameView, events: readonly TableEvent[], after: GameView): GameView {
  const settled = events.reduce((now, event) => withEvent(now, event, after), game);
  return { ...settled, phase: 'refill', to_move: [] };
}

function withEvent(game: GameView, event: TableEvent, after: GameView): GameView {
  switch (event.event) {
    case 'cup':
      return {
        ...withSide(game, event.seat, event, after),
        cups: game.cups.filter((cup) => cup !== event.points),
      };
    case 'took': {
      const pile_size = game.pile_size - (event.from === 'pile' ? 1 : 0);
      const display = game.display.filter((card) => card !== event.card);
      return { ...withSide(game, event.seat, event, after), pile_size, display };
    }
    case 'refilled': {
      const display = [...game.display, ...event.cards];
      return { ...game, display, pile_size: game.pile_size - event.cards.length };
    }
    case 'revealed':
      return { ...game, round: event.round, turn: event.turn, shape: event.shape };
    default:
      return 'seat' in event ? withSide(game, event.seat, event, after) : game;
  }
}

function withSide(game: GameView, seat: number, event: TableEvent, after: GameView): GameView {
  const players = game.players.map((side, at) => (at === seat ? sideAfter(side, event, after) : side));
  return { ...game, players };
}

function sideAfter(side: SideView, event: TableEvent, after: GameView): SideView {
  switch (event.event) {
    case 'marked':
      return {
        ...side,
        cards: side.cards.map(({ card, unmarked }) => ({
          card,
          unmarked: card === event.card ? unmarked & ~event.boxes : unmarked,
        })),
      };
    case 'coin':
      return { ...side, coins: side.coins + 1 };
    case 'palm':
      return { ...side, palms: [...side.palms, event.points] };
    case 'cup':
      return { ...side, cups: [...side.cups, event.points] };
    case 'completed':
      return {
        ...side,
        cards: side.cards.filter(({ card }) => card !== event.card),
        completed: [...side.completed, event.card],
      };
    case 'took': {
      const taken = after.players[event.seat]?.cards.find(({ card }) => card === event.card);
      return taken ? { ...side, cards: [...side.cards, taken] } : side;
    }
    default:
      return side;
  }
}
