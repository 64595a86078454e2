/** A table's socket that comes back by itself, asks for what it has missed, and repeats what was never acknowledged. */

import type { Refused, ServerMessage, TableCommand, Update, Presence } from '../wire';
import { newId } from './api';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

export interface Listener {
  update(update: Update): void;
  presence(presence: Presence): void;
  refused(refused: Refused): void;
  connection(isOpen: boolean): void;
  /** The number of the latest event that is known. */
  number(): number;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Asked = WithoutId<TableCommand>;

interface Waiting {
  command: TableCommand;
  settle(refused?: Refused): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #timer = 0;
  #isClosed = false;
  readonly #retry = (): void => this.#soon(0);
  /** A device without a network is not told so by its sockets, which wait. */
  readonly #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    socket.close();
  };

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#retry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#retry);
    this.#connect();
  }

  /** Ask something of the table; answered with the refusal, or with nothing once it is on disk. */
  ask(asked: Asked): Promise<Refused | undefined> {
    const command = { id: newId(), ...asked } as TableCommand;
    return new Promise((settle) => {
      this.#waiting.set(command.id, { command, settle });
      this.#send(command);
    });
  }

  /** Leave, and come again at once. */
  reconnect(): void {
    const before = this.#socket;
    this.#connect();
    before?.close();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#retry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#retry);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?after=${this.listener.number()}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #opened(): void {
    this.#pause = FIRST_PAUSE;
    this.listener.connection(true);
    for (const { command } of this.#waiting.values()) this.#send(command);
  }

  #lost(socket: WebSocket): void {
    if (this.#isClosed || socket !== this.#socket) return;
    this.#socket = null;
    this.listener.connection(false);
    this.#soon(this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #soon(pause: number): void {
    if (this.#socket || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), pause);
  }

  #send(command: TableCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #hear(message: ServerMessage): void {
    if (message.message === 'update') this.listener.update(message);
    else if (message.message === 'presence') this.listener.presence(message);
    else if (message.message === 'done') this.#settle(message.id);
    else this.#refuse(message);
  }

  #refuse(refused: Refused): void {
    this.listener.refused(refused);
    if (refused.id) this.#settle(refused.id, refused);
  }

  #settle(id: string, refused?: Refused): void {
    this.#waiting.get(id)?.settle(refused);
    this.#waiting.delete(id);
  }
}
