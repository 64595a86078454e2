/** One seat's decision being made: what is aimed at, which way the shape lies, and what is on its way to the server. */

import { tick } from 'svelte';
import { hasBox } from '../board/boxes';
import { type Form, formOf, mirrored, turned } from '../board/orientation';
import { type Aim, aimedAt, hasShapes, isOffered, marksOf, nextForm, type Wish } from '../board/placements';
import { shapeForm } from '../drawing/shapes';
import { sound } from '../sounds';
import type { Mark, OwnView, PlayerMove } from '../wire';
import { Coach } from './coach.svelte';

interface Placed {
  mark: Mark;
  marks: Mark[];
  aim: Aim;
}

const placeOf = (aim: Aim): string => `${aim.card}:${aim.box}`;

export type Player = (seat: number, ...moves: PlayerMove[]) => Promise<boolean>;

export class Turn {
  own = $state.raw<OwnView | undefined>();
  aim = $state.raw<Aim | undefined>();
  form = $state<Form>(0);
  wantsSingle = $state(false);
  /** The mark that the server has not answered yet: it is shown as made. */
  sent = $state.raw<Mark | undefined>();
  /** The mark that is being laid otherwise: it is shown as taken back. */
  lifted = $state.raw<Mark | undefined>();
  isBusy = $state(false);
  /** Told after a tap on a box that nothing fits. */
  misfit = $state(false);
  readonly coach = new Coach();
  #misfitAt = '';
  #placed: Placed | undefined;
  /** What was asked for while an answer was on its way: nobody has to wait before the next tap. */
  #later: (() => Promise<void>)[] = [];
  #revealed = '';
  readonly #play: Player;

  readonly legal = $derived<PlayerMove[]>(this.own?.legal ?? []);
  readonly marks = $derived(marksOf(this.legal));
  readonly isSingle = $derived(this.wantsSingle || !hasShapes(this.marks));
  readonly wish = $derived<Wish>({ single: this.isSingle, form: this.form });
  readonly ghost = $derived(this.aim && !this.sent ? aimedAt(this.marks, this.aim, this.wish) : undefined);

  constructor(play: Player) {
    this.#play = play;
  }

  /** Take over the latest view of the seat; a new expedition card lies as it is printed. */
  see(own: OwnView | undefined, turn: string, shape: string | null): void {
    if (own?.seat !== this.own?.seat || turn !== this.#revealed) {
      this.#revealed = turn;
      this.form = shape ? shapeForm(shape) : 0;
      this.wantsSingle = this.misfit = false;
      this.aim = this.#placed = undefined;
      this.forget();
    }
    this.own = own;
  }

  /** Let go of what waits for an answer: it may come much later, when something else is wanted. */
  forget(): void {
    this.#later = [];
  }

  offers(move: PlayerMove['move']): boolean {
    return this.#isSettled && isOffered(this.legal, move);
  }

  get canTakeBack(): boolean {
    return this.#isSettled && Boolean(this.own?.can_take_back);
  }

  /** While a mark is laid otherwise, what may be done stays as it is: no button flickers. */
  get #isSettled(): boolean {
    return !this.isBusy || this.lifted !== undefined;
  }

  point(aim: Aim | undefined): void {
    const isSame = aim && this.aim?.card === aim.card && this.aim.box === aim.box;
    this.aim = aim && isSame ? { ...aim, step: this.aim!.step } : aim;
    if (aim && placeOf(aim) !== this.#misfitAt) this.misfit = false;
  }

  /** A tap on a box: take back what was marked there this turn, or place what is aimed at. */
  async tap(aim: Aim, wet: number): Promise<void> {
    this.point(aim);
    if (this.#waits(() => this.tap(aim, wet))) return;
    if (hasBox(wet, aim.box)) return this.takeBack();
    this.misfit = !this.ghost && this.marks.length > 0;
    this.#misfitAt = placeOf(aim);
    if (this.ghost) await this.place(this.ghost);
  }

  async place(mark: Mark): Promise<void> {
    if (this.#waits(() => this.place(mark))) return;
    const aim = this.aim;
    this.#placed = aim && { mark, marks: this.marks, aim };
    this.sent = mark;
    sound('pen');
    await this.#make(mark);
  }

  turn = (): Promise<void> => this.#change(turned);
  mirror = (): Promise<void> => this.#change(mirrored);

  /** The next placement over the same box. */
  async next(step = 1): Promise<void> {
    if (this.#waits(() => this.next(step))) return;
    if (this.#canReplace())
      return this.#replace({ ...this.#placed!.aim, step: this.#placed!.aim.step + step });
    if (!this.aim) return;
    this.aim = { ...this.aim, step: this.aim.step + step };
    if (this.ghost && !this.isSingle) this.#lie(formOf(this.ghost.boxes), this.ghost);
  }

  takeBack = async (all = false): Promise<void> => {
    if (this.#waits(() => this.takeBack(all))) return;
    this.#placed = undefined;
    if (this.canTakeBack) await this.#make({ move: 'take_back', all });
  };
  /** The marks stand; where something is left to mark, the rules say why not. */
  ready = async (): Promise<void> => {
    if (this.#waits(this.ready)) return;
    if (this.offers('ready') || this.marks.length) await this.#make({ move: 'ready' });
  };
  keep = (first: string, second: string): Promise<void> =>
    this.#make({ move: 'keep', cards: [first, second] });
  take = (card: string): Promise<void> => this.#make({ move: 'take', card });
  draw = (): Promise<void> => this.#make({ move: 'draw' });

  async #make(...moves: PlayerMove[]): Promise<void> {
    if (this.isBusy || !this.own) return;
    this.isBusy = true;
    const isMade = await this.#play(this.own.seat, ...moves);
    await tick(); // until what the answer has changed is seen
    this.isBusy = false;
    this.sent = this.lifted = undefined;
    if (!isMade) this.forget();
    while (!this.isBusy && this.#later.length) await this.#later.shift()!();
  }

  /** Whether an answer is on its way: then something is done after it, in its order. */
  #waits(act: () => Promise<void>): boolean {
    if (this.isBusy) this.#later.push(act);
    return this.isBusy;
  }

  async #change(change: (form: Form) => Form): Promise<void> {
    if (this.#waits(() => this.#change(change))) return;
    const placed = this.#canReplace() ? this.#placed : undefined;
    this.form = nextForm(placed?.marks ?? this.marks, placed?.aim ?? this.aim, this.form, change);
    if (placed) return this.#replace({ ...placed.aim, step: 0 });
    if (this.aim) this.aim = { ...this.aim, step: 0 };
  }

  /** Let the shape lie in a form, and go on aiming at the same placement. */
  #lie(form: Form, mark: Mark): void {
    this.form = form;
    const aim = this.aim!;
    for (let step = 0; step < this.marks.length; step++) {
      this.aim = { ...aim, step };
      if (this.ghost === mark) return;
    }
  }

  /** Whether the shape just placed can still be laid otherwise: for fingers, which have no hovering. */
  #canReplace(): boolean {
    return Boolean(
      this.#placed && this.own?.can_take_back && !this.isSinglePlaced() && !hasShapes(this.marks),
    );
  }

  private isSinglePlaced(): boolean {
    return this.#placed !== undefined && !hasShapes([this.#placed.mark]);
  }

  async #replace(aim: Aim): Promise<void> {
    const { marks } = this.#placed!;
    const mark = aimedAt(marks, aim, { single: false, form: this.form });
    if (!mark || mark.boxes === this.#placed!.mark.boxes) return;
    this.lifted = this.#placed!.mark;
    this.sent = mark;
    this.#placed = { mark, marks, aim };
    this.form = formOf(mark.boxes);
    await this.#make({ move: 'take_back', all: false }, mark);
  }
}
