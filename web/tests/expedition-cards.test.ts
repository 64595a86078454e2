import { expect, test } from 'vitest';
import { expeditionCards } from '../src/table/shared-cards/expedition-cards';
import type { GameView } from '../src/wire';

const game = (seen: Record<string, number> | null, turn: number, round = 1): GameView =>
  ({ shapes_seen: seen, turn, round }) as GameView;
const left = (view: GameView): number[] => expeditionCards(view).map((one) => one.left);
const chances = (view: GameView): (number | undefined)[] => expeditionCards(view).map((one) => one.chance);

test('without the memory aid, the eight cards are shown and nothing about the round (R1.5)', () => {
  expect(left(game(null, 4))).toEqual([1, 2, 2, 1, 1, 1]);
  expect(chances(game(null, 4))).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});

test('with it, those still to come and the chance of each (R3.4)', () => {
  const view = game({ domino: 1, corner3: 1, t4: 1 }, 3);
  expect(left(view)).toEqual([0, 2, 1, 1, 1, 0]);
  expect(chances(view)).toEqual([0, 2 / 5, 1 / 5, 1 / 5, 1 / 5, 0]);
});

test('after the last turn of a round all eight may come, and after that of the game none (R6)', () => {
  const seen = { domino: 1, straight3: 2, corner3: 2, square4: 1, l4: 1 };
  expect(chances(game(seen, 7))).toEqual([1 / 8, 1 / 4, 1 / 4, 1 / 8, 1 / 8, 1 / 8]);
  expect(chances(game(seen, 7, 4))).toEqual(chances(game(null, 7, 4)));
});
