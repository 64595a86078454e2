/** The store of one table: the latest views, the events so far, and who is connected. Components read it. */

import type {
  CardView,
  GameView,
  OwnView,
  PlayerMove,
  Reaction,
  Refused,
  TableEvent,
  TableView,
  Update,
} from '../wire';
import { account } from '../account.svelte';
import { api, deckOf, Refusal } from './api';
import { loggedEvents } from './logged-events';
import { type CommandBody, TableSocket } from './socket';

/** The latest views and all events after an update, the update's own events, and whether it came as it happened. */
export type UpdateListener = (
  after: Pick<TableStore, 'table' | 'game' | 'own' | 'events'>,
  news: TableEvent[],
  isLive: boolean,
) => void;

export class TableStore {
  table = $state.raw<TableView | null>(null);
  game = $state.raw<GameView | null>(null);
  own = $state.raw<OwnView[]>([]);
  /** The number of the latest event. */
  number = $state(0);
  #received = $state.raw<TableEvent[]>([]);
  /** The events so far that may be looked up (R3.4). */
  events = $derived(loggedEvents(this.#received, this.table?.settings.memory_aid));
  /** The events of the latest live update; empty for those missed while disconnected. */
  news = $state.raw<TableEvent[]>([]);
  /** The seats whose players are connected. */
  here = $state.raw<number[]>([]);
  cards = $state.raw<Map<string, CardView>>(new Map());
  isOpen = $state(false);
  /** The connection has been lost and is being restored. */
  isLost = $state(false);
  refused = $state.raw<Refused | null>(null);
  failure = $state.raw<Refusal | null>(null);
  #isCatchingUp = true;
  #applied: Promise<void> = Promise.resolve();
  /** Called with every phrase that somebody says. */
  onreaction: (reaction: Reaction) => void = () => undefined;
  readonly #socket: TableSocket;

  constructor(
    id: string,
    readonly listener?: UpdateListener,
  ) {
    this.#socket = new TableSocket(id, {
      update: (update) => this.#queue(update),
      presence: ({ here }) => (this.here = here),
      refused: (refused) => (this.refused = refused),
      reaction: (reaction) => this.onreaction(reaction),
      connection: (isOpen) => this.#handleConnection(isOpen),
      signedOut: () => (account.isSignedOut = true),
      number: () => this.number,
    });
    // A refused WebSocket gives no reason; a plain request does.
    api.table(id).catch((failure: unknown) => this.#fail(failure));
  }

  /** Send a command; true once the server has stored it. */
  async send(body: CommandBody): Promise<boolean> {
    this.refused = null;
    const refused = await this.#socket.send(body);
    return !refused;
  }

  play(seat: number, ...moves: PlayerMove[]): Promise<boolean> {
    return this.send({ command: 'play', seat, moves });
  }

  /** Connect again, after signing in as somebody else. */
  reconnect(): void {
    this.#socket.reconnect();
  }

  close(): void {
    this.#socket.close();
  }

  /** Updates are applied one after the other, even while the deck is still loading. */
  #queue(update: Update): void {
    this.#applied = this.#applied
      .then(() => this.#apply(update))
      .catch((failure: unknown) => this.#fail(failure));
  }

  async #apply(update: Update): Promise<void> {
    const isFresh = update.number > this.number;
    const isCatchingUp = this.#isCatchingUp;
    this.#isCatchingUp = false;
    this.number = update.number;
    if (update.table && update.table.deck !== this.table?.deck) await this.#loadDeck(update.table.deck);
    if (update.table) this.table = update.table;
    if (update.game) this.game = update.game;
    if (update.own) this.own = update.own;
    const events = update.events ?? [];
    if (isFresh) this.#received = [...this.#received, ...events];
    if (isFresh) this.news = isCatchingUp ? [] : events;
    const { table, game, own } = this;
    this.listener?.({ table, game, own, events: this.events }, isFresh ? events : [], !isCatchingUp);
  }

  async #loadDeck(sha256: string): Promise<void> {
    const deck = await deckOf(sha256);
    this.cards = new Map(deck.cards.map((card) => [card.id, card]));
  }

  #handleConnection(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.isLost = !isOpen;
    if (isOpen) this.#isCatchingUp = true;
  }

  #fail(failure: unknown): void {
    if (!(failure instanceof Refusal) || failure.status < 400 || failure.status >= 500) return;
    this.failure = failure;
    this.close();
  }
}
