import { describe, expect, test } from 'vitest';
import { boxName, boxNames, eachBox, maskOf } from '../src/board/boxes';
import { directionOf, moved } from '../src/board/cursor';
import { formOf, mirrored, orientations, turned } from '../src/board/orientation';
import {
  candidates,
  covering,
  following,
  hasShapes,
  marksOf,
  nextForm,
  reachable,
} from '../src/board/placements';
import { ghostOver, ghostUnder, misfitOf } from '../src/board/ghost';
import { obstacleOf } from '../src/board/tools';
import { spokenBox, symbolAt } from '../src/board/spoken';
import type { Mark, PlayerMove } from '../src/wire';

const at = (name: string): number => 'abcd'.indexOf(name[0]!) + 4 * (Number(name[1]) - 1);
const mark = (card: string, ...rows: string[]): Mark => ({ move: 'mark', card, boxes: maskOf(rows) });
const aim = (card: string, box: string, across = 0, down = 0) => ({
  card,
  box: at(box),
  across,
  down,
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
    expect(ghostOver(marks, aim('ring', 'b1', -0.4), wish)?.mark).toEqual(mark('ring', '##..'));
    expect(ghostOver(marks, aim('ring', 'b1', 0.4), wish)?.mark).toEqual(mark('ring', '.##.'));
  });
  test('next goes through all placements over the box and starts again', () => {
    const place = { card: 'ring', box: at('b1') };
    const all = [following(marks, place, undefined, 1)!.boxes];
    for (let step = 0; step < 3; step++) all.push(following(marks, place, all.at(-1), 1)!.boxes);
    expect(new Set(all).size).toBe(3);
    expect(all[3]).toBe(all[0]);
    expect(following(marks, place, all[0], -1)!.boxes).toBe(all[2]);
    expect(following(marks, place, undefined, -1)!.boxes).toBe(all[2]);
  });
  test('other orientations over the box come after the wanted one', () => {
    const forms = candidates(marks, aim('ring', 'b1'), maskOf(['#', '#'])).map(({ boxes }) => formOf(boxes));
    expect(forms).toEqual([maskOf(['#', '#']), maskOf(['##']), maskOf(['##'])]);
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
  test('the reachable boxes of a card are the union of its marks', () => {
    expect(reachable(marks, 'reef')).toBe(maskOf(['.##.']));
    expect(hasShapes(marks)).toBe(true);
    expect(hasShapes([mark('ring', '#')])).toBe(false);
  });
});

describe('the ghost', () => {
  // The corner fits twice on an island of five boxes, of which c1 is marked.
  const island = maskOf(['###', '##.']);
  const options: Mark[] = [
    mark('cove', '##', '#.'),
    mark('cove', '.#', '##'),
    ...['#', '.#', '....#', '.....#'].map((_, index) => ({
      move: 'mark' as const,
      card: 'cove',
      boxes: 1 << [0, 1, 4, 5][index]!,
    })),
  ];
  const corner = { single: false, form: maskOf(['##', '#.']) };

  test('keeps its orientation, even where only another one fits', () => {
    const ghost = ghostOver(options, aim('cove', 'b2'), corner)!;
    expect(ghost.mark).toBeUndefined();
    expect(ghost.cells).toHaveLength(3);
    const misfit = misfitOf(ghost, options, island, corner.form);
    expect(misfit.turned).toEqual(mark('cove', '.#', '##'));
    expect(misfit.single).toBeUndefined();
  });
  test('says that a box is marked', () => {
    const ghost = ghostOver(options, aim('cove', 'c1'), { single: true, form: corner.form })!;
    expect(misfitOf(ghost, options, island, corner.form)).toMatchObject({ why: 'marked', boxes: 1 << 2 });
  });
  test('says that the shape would leave the island', () => {
    const ghost = ghostUnder(options, { card: 'cove', middle: { x: 0.5, y: 2 } }, corner)!;
    expect(ghost.mark).toBeUndefined();
    expect(misfitOf(ghost, options, island, corner.form).why).toBe('coast');
  });
  test('says that too few boxes are connected, and offers the box alone', () => {
    const left: Mark[] = [mark('cove', '#'), mark('cove', '.#')];
    const square = { single: false, form: maskOf(['##', '##']) };
    const ghost = ghostOver(left, aim('cove', 'a1'), square)!;
    expect(misfitOf(ghost, left, island, square.form)).toMatchObject({
      why: 'room',
      count: 2,
      needed: 4,
      single: mark('cove', '#'),
    });
  });
  test('of a held shape snaps to a legal place that is near', () => {
    const near = ghostUnder(options, { card: 'cove', middle: { x: 0.9, y: 0.1 } }, corner)!;
    expect(near.mark).toEqual(options[0]);
    const far = ghostUnder(options, { card: 'cove', middle: { x: 2.4, y: 0.5 } }, corner)!;
    expect(far.mark).toBeUndefined();
    expect(far.cells).toEqual([
      [2, 0],
      [3, 0],
      [2, 1],
    ]);
  });
  test('reaches beyond the grid where the shape is held over its edge', () => {
    const ghost = ghostUnder(options, { card: 'cove', middle: { x: -0.5, y: 3 } }, corner)!;
    expect(ghost.cells).toContainEqual([-1, 3]);
    expect(ghost.box).toBe(at('a4'));
  });
  test('is nothing while nothing can be marked', () => {
    expect(ghostOver([], aim('cove', 'a1'), corner)).toBeUndefined();
  });
});

describe('the tools', () => {
  const options = [mark('ring', '##'), mark('ring', '#'), mark('ring', '.#')];
  const choice = { options, isSingle: false, form: maskOf(['##']) };
  const here = { card: 'ring', box: at('a1') };
  test('can act on a shape', () => {
    expect(obstacleOf('turn', choice)).toBeUndefined();
    expect(obstacleOf('single', choice)).toBeUndefined();
  });
  test('change nothing on a shape that looks the same', () => {
    expect(obstacleOf('mirror', choice)).toBe('same');
    expect(obstacleOf('turn', { ...choice, form: maskOf(['##', '##']) })).toBe('same');
  });
  test('step only over a box with several places', () => {
    expect(obstacleOf('next', choice)).toBe('no-box');
    expect(obstacleOf('next', { ...choice, at: here })).toBe('only-place');
    const two = [...options, mark('ring', '#', '#')];
    expect(obstacleOf('next', { ...choice, options: two, at: here })).toBeUndefined();
  });
  test('turn over a box only where the shape fits in another way', () => {
    expect(obstacleOf('turn', { ...choice, at: here })).toBe('tight');
  });
  test('have nothing to do with single boxes, or without a decision', () => {
    expect(obstacleOf('turn', { ...choice, isSingle: true })).toBe('single');
    expect(obstacleOf('single', { ...choice, options: options.slice(1) })).toBe('no-shape');
    expect(obstacleOf('next', { ...choice, options: [] })).toBe('nothing');
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
