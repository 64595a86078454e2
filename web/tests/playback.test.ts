import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback, QUEUE_LIMIT } from '../src/animation/playback.svelte';
import { type Shown, type Step, stepsBetween } from '../src/animation/steps';
import { chosenPace, settings } from '../src/settings.svelte';
import type { GameView, OwnView, SideView, TableEvent, TableView } from '../src/wire';

const LONG_MS = 60_000;

const points = (total: number): SideView['score'] => ({
  coins: 0,
  cups: 0,
  palms: 0,
  cards: 0,
  seals: 0,
  total,
});
const side = (cards: [string, number][], more: Partial<SideView> = {}): SideView => ({
  cards: cards.map(([card, unmarked]) => ({ card, unmarked })),
  coins: 0,
  cups: [],
  palms: [],
  completed: [],
  score: points(0),
  ...more,
});
const gameOf = (players: SideView[], more: Partial<GameView> = {}): GameView => ({
  phase: 'mark',
  round: 1,
  turn: 1,
  start_player: 0,
  shape: 'l4',
  shapes_seen: null,
  display: ['bay', 'cove'],
  pile_size: 9,
  cups: [6, 5],
  to_move: [0],
  players,
  ...more,
});
const table = { id: 't1', status: 'playing', seats: [{}, {}] } as unknown as TableView;
const own = (mine: SideView, legal: OwnView['legal'] = []): OwnView[] => [
  { seat: 0, side: mine, dealt: [], crosses: 0, can_take_back: true, legal },
];

const reef = side([['reef', 0b1111]]);
const before: Shown = {
  table,
  game: gameOf([reef, side([['ness', 0b11]])]),
  own: own(side([['reef', 0b0011]], { coins: 1 })),
  events: [],
};
const mine = side([['reef', 0b0011]], { coins: 1, score: points(1) });
const theirs = side([['cove', 0b1111]], { cups: [6], coins: 4, completed: ['ness'], score: points(18) });
const after: Shown = {
  table,
  game: gameOf([mine, theirs], {
    turn: 2,
    shape: 't4',
    display: ['bay', 'head'],
    pile_size: 8,
    cups: [5],
    start_player: 1,
  }),
  own: own(mine, [{ move: 'mark', card: 'reef', boxes: 1 }]),
  events: [],
};
const news: TableEvent[] = [
  { event: 'marked', seat: 0, card: 'reef', boxes: 0b1100, by: 'shape' },
  { event: 'coin', seat: 0 },
  { event: 'marked', seat: 1, card: 'ness', boxes: 0b01, by: 'shape' },
  { event: 'coin', seat: 1 },
  { event: 'marked', seat: 1, card: 'ness', boxes: 0b10, by: 'cross' },
  { event: 'cup', seat: 1, points: 6 },
  { event: 'completed', seat: 1, card: 'ness' },
  { event: 'took', seat: 1, card: 'cove', from: 'display' },
  { event: 'refilled', cards: ['head'] },
  { event: 'revealed', round: 1, turn: 2, shape: 't4' },
];
after.events = news;

const steps = (): Step[] => stepsBetween(before, after, news);
const rival = (step: Step): SideView => step.game!.players[1]!;

test('a turn is shown in the order of the rules: marks and crosses, then cup, island, card, refill and shape', () => {
  expect(steps().map(({ stepEvents }) => stepEvents.map(({ event }) => event))).toEqual([
    ['marked', 'coin'],
    ['marked'],
    ['cup'],
    ['completed'],
    ['took'],
    ['refilled'],
    ['revealed'],
  ]);
});

test('each step shows what has happened so far, and the last one is what the server has sent', () => {
  const [shape, cross, cup, completed, took, refilled, last] = steps() as [
    ...[Step, Step, Step, Step, Step, Step, Step],
  ];
  expect(rival(shape).cards).toEqual([{ card: 'ness', unmarked: 0b10 }]);
  expect(rival(shape).coins).toBe(1);
  expect(rival(cross).cards).toEqual([{ card: 'ness', unmarked: 0 }]);
  expect([rival(cup).cups, cup.game!.cups]).toEqual([[6], [5]]);
  expect([rival(completed).cards, rival(completed).completed]).toEqual([[], ['ness']]);
  expect([rival(took).cards, took.game!.display]).toEqual([[{ card: 'cove', unmarked: 0b1111 }], ['bay']]);
  expect([refilled.game!.display, refilled.game!.pile_size]).toEqual([['bay', 'head'], 8]);
  expect([refilled.game!.turn, refilled.game!.shape]).toEqual([1, 'l4']);
  expect(last).toEqual({ ...after, stepEvents: [news.at(-1)] });
});

test('until the end nobody decides, your own marks stand, and points count when their seat has been shown', () => {
  for (const step of steps().slice(0, -1)) {
    expect(step.own[0]!.legal).toEqual([]);
    expect(step.own[0]!.side.cards).toEqual(mine.cards);
    expect(step.game!.to_move).toEqual([]);
    expect(step.game!.players[0]!.score.total).toBe(1);
  }
  expect(steps().map((step) => rival(step).score.total)).toEqual([0, 0, 0, 0, 18, 18, 18]);
});

test('the log grows with what is shown', () => {
  expect(steps().map(({ events }) => events.length)).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test('what is shown at once is one step', () => {
  const sat: TableEvent = { event: 'sat', seat: 1, kind: 'person', name: 'Bo' };
  expect(stepsBetween(before, after, [sat])).toEqual([{ ...after, stepEvents: [sat] }]);
  const dealt = { ...before, game: { ...before.game!, phase: 'keep' as const } };
  expect(stepsBetween(dealt, after, news)).toHaveLength(1);
});

let playback: Playback;
let page: EventTarget;
let screen: EventTarget & { hidden: boolean };
let prefersLess: boolean;

beforeEach(() => {
  page = new EventTarget();
  screen = Object.assign(new EventTarget(), { hidden: false });
  prefersLess = false;
  vi.stubGlobal('document', screen);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLess }));
  vi.useFakeTimers();
  settings.pace = 'calm';
  playback = new Playback();
  playback.add(before, [], false);
});

afterEach(() => {
  playback.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (key: string, repeat = false): void =>
  void page.dispatchEvent(Object.assign(new Event('keydown'), { key, repeat }));
const isAtTheEnd = (): boolean => playback.shown.game === after.game && !playback.isPlaying;

test('the steps are shown one after the other, quicker at a quicker pace', () => {
  const timeOf = (pace: 'calm' | 'quick'): number => {
    settings.pace = pace;
    playback.add(before, [], false);
    const start = Date.now();
    playback.add(after, news, true);
    while (playback.isPlaying) vi.advanceTimersToNextTimer();
    return Date.now() - start;
  };
  expect(timeOf('quick')).toBeLessThan(timeOf('calm'));
  expect(isAtTheEnd()).toBe(true);
});

test('any key or tap shows the end at once; held keys, modifiers and double clicks do not', () => {
  playback.add(after, news, true);
  press('Enter', true);
  press('Shift');
  page.dispatchEvent(Object.assign(new Event('click'), { detail: 2 }));
  expect(playback.isPlaying).toBe(true);
  press('ArrowRight');
  expect(isAtTheEnd()).toBe(true);
  playback.add(before, [], false);
  playback.add(after, news, true);
  page.dispatchEvent(Object.assign(new Event('click'), { detail: 1 }));
  expect(isAtTheEnd()).toBe(true);
});

test.each([
  ['the pace is instant', (): unknown => (settings.pace = 'instant')],
  ['the device prefers reduced motion', (): unknown => (prefersLess = true)],
  ['the tab is hidden', (): unknown => (screen.hidden = true)],
])('nothing waits if %s', (_, arrange) => {
  arrange();
  playback.add(after, news, true);
  expect(isAtTheEnd()).toBe(true);
  expect(playback.shown.stepEvents).toEqual(news);
});

test('what was missed while disconnected is shown at once, also in the middle of a turn', () => {
  playback.add(after, news, true);
  playback.add(after, news, false);
  expect(isAtTheEnd()).toBe(true);
  expect(playback.shown.stepEvents).toEqual([]);
});

test('a tab that is hidden shows the end', () => {
  playback.add(after, news, true);
  screen.hidden = true;
  screen.dispatchEvent(new Event('visibilitychange'));
  expect(isAtTheEnd()).toBe(true);
});

test('the queue is bounded, and ends with the latest state however much arrives', () => {
  for (let turn = 0; turn < 20; turn++) playback.add(after, news, true);
  let shown = 0;
  for (; playback.isPlaying; shown++) vi.advanceTimersToNextTimer();
  expect(shown).toBeLessThanOrEqual(QUEUE_LIMIT);
  expect(isAtTheEnd()).toBe(true);
});

test('a change without events joins the last step that waits, or is shown at once', () => {
  playback.add(after, news, true);
  const later = { ...after, own: own(mine) };
  playback.add(later, [], true);
  expect(playback.shown.own).not.toBe(later.own);
  vi.advanceTimersByTime(LONG_MS);
  expect(playback.shown.own).toBe(later.own);
  playback.add(after, [], true);
  expect(playback.shown.own).toBe(after.own);
});

test('the answer to a decision is shown at once, however soon it was made', () => {
  playback.add(after, news, true);
  playback.skip();
  playback.add(before, news, true);
  expect(playback.shown.own[0]!.legal).toEqual([]);
});

test('newcomers see the turns calmly until they have finished some games or choose a pace', () => {
  settings.pace = '';
  expect(chosenPace()).toBe('calm');
  settings.finishedGames = 5;
  expect(chosenPace()).toBe('quick');
  settings.pace = 'instant';
  expect(chosenPace()).toBe('instant');
});
