import { expect, test } from 'vitest';
import { scaleOver } from '../src/drawing/scale';
import { trendOf } from '../src/logbook/trend';

test('a higher value is higher, and later games are further right', () => {
  const [low, high, middle] = trendOf([40, 90, 65], [], 480).points;
  expect(high!.y).toBeLessThan(middle!.y);
  expect(middle!.y).toBeLessThan(low!.y);
  expect(low!.x < high!.x && high!.x < middle!.x).toBe(true);
});

test('a game without a value has no point, and lines pass over it', () => {
  const { points, lines } = trendOf([40, null, 65], [[40, null, 50]], 480);
  expect(points.map(({ game }) => game)).toEqual([0, 2]);
  expect(lines[0]!.match(/[ML]/g)).toEqual(['M', 'L']);
  expect(trendOf([null, null], [[null, null]], 480).lines).toEqual(['']);
});

test('grid lines are at round numbers, at most six, and enclose all values', () => {
  for (const values of [
    [61, 62],
    [12, 118],
    [0, 49],
    [80, 80, 80],
    [-3, 7.5],
  ]) {
    const { gridLines } = scaleOver(values);
    expect(gridLines.length).toBeLessThanOrEqual(6);
    expect(gridLines[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(gridLines.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    expect(gridLines.every((value) => value % 5 === 0)).toBe(true);
  }
});
