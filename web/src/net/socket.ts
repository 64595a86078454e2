/** A table's WebSocket. It reconnects by itself, asks for the events it has missed, and resends unanswered commands. */

import type { Presence, Reaction, Refused, ServerMessage, TableCommand, Update } from '../wire';
import { newId } from './api';

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;
/** The close code of sockets whose device has been signed out. */
const SIGNED_OUT = 4001;

export interface Listener {
  update(update: Update): void;
  presence(presence: Presence): void;
  refused(refused: Refused): void;
  reaction(reaction: Reaction): void;
  connection(isOpen: boolean): void;
  /** The device of this socket has been signed out. */
  signedOut(): void;
  /** The number of the latest event received. */
  number(): number;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type CommandBody = WithoutId<TableCommand>;

interface Unanswered {
  command: TableCommand;
  settle(refused?: Refused): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Unanswered>();
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  readonly #retry = (): void => this.#connectAfter(0);
  /** Sockets don't notice that the device has lost its network: they wait. */
  readonly #disconnect = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#handleLoss(socket);
    socket.close();
  };

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#retry);
    addEventListener('offline', this.#disconnect);
    document.addEventListener('visibilitychange', this.#retry);
    this.#connect();
  }

  /** Send a command; resolves with the refusal, or with nothing once the server has stored it. */
  send(body: CommandBody): Promise<Refused | undefined> {
    const command = { id: newId(), ...body } as TableCommand;
    return new Promise((settle) => {
      this.#unanswered.set(command.id, { command, settle });
      this.#transmit(command);
    });
  }

  /** Disconnect, and connect again at once. */
  reconnect(): void {
    const before = this.#socket;
    this.#connect();
    before?.close();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#retry);
    removeEventListener('offline', this.#disconnect);
    document.removeEventListener('visibilitychange', this.#retry);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?after=${this.listener.number()}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => this.#handleOpen();
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = ({ code }) => (code === SIGNED_OUT ? this.#end() : this.#handleLoss(socket));
  }

  #end(): void {
    this.close();
    this.listener.signedOut();
  }

  #handleOpen(): void {
    this.#pause = FIRST_PAUSE_MS;
    this.listener.connection(true);
    for (const { command } of this.#unanswered.values()) this.#transmit(command);
  }

  #handleLoss(socket: WebSocket): void {
    if (this.#isClosed || socket !== this.#socket) return;
    this.#socket = null;
    this.listener.connection(false);
    this.#connectAfter(this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #connectAfter(pause: number): void {
    if (this.#socket || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #transmit(command: TableCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #receive(message: ServerMessage): void {
    if (message.message === 'update') this.#update(message);
    else if (message.message === 'presence') this.listener.presence(message);
    else if (message.message === 'done') this.#settle(message.id);
    else if (message.message === 'reaction') this.listener.reaction(message);
    else this.#refuse(message);
  }

  #update(update: Update): void {
    this.listener.update(update);
    if (update.done) this.#settle(update.done);
  }

  #refuse(refused: Refused): void {
    this.listener.refused(refused);
    if (refused.id) this.#settle(refused.id, refused);
  }

  #settle(id: string, refused?: Refused): void {
    this.#unanswered.get(id)?.settle(refused);
    this.#unanswered.delete(id);
  }
}
