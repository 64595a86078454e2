import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Recap } from '../src/table/history/recap.svelte';
import type { TableEvent } from '../src/wire';

const MINUTE = 60_000;
const revealed = (turn: number): TableEvent => ({ event: 'revealed', round: 1, turn, shape: 't4' });
const earlier = (turn: number): TableEvent => ({ event: 'earlier_turn', round: 1, turn });
const marked: TableEvent = { event: 'marked', seat: 1, card: 'grey-01', boxes: 1, by: 'single' };
const log = [earlier(1), revealed(2), marked, revealed(3)];

let missed: TableEvent[] = [];
const requests: [string, string][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  missed = [];
  requests.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    requests.push([method, body ?? path]);
    return method === 'PUT'
      ? new Response(null, { status: 204 })
      : new Response(JSON.stringify({ number: 12, events: missed }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const reports = (): string[] => requests.filter(([method]) => method === 'PUT').map(([, body]) => body);

test('without anything missed, what is shown is reported, each number once', async () => {
  const recap = new Recap('t1');
  recap.follow(12, true);
  await settled();
  expect([recap.isOpen, recap.hasTurns]).toEqual([false, false]);
  recap.follow(12, true);
  recap.follow(15, true);
  expect(reports()).toEqual(['{"number":12}', '{"number":15}']);
});

test('missed turns open the sheet; they are reported once it is closed, and can be shown again', async () => {
  missed = log;
  const recap = new Recap('t1');
  recap.follow(12, true);
  await settled();
  expect(recap.isOpen).toBe(true);
  expect(recap.turns(log)).toEqual([[earlier(1)], [revealed(2), marked]]);
  recap.follow(13, true);
  expect(reports()).toEqual([]);
  recap.isOpen = false;
  recap.follow(13, true);
  expect(reports()).toEqual(['{"number":13}']);
  expect(recap.hasTurns).toBe(true);
  // Two turns later the log has forgotten the shape, and the recap with it.
  expect(recap.turns([earlier(1), earlier(2), revealed(3), marked, revealed(4)])).toEqual([
    [earlier(1)],
    [earlier(2)],
  ]);
});

test('a game that ended meanwhile shows its score sheet first; the recap waits to be opened', async () => {
  missed = [revealed(7), marked, { event: 'won', seats: [0] }];
  const recap = new Recap('t1');
  recap.follow(12, true);
  await settled();
  expect([recap.isOpen, recap.hasTurns]).toEqual([false, true]);
  expect(reports()).toEqual(['{"number":12}']);
});

test('a short absence needs no recap, a long one does', async () => {
  const recap = new Recap('t1');
  recap.follow(12, true);
  await settled();
  missed = log;
  recap.follow(12, false);
  vi.advanceTimersByTime(MINUTE);
  recap.follow(20, true);
  await settled();
  expect(recap.isOpen).toBe(false);
  recap.follow(20, false);
  vi.advanceTimersByTime(5 * MINUTE);
  recap.follow(25, false);
  vi.advanceTimersByTime(5 * MINUTE);
  recap.follow(30, true);
  await settled();
  expect(recap.isOpen).toBe(true);
  expect(reports()).toEqual(['{"number":12}', '{"number":20}']);
});
