/** A real server for the tests of the network: it records what it receives and sends what a test wants. */

import { createServer, type Server } from 'node:http';
import { vi } from 'vitest';
import { type Connection, WebSocket, WebSocketServer } from 'ws';
import type { ServerMessage, TableCommand } from '../src/wire';

/** As in a browser, a failure that nobody listens to is no exception. */
class BrowserWebSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.addEventListener('error', () => undefined);
  }
}

export class TableServer {
  /** The paths of the WebSockets that were opened, in order. */
  readonly opened: string[] = [];
  readonly commands: TableCommand[] = [];
  /** How often a client tried to connect. */
  attempts = 0;
  isRefusing = false;
  /** Answers to HTTP requests by path; a path without one is not found. */
  readonly answers = new Map<string, unknown>();
  #connections: Connection[] = [];
  readonly #http: Server;

  private constructor() {
    this.#http = createServer(async (request, response) => {
      const answer = await this.answers.get(request.url);
      if (answer === undefined) response.writeHead(404).end('{"code": "no-table"}');
      else response.writeHead(200).end(JSON.stringify(answer));
    });
    const sockets = new WebSocketServer({
      server: this.#http,
      verifyClient: () => (++this.attempts, !this.isRefusing),
    });
    sockets.on('connection', (connection, request) => {
      this.#connections.push(connection);
      connection.on('message', (data) => this.commands.push(JSON.parse(data.toString()) as TableCommand));
      this.opened.push(request.url);
    });
  }

  /** Start listening, and give the code under test what it uses of a browser. */
  static async start(): Promise<TableServer> {
    const server = new TableServer();
    await new Promise<void>((ready) => server.#http.listen(0, '127.0.0.1', ready));
    const host = `127.0.0.1:${server.#http.address().port}`;
    const request = globalThis.fetch;
    const page = new EventTarget();
    vi.stubGlobal('WebSocket', BrowserWebSocket);
    vi.stubGlobal('location', { protocol: 'http:', host });
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
    vi.stubGlobal('fetch', (path: string, options: RequestInit) => request(`http://${host}${path}`, options));
    // Only the client waits on the clock; the network goes on as always.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return server;
  }

  send(message: ServerMessage): void {
    this.#connections.at(-1)!.send(JSON.stringify(message));
  }

  /** Cut the connection without a word. */
  cut(): void {
    this.#connections.at(-1)!.terminate();
  }

  /** Close the connection with a code. */
  close(code: number): void {
    this.#connections.at(-1)!.close(code);
  }

  stop(): void {
    vi.useRealTimers();
    for (const connection of this.#connections) connection.terminate();
    this.#http.closeAllConnections();
    this.#http.close();
    vi.unstubAllGlobals();
  }
}

const turnOfTheLoop = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Wait for the network, but not for the clock. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns++) {
    if (turns > 100_000) throw new Error('it never happened');
    await turnOfTheLoop();
  }
}

/** Give the network time for whatever should not happen. */
export async function aMoment(): Promise<void> {
  for (let turns = 0; turns < 200; turns++) await turnOfTheLoop();
}
