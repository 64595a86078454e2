/** A table as this device knows it: the latest views, what has happened, and who is there. */

import type { GameView, OwnView, PlayerMove, Refused, TableEvent, TableView, Update } from '../wire';
import { api, type Card, deckOf, Refusal } from './api';
import { type Asked, TableSocket } from './socket';

export class TableLink {
  table = $state.raw<TableView | null>(null);
  game = $state.raw<GameView | null>(null);
  own = $state.raw<OwnView[]>([]);
  events = $state.raw<TableEvent[]>([]);
  /** What the latest live update told; empty for what was missed while away. */
  news = $state.raw<TableEvent[]>([]);
  here = $state.raw<number[]>([]);
  cards = $state.raw<Map<string, Card>>(new Map());
  isOpen = $state(false);
  /** The connection was there once and is lost. */
  isLost = $state(false);
  refused = $state.raw<Refused | null>(null);
  failure = $state.raw<Refusal | null>(null);
  #number = 0;
  #isFirst = true;
  #taken: Promise<void> = Promise.resolve();
  readonly #socket: TableSocket;

  constructor(id: string) {
    this.#socket = new TableSocket(id, {
      update: (update) => this.#queue(update),
      presence: ({ here }) => (this.here = here),
      refused: (refused) => (this.refused = refused),
      connection: (isOpen) => this.#connection(isOpen),
      number: () => this.#number,
    });
    // A socket can't say why it was refused; a plain request can.
    api.table(id).catch((failure: unknown) => this.#fail(failure));
  }

  /** Ask something of the table; true once it is on disk. */
  async ask(asked: Asked): Promise<boolean> {
    this.refused = null;
    const refused = await this.#socket.ask(asked);
    return !refused;
  }

  play(seat: number, ...moves: PlayerMove[]): Promise<boolean> {
    return this.ask({ command: 'play', seat, moves });
  }

  /** Come again, as somebody else than before. */
  reconnect(): void {
    this.#socket.reconnect();
  }

  close(): void {
    this.#socket.close();
  }

  /** Updates are taken one after the other, also while the deck is still on its way. */
  #queue(update: Update): void {
    this.#taken = this.#taken.then(() => this.#take(update)).catch((failure: unknown) => this.#fail(failure));
  }

  async #take(update: Update): Promise<void> {
    const isFresh = update.number > this.#number;
    const isCatchingUp = this.#isFirst;
    this.#isFirst = false;
    this.#number = update.number;
    if (update.table && update.table.deck !== this.table?.deck) await this.#learnDeck(update.table.deck);
    if (update.table) this.table = update.table;
    if (update.game) this.game = update.game;
    if (update.own) this.own = update.own;
    const events = update.events ?? [];
    if (isFresh) this.events = [...this.events, ...events];
    if (isFresh) this.news = isCatchingUp ? [] : events;
  }

  async #learnDeck(sha256: string): Promise<void> {
    const deck = await deckOf(sha256);
    this.cards = new Map(deck.cards.map((card) => [card.id, card]));
  }

  #connection(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.isLost = !isOpen;
    if (isOpen) this.#isFirst = true;
  }

  #fail(failure: unknown): void {
    if (!(failure instanceof Refusal) || failure.status < 400 || failure.status >= 500) return;
    this.failure = failure;
    this.close();
  }
}
