import { describe, expect, it } from 'vitest';
import { shortened } from '../src/lesson/moves';
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
