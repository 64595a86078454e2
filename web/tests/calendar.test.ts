import { expect, test } from 'vitest';
import { dayOf, monthOf, numberOf, weeksOf } from '../src/deal/calendar';

const FIRST = '2026-01-01';

test('numbers and days agree, whatever the time zone of the device', () => {
  expect(dayOf(1, FIRST).toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(dayOf(320, FIRST).toISOString()).toBe('2026-11-16T00:00:00.000Z');
  for (const number of [1, 59, 60, 365, 366, 900]) expect(numberOf(dayOf(number, FIRST), FIRST)).toBe(number);
});

test('a month has its first and last deal, also in a leap year', () => {
  expect(monthOf(320, FIRST)).toEqual({ first: 305, last: 334 });
  const leap = numberOf(new Date('2028-02-10'), FIRST);
  const { first, last } = monthOf(leap, FIRST);
  expect(last - first + 1).toBe(29);
});

test('weeks go from Monday to Sunday, with gaps at both ends of the month', () => {
  const weeks = weeksOf(1, FIRST);
  expect(weeks[0]).toEqual([null, null, null, 1, 2, 3, 4]);
  expect(weeks.at(-1)).toEqual([26, 27, 28, 29, 30, 31, null]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});
