import { beforeAll, expect, test } from 'vitest';
import { linesOfBook } from '../src/review/book';
import { apart, curveOf } from '../src/review/curve';
import {
  boxesOf,
  cardsOf,
  cellsOf,
  decisionInWords,
  gradeCounts,
  newCards,
  optionInWords,
  stepBefore,
  stepOf,
  valueInWords,
} from '../src/review/decisions';
import { headline, winnersInWords } from '../src/table/score/headline';
import type {
  CardView,
  CurvePoint,
  DecisionView,
  GameReview,
  GameView,
  OptionView,
  PlayerMove,
  ReplayView,
  TableView,
} from '../src/wire';
import { words } from '../src/words/words.svelte';

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await words.speak('en');
  await Promise.all([words.fetch('review'), words.fetch('lesson')]);
});

const point = (round: number, turn: number, ...points: number[]): CurvePoint => ({
  event: round * 100 + turn,
  round,
  turn,
  points,
  shares: [],
  changes: [],
});
const option = (...moves: PlayerMove[]): OptionView => ({ moves, points: 80, share: 0.5, value: 80 });
const decision = (more: Partial<DecisionView>): DecisionView => ({
  event: 0,
  seat: 0,
  kind: 'marks',
  round: 1,
  turn: 1,
  grade: 'best',
  loss: 0,
  count: 9,
  played: option(),
  best: [],
  why: '',
  values: {},
  ...more,
});
const curve = [point(0, 0, 120, 118), point(1, 1, 125, 110), point(1, 2, 90, 112), point(2, 1, 91, 111)];

test('the curve is higher where more is expected, and goes to the right turn by turn', () => {
  const { across, yOf, lines, rounds, width } = curveOf(curve, 640);
  expect(yOf(125)).toBeLessThan(yOf(90));
  expect(across).toEqual([...across].sort((a, b) => a - b));
  expect(across.at(-1)).toBeLessThan(width);
  expect(lines).toHaveLength(2);
  expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
  expect(rounds[1]!.from).toBe(across[2]);
});

test('names of equal scores do not cover each other and stay in their order', () => {
  const [first, second, third] = apart([100, 101, 40]) as [number, number, number];
  expect(third).toBe(40);
  expect(second - first).toBeGreaterThanOrEqual(20);
  expect(Math.max(...apart([229, 229, 229, 229]))).toBeLessThanOrEqual(232);
});

test('each bar of the ledger begins where the one above it ends, and the last ends at the result', () => {
  const book = { start: 128.4, table_luck: -8.2, own_luck: 3.5, skill: -4, others: 0, appraisal: 1.3 };
  const lines = linesOfBook({ ...book, result: 121 });
  expect(lines.map(({ name }) => name)).toEqual([
    'start',
    'table_luck',
    'own_luck',
    'skill',
    'others',
    'appraisal',
    'result',
  ]);
  lines.slice(1, -1).forEach(({ from }, at) => expect(from).toBeCloseTo(lines[at]!.to));
  expect(lines.at(-1)!.to).toBeCloseTo(lines.at(-2)!.to);
  expect(lines.every(({ to }) => to > 0 && to < 1)).toBe(true);
});

test('a decision is shown on the step before the one that has its event', () => {
  const replay = {
    steps: [3, 1, 4].map((count) => ({ events: Array(count).fill({}) })),
  } as unknown as ReplayView;
  expect([0, 2, 3, 4, 7, 99].map((event) => stepOf(replay, event))).toEqual([0, 0, 1, 2, 2, 2]);
  expect(stepBefore(replay, { event: 4 })).toBe(1);
  expect(stepBefore(replay, { event: 0 })).toBe(0);
});

test('the timeline has a sign for every turn: that of its costliest decision', () => {
  const marks = decision({ turn: 2, loss: 0.2, grade: 'fine' });
  const take = decision({ turn: 2, loss: 2, grade: 'mistake', kind: 'take' });
  const rival = decision({ turn: 1, seat: 1, loss: 9, grade: 'blunder' });
  const game = { curve, decisions: [rival, marks, take] } as unknown as GameReview;
  expect(cellsOf(game, 0).map((cell) => cell.decision)).toEqual([undefined, undefined, take, undefined]);
  expect([...gradeCounts(game, 0).values()]).toEqual([0, 1, 0, 1, 0]);
});

test('a decision and its moves are put into words', () => {
  const cards = new Map([['ness', { id: 'ness', name: 'Ness' } as CardView]]);
  const marks = option({ move: 'mark', card: 'ness', boxes: 0b10001 }, { move: 'ready' });
  expect(optionInWords(marks, cards)).toBe('Mark a1 a2 on Ness.');
  expect(boxesOf(marks)).toMatchObject([{ card: 'ness', boxes: 0b10001 }]);
  expect(cardsOf(option({ move: 'keep', cards: ['a', 'b'] }))).toEqual(['a', 'b']);
  expect(cardsOf(option({ move: 'draw' }))).toEqual(['pile']);
  expect(decisionInWords(decision({ round: 2, turn: 3, loss: 2.34, grade: 'mistake' }))).toBe(
    'Round 2, turn 3, marks: mistake, 2.3 points given away',
  );
  expect(decisionInWords(decision({ round: 0, turn: 0, kind: 'keep' }))).toBe('Start, islands kept: best');
});

test('only cards that were not on the table one step earlier are new', () => {
  const game = (display: string[], hand: string[]): GameView =>
    ({ display, players: [{ cards: hand.map((card) => ({ card })) }] }) as unknown as GameView;
  expect(newCards(undefined, game(['a'], ['b']))).toEqual([]);
  expect(newCards(game([], []), game(['a'], ['b']))).toEqual([]);
  expect(newCards(game(['a', 'c'], ['b']), game(['c', 'd'], ['b', 'a']))).toEqual(['d']);
});

test('the score sheet says who won, by how much, and whether it was your best', () => {
  const table = {
    seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot:navigator' }],
  } as TableView;
  const game = (...totals: number[]): GameView =>
    ({ players: totals.map((total) => ({ score: { total } })), winners: [0] }) as unknown as GameView;
  expect(winnersInWords(table, game(90, 81), 0)).toBe('You win!');
  expect(winnersInWords(table, game(90, 81), 1)).toBe('Ada wins!');
  expect(winnersInWords(table, game(90, 81), undefined)).toBe('Ada wins!');
  const tie = { winners: [0, 1] } as GameView;
  expect(winnersInWords(table, tie, 0)).toBe('Ada and Navigator share the victory!');
  expect(headline(table, game(90, 81), 0, true)).toBe('You won by 9, your best against Navigator.');
  expect(headline(table, game(90, 81), 1, false)).toBe('You lost by 9.');
  expect(headline(table, game(90, 81), undefined, false)).toBe('Ada won by 9.');
  expect(headline(table, game(90, 90), 0, false)).toBe('');
});

test('an option as good as the best one shows only its value', () => {
  const behind = (mean: number): OptionView => ({
    ...option(),
    behind: { mean, low: mean - 0.5, high: mean + 0.5 },
  });
  expect(valueInWords(behind(1.24))).toBe('80.0 (−1.2 ± 0.5)');
  expect([behind(0.04), behind(-0.3), option()].map(valueInWords)).toEqual(['80.0', '80.0', '80.0']);
});
