import { describe, expect, test } from 'vitest';
import { boxName, boxNames, eachBox, maskOf } from '../src/board/boxes';
import { directionOf, moved } from '../src/board/cursor';
import { formOf, mirrored, orientations, turned } from '../src/board/orientation';
import {
  aimedAt,
  candidates,
  covering,
  hasShapes,
  marksOf,
  nextForm,
  reachable,
} from '../src/board/placements';
import { spokenBox, symbolAt } from '../src/board/spoken';
import type { Mark, PlayerMove } from '../src/wire';

const at = (name: string): number => 'abcd'.indexOf(name[0]!) + 4 * (Number(name[1]) - 1);
const mark = (card: string, ...rows: string[]): Mark => ({ move: 'mark', card, boxes: maskOf(rows) });
const aim = (card: string, box: string, across = 0, down = 0, step = 0) => ({
  card,
  box: at(box),
  across,
  down,
  step,
});
const L = maskOf(['###', '#..']);

describe('boxes', () => {
  test('a box is named by its column and row', () => {
    expect(boxName(9)).toBe('b3');
    expect(boxNames(maskOf(['#..#', '....', '.#..']))).toBe('a1 d1 b3');
  });
  test('the boxes of a mask are in reading order', () => {
    expect(eachBox(maskOf(['.#', '#.']))).toEqual([1, 4]);
  });
});

describe('orientation', () => {
  test('a form is a placement without its position', () => {
    expect(formOf(maskOf(['....', '.##.', '.#..']))).toBe(maskOf(['##', '#.']));
  });
  test('turning is clockwise, and four quarter turns change nothing', () => {
    expect(turned(L)).toBe(maskOf(['##', '.#', '.#']));
    expect(turned(turned(turned(turned(L))))).toBe(L);
  });
  test('mirroring twice changes nothing', () => {
    expect(mirrored(L)).toBe(maskOf(['###', '..#']));
    expect(mirrored(mirrored(L))).toBe(L);
  });
  test('an L has eight orientations, a square one, a domino two', () => {
    expect([L, maskOf(['##', '##']), maskOf(['##'])].map((form) => orientations(form).length)).toEqual([
      8, 1, 2,
    ]);
  });
});

describe('placements', () => {
  const legal: PlayerMove[] = [
    mark('ring', '##..'),
    mark('ring', '.##.'),
    mark('ring', '.#..', '.#..'),
    mark('ring', '.#..'),
    mark('reef', '.##.'),
    { move: 'take_back' },
  ];
  const marks = marksOf(legal);

  test('only the marks on the card that cover the box are offered', () => {
    expect(covering(marks, 'ring', at('c1'), false)).toEqual([mark('ring', '.##.')]);
    expect(covering(marks, 'ring', at('d4'), false)).toEqual([]);
  });
  test('single boxes are separate from shapes', () => {
    expect(covering(marks, 'ring', at('b1'), true)).toEqual([mark('ring', '.#..')]);
  });
  test('the placement nearest to the pointer is chosen', () => {
    const wish = { single: false, form: maskOf(['##']) };
    expect(aimedAt(marks, aim('ring', 'b1', -0.4), wish)).toEqual(mark('ring', '##..'));
    expect(aimedAt(marks, aim('ring', 'b1', 0.4), wish)).toEqual(mark('ring', '.##.'));
  });
  test('the wanted orientation comes before the nearer position', () => {
    const wish = { single: false, form: maskOf(['#', '#']) };
    expect(aimedAt(marks, aim('ring', 'b1', 0.4), wish)).toEqual(mark('ring', '.#..', '.#..'));
  });
  test('next goes through all placements over the box and starts again', () => {
    const wish = { single: false, form: maskOf(['##']) };
    const all = [0, 1, 2].map((step) => aimedAt(marks, aim('ring', 'b1', 0, 0, step), wish)?.boxes);
    expect(new Set(all).size).toBe(3);
    expect(aimedAt(marks, aim('ring', 'b1', 0, 0, 3), wish)?.boxes).toBe(all[0]);
    expect(aimedAt(marks, aim('ring', 'b1', 0, 0, -1), wish)?.boxes).toBe(all[2]);
  });
  test('nothing is chosen where nothing covers the box', () => {
    expect(aimedAt(marks, aim('ring', 'd4'), { single: false, form: maskOf(['##']) })).toBeUndefined();
  });
  test('turning over a box skips to an orientation that fits there', () => {
    const only = [mark('ring', '###', '#..'), mark('ring', '#...', '###.')];
    expect(nextForm(only, aim('ring', 'a1'), L, turned)).toBe(L);
    const two = [mark('ring', '###', '#..'), mark('ring', '..#.', '###.')];
    expect(nextForm(two, aim('ring', 'c1'), L, turned)).toBe(maskOf(['..#', '###']));
  });
  test('turning without a box just turns', () => {
    expect(nextForm([], undefined, L, turned)).toBe(turned(L));
  });
  test('the only candidate of a single box is the box', () => {
    expect(candidates(marks, aim('ring', 'b1'), { single: true, form: 1 })).toEqual([mark('ring', '.#..')]);
  });
  test('the reachable boxes of a card are the union of its marks', () => {
    expect(reachable(marks, 'reef')).toBe(maskOf(['.##.']));
    expect(hasShapes(marks)).toBe(true);
    expect(hasShapes([mark('ring', '#')])).toBe(false);
  });
});

describe('the cursor', () => {
  const ring = maskOf(['####', '#..#', '####']);
  test('goes to the neighbour', () => expect(moved(ring, at('a1'), 'right')).toBe(at('b1')));
  test('crosses water', () => expect(moved(ring, at('a2'), 'right')).toBe(at('d2')));
  test('stays at the edge', () => expect(moved(ring, at('a1'), 'up')).toBe(at('a1')));
  test('goes sideways if nothing is straight ahead', () => {
    const hook = maskOf(['..#', '###']);
    expect(moved(hook, at('a2'), 'up')).toBe(at('c1'));
  });
  test('goes to the first and the last box', () => {
    expect([moved(ring, at('b1'), 'first'), moved(ring, at('b1'), 'last')]).toEqual([at('a1'), at('d3')]);
  });
  test('moves with the arrow keys, Home and End only', () => {
    expect([directionOf('ArrowUp'), directionOf('x')]).toEqual(['up', undefined]);
  });
});

describe('spoken boxes', () => {
  const card = { crosses: maskOf(['#']), coins: maskOf(['.#']), palms: maskOf(['..#']) };
  test('name the symbol', () => {
    expect([0, 1, 2, 3].map((box) => symbolAt(card, box))).toEqual(['cross', 'coin', 'palm', undefined]);
  });
  test('say whether the box is marked, or about to be', () => {
    expect(spokenBox(card, 1, 0b10)).toEqual({ box: 'b1', symbol: 'coin', state: 'unmarked' });
    expect(spokenBox(card, 1, 0b10, 0b10).state).toBe('planned');
    expect(spokenBox(card, 1, 0).state).toBe('marked');
  });
});
