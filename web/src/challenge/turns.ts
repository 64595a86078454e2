/** A seat's game turn by turn, for comparison with another game on the same deal. */

import type { ReplayView, TableEvent } from '../wire';

export interface SeatTurn {
  /** Zero before the first turn. */
  round: number;
  turn: number;
  shape: string | null;
  /** What the seat did, and what it gained. */
  events: TableEvent[];
  /** The seat's score after the turn. */
  points: number;
}

const OWN = new Set(['kept', 'marked', 'coin', 'palm', 'cup', 'completed', 'took']);
const isOf = (event: TableEvent, seat: number): boolean =>
  OWN.has(event.event) && 'seat' in event && event.seat === seat;

/** The turns of a seat, from the cards that it kept to the end. */
export function turnsOf(replay: ReplayView, seat: number): SeatTurn[] {
  const turns: SeatTurn[] = [{ round: 0, turn: 0, shape: null, events: [], points: 0 }];
  for (const { events, game } of replay.steps) {
    const before = turns.at(-1)!;
    for (const event of events) {
      if (event.event === 'revealed')
        turns.push({ round: event.round, turn: event.turn, shape: event.shape, events: [], points: 0 });
      else if (isOf(event, seat)) turns.at(-1)!.events.push(event);
    }
    for (const turn of turns.slice(turns.indexOf(before))) turn.points = game.players[seat]!.score.total;
  }
  return turns;
}

/** Whether a seat did the same in a turn of two games. */
export const isSame = (one: SeatTurn, other: SeatTurn): boolean =>
  JSON.stringify(one.events) === JSON.stringify(other.events);
