import { expect, test } from 'vitest';
import { seatState } from '../src/table/opponents/seat-state';
import type { GameView, TableView } from '../src/wire';

const seats = [{ kind: 'human' }, { kind: 'human' }, { kind: 'bot:parrot' }];
const at = (table: object = {}, game: object = {}, here = [0, 1]): string[] =>
  seats.map((_, seat) =>
    seatState(
      { seats, status: 'playing', ...table } as TableView,
      { phase: 'mark', to_move: [1], ...game } as GameView,
      seat,
      here,
    ),
  );

test('a player thinks until ready', () => {
  expect(at()).toEqual(['ready', 'thinks', 'ready']);
  expect(at({}, { phase: 'take' })).toEqual(['', 'takes', '']);
});

test('a person who is not connected is away; a bot never is', () => {
  expect(at({}, {}, [0])).toEqual(['ready', 'away', 'ready']);
  expect(at({}, {}, [])).toEqual(['ready', 'thinks', 'ready']);
  expect(at({ seats: [{ ...seats[0], has_left: true }, ...seats.slice(1)] })[0]).toBe('left');
});

test('nobody is at the table of a replay, and a game that is over has a winner', () => {
  expect(at({ status: 'finished' })).toEqual(['', '', '']);
  expect(at({ status: 'finished' }, { phase: 'over', winners: [2] })).toEqual(['', '', 'won']);
});
