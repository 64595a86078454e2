import { describe, expect, it } from 'vitest';
import { maskOf } from '../src/board/boxes';
import { boxesUnder, shortened } from '../src/lesson/moves';
import type { PlayerMove } from '../src/wire';

const mark = (boxes: number): PlayerMove => ({ move: 'mark', card: 'grey-08', boxes });

describe('moves that were taken back', () => {
  it('are removed, the latest first', () => {
    expect(shortened([mark(1), mark(2), { move: 'take_back' }, mark(4)])).toEqual([mark(1), mark(4)]);
  });
  it('are removed all together', () => {
    expect(shortened([mark(1), mark(2), { move: 'take_back', all: true }, mark(4)])).toEqual([mark(4)]);
  });
});

describe('the boxes under a shape that does not fit', () => {
  const corner = maskOf(['##', '#.']);
  it('start at the box pointed at', () => {
    expect(boxesUnder(corner, 5)).toBe(maskOf(['....', '.##.', '.#..']));
  });
  it('are none if the shape would extend beyond the edge', () => {
    expect(boxesUnder(corner, 3)).toBe(0);
    expect(boxesUnder(corner, 12)).toBe(0);
  });
  it('extend to the left if the first box is not the leftmost', () => {
    expect(boxesUnder(maskOf(['.#', '##']), 2)).toBe(maskOf(['..#.', '.##.']));
    expect(boxesUnder(maskOf(['.#', '##']), 0)).toBe(0);
  });
});
