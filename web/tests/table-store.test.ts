import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableStore } from '../src/net/table.svelte';
import type { GameView, OwnView, TableEvent, TableView, Update } from '../src/wire';
import { aMoment, TableServer, until } from './table-server';

const table = (deck: string): TableView => ({ id: 't1', status: 'playing', deck, settings: {} }) as TableView;
const game = (turn: number): GameView => ({ turn }) as GameView;
const own = (crosses: number): OwnView[] => [{ seat: 0, crosses } as OwnView];
const coin: TableEvent = { event: 'coin', seat: 0 };
const began: TableEvent = { event: 'began' };
const deckOf = (id: string): object => ({ cards: [{ id }] });
const update = (number: number, rest: Partial<Update> = {}): Update => ({
  message: 'update',
  number,
  ...rest,
});

let server: TableServer;
let store: TableStore;

beforeEach(async () => {
  server = await TableServer.start();
  server.answers.set('/api/tables/t1', {});
});

afterEach(() => {
  store.close();
  server.stop();
});

async function connect(): Promise<void> {
  store = new TableStore('t1');
  await until(() => store.isOpen && server.opened.length === 1);
}

test('the views of an update replace those before; a missing one stays', async () => {
  server.answers.set('/api/decks/a1', deckOf('reef'));
  await connect();
  server.send(update(1, { table: table('a1'), game: game(1), own: own(0) }));
  server.send(update(2, { own: own(2) }));
  await until(() => store.own[0]?.crosses === 2);
  expect(store.table).toEqual(table('a1'));
  expect(store.game).toEqual(game(1));
  expect([...store.cards.keys()]).toEqual(['reef']);
});

test('updates are applied in order, even while the deck of the first is still loading', async () => {
  let answer = (_: object): void => undefined;
  server.answers.set('/api/decks/a2', new Promise<object>((loaded) => (answer = loaded)));
  await connect();
  server.send(update(1, { table: table('a2'), game: game(1), events: [began] }));
  server.send(update(2, { game: game(2), events: [coin] }));
  await aMoment();
  expect(store.game).toBeNull();
  answer(deckOf('reef'));
  await until(() => store.game?.turn === 2);
  expect(store.events).toEqual([began, coin]);
});

test('what was missed is no news, what happens live is', async () => {
  await connect();
  server.send(update(1, { events: [began] }));
  await until(() => store.events.length === 1);
  expect(store.news).toEqual([]);
  server.send(update(2, { events: [coin] }));
  await until(() => store.events.length === 2);
  expect(store.news).toEqual([coin]);
});

test('an update without new events repeats none', async () => {
  await connect();
  server.send(update(1, { events: [began] }));
  server.send(update(1, { events: [began], own: own(1) }));
  await until(() => store.own.length === 1);
  expect(store.events).toEqual([began]);
});

test('a lost connection is shown, restored, and asked for the events missed', async () => {
  await connect();
  server.send(update(5, { events: [began] }));
  await until(() => store.events.length === 1);
  server.cut();
  await until(() => store.isLost);
  vi.advanceTimersByTime(400);
  await until(() => store.isOpen && server.opened.length === 2);
  expect(store.isLost).toBe(false);
  expect(server.opened.at(-1)).toBe('/api/tables/t1/socket?after=5');
  server.send(update(6, { events: [coin] }));
  await until(() => store.events.length === 2);
  expect(store.news).toEqual([]);
});

test('the store knows who is connected', async () => {
  await connect();
  server.send({ message: 'presence', here: [0, 2] });
  await until(() => store.here.length === 2);
  expect(store.here).toEqual([0, 2]);
});

test('moves are one command, which resolves to whether it was stored', async () => {
  await connect();
  const stored = store.play(1, { move: 'take_back', all: false }, { move: 'ready' });
  await until(() => server.commands.length === 1);
  expect(server.commands[0]).toMatchObject({
    command: 'play',
    seat: 1,
    moves: [{ move: 'take_back', all: false }, { move: 'ready' }],
  });
  server.send({ message: 'done', id: server.commands[0]!.id });
  expect(await stored).toBe(true);
});

test('a refusal is kept until the next command', async () => {
  await connect();
  const stored = store.send({ command: 'start' });
  await until(() => server.commands.length === 1);
  server.send({ message: 'refused', code: 'seats-empty', text: 'No.', id: server.commands[0]!.id });
  expect(await stored).toBe(false);
  expect(store.refused?.code).toBe('seats-empty');
  void store.send({ command: 'start' });
  expect(store.refused).toBeNull();
});

test('a table that is not there fails with the reason, and nothing tries again', async () => {
  server.answers.clear();
  server.isRefusing = true;
  store = new TableStore('t1');
  await until(() => store.failure !== null);
  expect(store.failure?.code).toBe('no-table');
  const { attempts } = server;
  vi.advanceTimersByTime(60_000);
  await aMoment();
  expect(server.attempts).toBe(attempts);
});
