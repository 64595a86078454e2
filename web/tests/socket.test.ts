import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Listener, TableSocket } from '../src/net/socket';
import type { Presence, Refused, Update } from '../src/wire';
import { aMoment, TableServer, until } from './table-server';

const UPDATE: Update = { message: 'update', number: 3 };
const PRESENCE: Presence = { message: 'presence', here: [0, 1] };
const REFUSED: Refused = { message: 'refused', code: 'not-your-seat', text: 'No.' };

let server: TableServer;
let socket: TableSocket;
/** What the listener was told, in order. */
let reports: unknown[];
let number: number;

const listener: Listener = {
  update: (update) => reports.push(update),
  presence: (presence) => reports.push(presence),
  refused: (refused) => reports.push(refused),
  reaction: () => undefined,
  connection: (isOpen) => reports.push(isOpen ? 'open' : 'lost'),
  signedOut: () => reports.push('signed out'),
  number: () => number,
};

beforeEach(async () => {
  server = await TableServer.start();
  reports = [];
  number = 0;
});

afterEach(() => {
  socket.close();
  server.stop();
});

/** Connect, and wait until both sides know. */
async function connect(): Promise<void> {
  const before = server.opened.length;
  socket = new TableSocket('tide pool', listener);
  await until(() => reports.includes('open') && server.opened.length > before);
}

async function reconnectAfter(pause: number): Promise<void> {
  const [opened, told] = [server.opened.length, reports.length];
  vi.advanceTimersByTime(pause);
  await until(() => server.opened.length > opened && reports.length > told);
}

const lose = async (): Promise<void> => {
  server.cut();
  await until(() => reports.at(-1) === 'lost');
};

test('a socket asks for the events after the latest it knows', async () => {
  number = 7;
  await connect();
  expect(server.opened).toEqual(['/api/tables/tide%20pool/socket?after=7']);
});

test('updates, presence and refusals reach the listener in the order they were sent', async () => {
  await connect();
  server.send(UPDATE);
  server.send(PRESENCE);
  server.send(REFUSED);
  server.send({ ...UPDATE, number: 4 });
  await until(() => reports.length === 5);
  expect(reports).toEqual(['open', UPDATE, PRESENCE, REFUSED, { ...UPDATE, number: 4 }]);
});

test('commands arrive in the order they were sent, each with an id of its own', async () => {
  await connect();
  for (const seat of [0, 1, 2]) void socket.send({ command: 'rise', seat });
  await until(() => server.commands.length === 3);
  expect(server.commands).toMatchObject([{ seat: 0 }, { seat: 1 }, { seat: 2 }]);
  expect(new Set(server.commands.map(({ id }) => id)).size).toBe(3);
});

test('a stored command resolves with nothing, whatever the order of the answers', async () => {
  await connect();
  const answers = [socket.send({ command: 'leave' }), socket.send({ command: 'return' })];
  await until(() => server.commands.length === 2);
  for (const { id } of [...server.commands].reverse()) server.send({ message: 'done', id });
  expect(await Promise.all(answers)).toEqual([undefined, undefined]);
});

test('a refused command resolves with its refusal', async () => {
  await connect();
  const answer = socket.send({ command: 'close' });
  await until(() => server.commands.length === 1);
  const refused = { ...REFUSED, id: server.commands[0]!.id };
  server.send(refused);
  expect(await answer).toEqual(refused);
  expect(reports.at(-1)).toEqual(refused);
});

test('unanswered commands are sent again after reconnecting, in order and with the same ids', async () => {
  await connect();
  const first = socket.send({ command: 'rise', seat: 0 });
  void socket.send({ command: 'rise', seat: 1 });
  void socket.send({ command: 'rise', seat: 2 });
  await until(() => server.commands.length === 3);
  server.send({ message: 'done', id: server.commands[0]!.id });
  await first;
  await lose();
  await reconnectAfter(400);
  await until(() => server.commands.length === 5);
  expect(server.commands.slice(3)).toEqual(server.commands.slice(1, 3));
});

test('a command given while disconnected is sent once connected', async () => {
  await connect();
  await lose();
  void socket.send({ command: 'leave' });
  await aMoment();
  expect(server.commands).toEqual([]);
  await reconnectAfter(400);
  await until(() => server.commands.length === 1);
});

test('a reconnecting socket asks only for what it has missed', async () => {
  await connect();
  number = 12;
  await lose();
  await reconnectAfter(400);
  expect(server.opened.at(-1)).toBe('/api/tables/tide%20pool/socket?after=12');
});

test('pauses between attempts double up to eight seconds, and start anew after a success', async () => {
  await connect();
  server.isRefusing = true;
  await lose();
  for (const pause of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
    const { attempts } = server;
    const told = reports.length;
    vi.advanceTimersByTime(pause - 1);
    await aMoment();
    expect(server.attempts).toBe(attempts);
    vi.advanceTimersByTime(1);
    await until(() => server.attempts === attempts + 1 && reports.length === told + 1);
  }
  server.isRefusing = false;
  await reconnectAfter(8000);
  await lose();
  await reconnectAfter(400);
});

test('a device that comes online again reconnects at once', async () => {
  await connect();
  await lose();
  dispatchEvent(new Event('online'));
  await reconnectAfter(0);
  expect(reports).toEqual(['open', 'lost', 'open']);
});

test('a device that goes offline reports the loss at once', async () => {
  await connect();
  dispatchEvent(new Event('offline'));
  expect(reports).toEqual(['open', 'lost']);
});

test('reconnecting on purpose is not reported as a loss', async () => {
  await connect();
  socket.reconnect();
  await until(() => server.opened.length === 2 && reports.length === 2);
  await aMoment();
  expect(reports).toEqual(['open', 'open']);
});

test('a closed socket stays closed', async () => {
  await connect();
  socket.close();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  await aMoment();
  expect(server.attempts).toBe(1);
  expect(reports).toEqual(['open']);
});

test('a socket of a device that was signed out does not connect again', async () => {
  await connect();
  server.close(4001);
  await until(() => reports.at(-1) === 'signed out');
  vi.advanceTimersByTime(20_000);
  await aMoment();
  expect(server.opened).toHaveLength(1);
});
