import { expect, test } from 'vitest';
import { chartOf } from '../src/logbook/totals-chart';

test('a better total is higher, and later games are further right', () => {
  const { points } = chartOf([40, 90, 65]);
  const [low, high, middle] = points;
  expect(high!.y).toBeLessThan(middle!.y);
  expect(middle!.y).toBeLessThan(low!.y);
  expect(low!.x < high!.x && high!.x < middle!.x).toBe(true);
});

test('grid lines are at round totals, at most six, and enclose all totals', () => {
  for (const totals of [
    [61, 62],
    [12, 118],
    [0, 49],
    [80, 80, 80],
  ]) {
    const lines = chartOf(totals).gridLines.map(({ total }) => total);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines[0]).toBeLessThanOrEqual(Math.min(...totals));
    expect(lines.at(-1)).toBeGreaterThanOrEqual(Math.max(...totals));
    expect(lines.every((total) => total % 5 === 0)).toBe(true);
  }
});
