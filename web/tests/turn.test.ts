import { beforeEach, describe, expect, it } from 'vitest';
import { maskOf } from '../src/board/boxes';
import { formOf } from '../src/board/orientation';
import type { Aim } from '../src/board/placements';
import { Turn } from '../src/table/turn/turn.svelte';
import type { Mark, OwnView, PlayerMove } from '../src/wire';

const mark = (...rows: string[]): Mark => ({ move: 'mark', card: 'grey-08', boxes: maskOf(rows) });
const ACROSS = mark('##');
const DOWN = mark('#', '#');
const CORNER: Aim = { card: 'grey-08', box: 0, across: 0, down: 0 };
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

  it('can turn the shape all the time, also before the answer to the mark', async () => {
    void turn.tap(CORNER, 0);
    expect(turn.obstacle('turn')).toBeUndefined();
    seeing(READY);
    expect(turn.obstacle('turn')).toBeUndefined();
    await settle(true);
    expect(turn.obstacle('turn')).toBeUndefined();
  });

  it('has no mark to pick up after it was refused', async () => {
    void turn.tap(CORNER, 0);
    await settle(false);
    expect(turn.pickUpAt(CORNER)).toBe(false);
    expect(turn.pickUp()).toBe(true);
    expect(turn.replaced).toEqual([]);
  });

  it('sees the shape placed differently at once, with unchanged buttons', async () => {
    void turn.tap(CORNER, 0);
    await answer(READY);
    void turn.turn();
    expect(asked[1]).toEqual([TAKE_BACK, DOWN]);
    expect([turn.replaced, turn.pending]).toEqual([[ACROSS], DOWN]);
    expect([turn.offers('ready'), turn.canTakeBack]).toEqual([true, true]);
    await answer(READY);
    expect([turn.replaced, turn.pending]).toEqual([[], undefined]);
  });
});

describe('a shape that is placed', () => {
  const ELSEWHERE = mark('....', '....', '##');
  const BOX = { card: 'grey-08', box: 8, across: 0, down: 0 };
  const CROSS = mark('...#');
  const hold = (x: number, y: number) => ({
    x: 0,
    y: 0,
    side: 40,
    over: { card: 'grey-08', middle: { x, y } },
  });

  beforeEach(async () => {
    seeing(ACROSS, DOWN, ELSEWHERE, mark('', '', '#', '#'));
    void turn.tap(CORNER, 0);
    await answer(READY);
    asked = [];
  });

  it('moves to another box that is tapped, in one command', async () => {
    turn.point(BOX);
    expect(turn.ghost?.mark).toEqual(ELSEWHERE);
    void turn.tap(BOX, ACROSS.boxes);
    expect(asked).toEqual([[TAKE_BACK, ELSEWHERE]]);
    await answer(READY);
    void turn.tap(CORNER, ELSEWHERE.boxes);
    expect(asked[1]).toEqual([TAKE_BACK, ACROSS]);
  });

  it('is dragged to another place, and stays where it is if it is dropped outside', () => {
    expect(turn.pickUpAt({ card: 'grey-08', box: 1 })).toBe(true);
    expect(turn.replaced).toEqual([ACROSS]);
    turn.carryTo({ x: 0, y: 0, side: 40 });
    void turn.drop();
    expect([asked, turn.replaced, turn.refused]).toEqual([[], [], undefined]);
    turn.pickUpAt({ card: 'grey-08', box: 1 });
    turn.carryTo(hold(0.6, 2.1));
    void turn.drop();
    expect(asked).toEqual([[TAKE_BACK, ELSEWHERE]]);
  });

  it('stays where it is if it is dropped where it does not fit, and says why', () => {
    turn.pickUp();
    turn.carryTo(hold(2.5, 3));
    expect(turn.ghost?.mark).toBeUndefined();
    void turn.drop();
    expect(asked).toEqual([]);
    expect(turn.refused?.cells).toEqual([
      [2, 3],
      [3, 3],
    ]);
    turn.cancel();
    expect(turn.refused).toBeUndefined();
  });

  it('takes the box of its cross along when it is dragged, and leaves it when that box moves', async () => {
    void turn.takeBack();
    await answer(ACROSS, DOWN, ELSEWHERE);
    void turn.tap(CORNER, 0);
    await answer(CROSS, mark('..#'));
    void turn.tap({ ...CORNER, box: 3 }, ACROSS.boxes);
    await answer(READY);
    asked = [];
    void turn.tap({ ...CORNER, box: 2 }, ACROSS.boxes | CROSS.boxes);
    expect(asked).toEqual([[TAKE_BACK, mark('..#')]]);
    await answer(READY);
    turn.pickUpAt(CORNER);
    turn.carryTo(hold(0.5, 2));
    void turn.drop();
    expect(asked[1]).toEqual([TAKE_BACK, TAKE_BACK, ELSEWHERE]);
  });

  it('becomes the box it was placed by', async () => {
    void turn.takeBack();
    await answer(ACROSS, mark('#'), mark('.#'));
    void turn.tap(CORNER, 0);
    await answer(READY);
    asked = [];
    void turn.toggleSingle();
    expect(asked).toEqual([[TAKE_BACK, mark('#')]]);
  });

  it('shows its orientation on the card again after another place was looked at', () => {
    turn.point(BOX);
    void turn.turn();
    expect(turn.form).toBe(DOWN.boxes);
    turn.point(undefined);
    expect(turn.form).toBe(ACROSS.boxes);
  });
});

describe('a shape that does not fit over a box', () => {
  it('is refused with its ghost, and can be turned to fit', () => {
    seeing(DOWN, mark('#'), mark('', '#'));
    expect(turn.ghost).toBeUndefined();
    void turn.tap(CORNER, 0);
    expect([asked, turn.refused?.mark]).toEqual([[], undefined]);
    void turn.turnToFit();
    expect(asked).toEqual([[DOWN]]);
    expect(turn.form).toBe(DOWN.boxes);
  });

  it('keeps the card and the ghost in one orientation while stepping', async () => {
    turn.point(CORNER);
    for (let step = 0; step < 3; step++) {
      await turn.next();
      expect(formOf(turn.ghost!.mark!.boxes)).toBe(turn.form);
    }
  });
});
