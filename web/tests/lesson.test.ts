import { describe, expect, it } from 'vitest';
import { maskOf } from '../src/board/boxes';
import { boxesUnder, shortened } from '../src/lesson/moves';
import type { PlayerMove } from '../src/wire';

const mark = (boxes: number): PlayerMove => ({ move: 'mark', card: 'grey-08', boxes });

describe('moves that were taken back', () => {
  it('are forgotten, the latest first', () => {
    expect(shortened([mark(1), mark(2), { move: 'take_back' }, mark(4)])).toEqual([mark(1), mark(4)]);
  });
  it('are forgotten all together', () => {
    expect(shortened([mark(1), mark(2), { move: 'take_back', all: true }, mark(4)])).toEqual([mark(4)]);
  });
});

describe('the boxes under a shape that has no room', () => {
  const corner = maskOf(['##', '#.']);
  it('begin where somebody has pointed', () => {
    expect(boxesUnder(corner, 5)).toBe(maskOf(['....', '.##.', '.#..']));
  });
  it('are none where the shape would reach over the edge', () => {
    expect(boxesUnder(corner, 3)).toBe(0);
    expect(boxesUnder(corner, 12)).toBe(0);
  });
  it('reach to the left where the first box is not the leftmost', () => {
    expect(boxesUnder(maskOf(['.#', '##']), 2)).toBe(maskOf(['..#.', '.##.']));
    expect(boxesUnder(maskOf(['.#', '##']), 0)).toBe(0);
  });
});
