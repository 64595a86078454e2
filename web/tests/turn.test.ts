import { beforeEach, describe, expect, it } from 'vitest';
import { maskOf } from '../src/board/boxes';
import type { Aim } from '../src/board/placements';
import { Turn } from '../src/table/turn.svelte';
import type { Mark, OwnView, PlayerMove } from '../src/wire';

const mark = (...rows: string[]): Mark => ({ move: 'mark', card: 'grey-08', boxes: maskOf(rows) });
const ACROSS = mark('##');
const DOWN = mark('#', '#');
const CORNER: Aim = { card: 'grey-08', box: 0, across: 0, down: 0, step: 0 };
const TAKE_BACK: PlayerMove = { move: 'take_back', all: false };
const READY: PlayerMove = { move: 'ready' };

/** A server that answers when it is told to. */
let asked: PlayerMove[][];
let answers: ((isMade: boolean) => void)[];
let turn: Turn;

function seeing(...legal: PlayerMove[]): void {
  seeingAt('1.1', ...legal);
}

function seeingAt(when: string, ...legal: PlayerMove[]): void {
  const own = { seat: 0, legal, can_take_back: legal.includes(READY) } as unknown as OwnView;
  turn.setView(own, when, 'domino');
}

async function settle(isMade: boolean): Promise<void> {
  answers.shift()!(isMade);
  await new Promise((later) => setTimeout(later));
}

async function answer(...legal: PlayerMove[]): Promise<void> {
  seeing(...legal);
  await settle(true);
}

beforeEach(() => {
  asked = [];
  answers = [];
  turn = new Turn((_seat, ...moves) => {
    asked.push(moves);
    return new Promise((settle) => answers.push(settle));
  });
  seeing(ACROSS, DOWN);
});

describe('a player who does not wait for answers', () => {
  it('is ready after a mark that is still unanswered', async () => {
    void turn.tap(CORNER, 0);
    void turn.ready();
    await answer(READY);
    expect(asked).toEqual([[ACROSS], [READY]]);
  });

  it('is ready once, even after two taps', async () => {
    void turn.tap(CORNER, 0);
    void turn.ready();
    void turn.ready();
    await answer(READY);
    await answer();
    expect(asked).toEqual([[ACROSS], [READY]]);
  });

  it('is not ready when the mark is refused', async () => {
    void turn.tap(CORNER, 0);
    void turn.ready();
    await settle(false);
    expect(asked).toEqual([[ACROSS]]);
  });

  it('is not ready in a turn that starts meanwhile', async () => {
    void turn.tap(CORNER, 0);
    void turn.ready();
    seeingAt('1.2', ACROSS, DOWN);
    await settle(true);
    expect(asked).toEqual([[ACROSS]]);
  });

  it('sees the shape placed differently at once, with unchanged buttons', async () => {
    void turn.tap(CORNER, 0);
    await answer(READY);
    void turn.turn();
    expect(asked[1]).toEqual([TAKE_BACK, DOWN]);
    expect([turn.replaced, turn.pending]).toEqual([ACROSS, DOWN]);
    expect([turn.offers('ready'), turn.canTakeBack]).toEqual([true, true]);
    await answer(READY);
    expect([turn.replaced, turn.pending]).toEqual([undefined, undefined]);
  });
});
