/** What a player at the table is doing. */

import type { GameView, TableView } from '../../wire';
import { isBot } from '../names';

/** The end of the message "seat-…"; empty if there is nothing to say. */
export type SeatState = 'won' | 'left' | 'away' | 'takes' | 'thinks' | 'ready' | '';

/** The state of a seat; `here` are the connected seats, or empty if that is not known. */
export function seatState(table: TableView, game: GameView, at: number, here: readonly number[]): SeatState {
  const seat = table.seats[at];
  if (game.phase === 'over') return game.winners?.includes(at) ? 'won' : '';
  if (table.status === 'finished') return ''; // a puzzle or a replay: nobody is at the table
  if (seat?.has_left) return 'left';
  if (seat && !isBot(seat) && here.length && !here.includes(at)) return 'away';
  if (game.to_move.includes(at)) return game.phase === 'take' ? 'takes' : 'thinks';
  return game.phase === 'mark' || game.phase === 'keep' ? 'ready' : '';
}
