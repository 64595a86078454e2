import { expect, test } from 'vitest';
import { maskOf } from '../src/board/boxes';
import { coastPath, coasts, gridPath } from '../src/drawing/coast';
import { gridArea, layoutOf } from '../src/drawing/geometry';
import { strokes } from '../src/drawing/pen-marks';

test('an island has one coast, and one more for each hole', () => {
  expect(coasts(maskOf(['##', '##']))).toEqual([
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ],
  ]);
  expect(coasts(maskOf(['###', '#.#', '###'])).length).toBe(2);
});
test('land is connected where boxes touch at a corner', () => {
  expect(coasts(maskOf(['##.', '#.#', '###'])).length).toBe(2);
});
test('a coast is a closed path with rounded corners', () => {
  expect(coastPath(coasts(1), 40, 10)).toBe(
    'M0 10Q0 0 10 0L30 0Q40 0 40 10L40 30Q40 40 30 40L10 40Q0 40 0 30Z',
  );
});
test('grid lines separate neighbours only', () => {
  expect(gridPath(maskOf(['##', '#.']), 10)).toBe('M10 0v10M0 10h10');
});
test('a mark looks the same each time, and different on another card', () => {
  expect(strokes('grey-01', 5, 40)).toEqual(strokes('grey-01', 5, 40));
  expect(strokes('grey-01', 5, 40)[0]).not.toBe(strokes('grey-02', 5, 40)[0]);
});

test('the boxes of a narrow island lie within its card', () => {
  const plank = maskOf(['##', '##', '##', '##']);
  for (const isCompact of [false, true]) {
    const area = gridArea(plank, layoutOf(isCompact));
    expect([area.columns, area.rows]).toEqual([2, 4]);
    expect(area.left + area.width).toBeLessThan(1);
    expect(area.left + area.width / 2).toBeCloseTo(0.5);
  }
});
