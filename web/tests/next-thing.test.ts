import { expect, test } from 'vitest';
import { nextThing } from '../src/home/next-thing';

test('a game that waits comes first, then the deal of the day, then the next level', () => {
  const known = { awaiting: 0, finished: 3, hasPlayedDeal: false };
  expect(nextThing({ ...known, awaiting: 1 })).toBe('turn');
  expect(nextThing(known)).toBe('deal');
  expect(nextThing({ ...known, hasPlayedDeal: true })).toBe('level');
});

test('somebody without a finished game is invited to play one', () => {
  expect(nextThing({ awaiting: 0, finished: 0, hasPlayedDeal: false })).toBe('start');
  expect(nextThing({ awaiting: 1, finished: 0, hasPlayedDeal: false })).toBe('turn');
});
