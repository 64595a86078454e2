/** What a player has missed at a table since they last looked, on this device or another. */

import { api } from '../../net/api';
import type { EarlierTurn, Revealed, TableEvent } from '../../wire';
import { isTurn } from './log';
import { turnsOf } from './turn-summary';

/** A shorter absence, behind another tab or without a connection, needs no recap. */
const AWAY_MS = 5 * 60_000;

const keyOf = (turn: readonly TableEvent[]): string => {
  const { round, turn: number } = turn[0] as Revealed | EarlierTurn;
  return `${round}.${number}`;
};

export class Recap {
  isOpen = $state(false);
  /** The turns that were missed; what they show now, the log decides (R3.4). */
  #missed = $state.raw<ReadonlySet<string>>(new Set());
  #hasLooked = false;
  #awaySince: number | undefined;
  #reported = 0;

  constructor(readonly table: string) {}

  get hasTurns(): boolean {
    return this.#missed.size > 0;
  }

  /** The events of the turns that were missed, turn by turn, as far as the log has them. */
  turns(log: readonly TableEvent[]): TableEvent[][] {
    return settledTurns(log).filter((turn) => this.#missed.has(keyOf(turn)));
  }

  /** Follow the game up to an event, while the player is here or away. */
  follow(number: number, isHere: boolean): void {
    const isReading = this.isOpen; // read first, so that an effect runs again when the sheet closes
    if (!isHere) {
      this.#awaySince ??= Date.now();
      return;
    }
    const wasLongAway = this.#awaySince !== undefined && Date.now() - this.#awaySince >= AWAY_MS;
    this.#awaySince = undefined;
    if (!this.#hasLooked || wasLongAway) void this.#lookBack();
    else if (!isReading) this.#report(number);
  }

  async #lookBack(): Promise<void> {
    this.#hasLooked = true;
    const recap = await api.recap(this.table).catch(() => undefined);
    if (!recap) return;
    const turns = settledTurns(recap.events);
    const isOver = recap.events.some(({ event }) => event === 'won'); // the score sheet comes first
    this.#missed = new Set(turns.map(keyOf));
    this.isOpen = this.hasTurns && !isOver;
    if (!this.isOpen) this.#report(recap.number);
  }

  #report(number: number): void {
    if (number <= this.#reported) return;
    this.#reported = number;
    api.reportSeen(this.table, number).catch(() => undefined); // the next report includes it
  }
}

/** All turns but one of which nothing but its shape is known yet. */
function settledTurns(events: readonly TableEvent[]): TableEvent[][] {
  const turns = turnsOf(events).filter((turn) => turn[0] && isTurn(turn[0]));
  return turns.at(-1)?.length === 1 ? turns.slice(0, -1) : turns;
}
