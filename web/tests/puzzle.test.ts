import { beforeAll, describe, expect, it } from 'vitest';
import { firstGame } from '../src/puzzle/sent-record.svelte';
import { questionInWords, solutionInWords, verdictInWords } from '../src/puzzle/words';
import type { OptionView, PuzzleView, TryVerdict } from '../src/wire';
import { words } from '../src/words/words.svelte';

const NO_CARDS = new Map();
const solution: OptionView = {
  moves: [{ move: 'draw' }],
  points: 100,
  share: 0.5,
  value: 90,
  behind: null,
};
const verdict = (change: Partial<TryVerdict>): TryVerdict => ({
  is_accepted: false,
  grade: 'mistake',
  loss: 2.34,
  behind: null,
  about_yours: { why: 'coach-why-palm', values: { points: 3 } },
  about_best: { why: 'coach-why-no-display', values: {} },
  solution,
  ...change,
});
const puzzle = (change: Partial<PuzzleView>): PuzzleView =>
  ({ origin: null, kind: 'take', ...change }) as PuzzleView;

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await words.speak('en');
  await Promise.all(['review', 'lesson', 'puzzles'].map((file) => words.fetch(file)));
});

describe('the verdict on an answer', () => {
  it('says what a wrong answer gives away, what it does, and what the best move does', () => {
    expect(verdictInWords(verdict({}), NO_CARDS)).toBe(
      'Not yet: this gives away 2.3 points. Your move: A palm now scores 3. The best move: The display is empty.',
    );
  });
  it('says why a right answer is right, also one that is just as good', () => {
    const right = { is_accepted: true, about_yours: { why: 'coach-why-no-display', values: {} } };
    expect(verdictInWords(verdict({ ...right, grade: 'best' }), NO_CARDS)).toBe(
      'That is the best move. The display is empty.',
    );
    expect(verdictInWords(verdict({ ...right, grade: 'fine' }), NO_CARDS)).toContain('Just as good');
  });
  it('gives the reason for the solution only after an answer', () => {
    expect(solutionInWords(solution, null, NO_CARDS)).toBe('Draw from the pile.');
    expect(solutionInWords(solution, verdict({}), NO_CARDS)).toBe(
      'Draw from the pile. The display is empty.',
    );
  });
});

describe('the question', () => {
  it('depends on the decision, and remembers the first answer', () => {
    expect(questionInWords(puzzle({}), null)).toBe('Which island would you take?');
    expect(questionInWords(puzzle({ kind: 'keep' }), null)).toBe('Which two islands would you keep?');
    expect(questionInWords(puzzle({}), { loss: 1.5, at: 0 })).toContain(
      'Your first answer gave away 1.5 points.',
    );
    expect(questionInWords(puzzle({}), { loss: 0, at: 0 })).toContain('Your first answer was right.');
  });
  it('names the turn of your own mistake', () => {
    const origin = { table: 't', event: 5, round: 2, turn: 3, loss: 4, next: '' };
    expect(questionInWords(puzzle({ origin }), null)).toContain(
      'Round 2, turn 3: here you gave away 4.0 points.',
    );
  });
});

it('takes the first game of a record file', () => {
  expect(firstGame('{"a": 1}\n{"b": 2}\n')).toBe('{"a": 1}');
  expect(firstGame('{"a": 1}')).toBe('{"a": 1}');
  expect(firstGame('{\n "a": 1\n}')).toBe('{\n "a": 1\n}');
});
