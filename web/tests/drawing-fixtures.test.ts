// The browser draws what Python draws: tests/drawing/test_fixtures.py compares Python with the same file.
import { expect, test } from 'vitest';
import fixtures from '../../tests/drawing/fixtures/cards.json';
import { card as materials } from '../../src/silvergold/drawing/materials.json';
import { eachBox } from '../src/board/boxes';
import { soundingLines } from '../src/drawing/background';
import { coastPath, coasts, gridPath } from '../src/drawing/coast';
import { BOX, cornerOf, layoutOf } from '../src/drawing/geometry';
import { strokes } from '../src/drawing/pen-marks';
import { waxOutline } from '../src/drawing/seals';

test.each(fixtures.cards)('the island of $id lies and looks as in Python', ({ boxes, ...drawn }) => {
  expect(cornerOf(boxes, layoutOf(false))).toEqual(drawn.corner);
  expect(coastPath(coasts(boxes), BOX, materials.rounding)).toBe(drawn.coast);
  expect(gridPath(boxes, BOX)).toBe(drawn.grid);
});

test.each(fixtures.cards)('the pen marks $id as in Python', ({ id, boxes, ...drawn }) => {
  expect(eachBox(boxes).map((box) => strokes(id, box, BOX))).toEqual(drawn.strokes);
});

test('card ids of any alphabet get the same strokes as in Python', () => {
  expect(strokes('Żółw-1', 6, BOX)).toEqual(fixtures.strokes['Żółw-1']);
  expect(strokes('𝄞', 0, BOX)).toEqual(fixtures.strokes['𝄞']);
});

test.each(Object.entries(fixtures.wax))('the wax of %s has the same rim as in Python', (seed, outline) => {
  expect(waxOutline(25, seed)).toBe(outline);
});

test('the sounding lines are the same as in Python', () => {
  expect(soundingLines(1680, 1050)).toBe(fixtures.shoals);
});

test('every colour comes from materials.json', () => {
  const sources = import.meta.glob<string>('../src/**/*.{svelte,css,ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.values(sources).flatMap((text) => text.match(/#[0-9a-f]{6}\b/gi) ?? [])).toEqual([]);
});
