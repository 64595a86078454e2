/** The state of one seat's decision: what is aimed at, the shape's orientation, and the moves sent to the server. */

import { tick } from 'svelte';
import { hasBox } from '../board/boxes';
import { type Form, formOf, mirrored, turned } from '../board/orientation';
import {
  type Aim,
  aimedAt,
  hasShapes,
  isOffered,
  marksOf,
  nextForm,
  type PlacementWish,
} from '../board/placements';
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
  /** The mark that the server has not answered yet; it is shown as made. */
  pending = $state.raw<Mark | undefined>();
  /** The mark that is being placed differently; it is shown as taken back. */
  replaced = $state.raw<Mark | undefined>();
  isBusy = $state(false);
  /** Whether nothing fits the box that was tapped last. */
  misfit = $state(false);
  readonly coach = new Coach();
  #misfitAt = '';
  #placed: Placed | undefined;
  /** Actions queued while an answer is pending, so that nobody has to wait before the next tap. */
  #queued: (() => Promise<void>)[] = [];
  #revealed = '';
  readonly #play: Player;

  readonly legal = $derived<PlayerMove[]>(this.own?.legal ?? []);
  readonly marks = $derived(marksOf(this.legal));
  readonly isSingle = $derived(this.wantsSingle || !hasShapes(this.marks));
  readonly wish = $derived<PlacementWish>({ single: this.isSingle, form: this.form });
  readonly preview = $derived(
    this.aim && !this.pending ? aimedAt(this.marks, this.aim, this.wish) : undefined,
  );

  constructor(play: Player) {
    this.#play = play;
  }

  /** Take the seat's latest view; a new shape starts in its printed orientation. */
  setView(own: OwnView | undefined, turn: string, shape: string | null): void {
    if (own?.seat !== this.own?.seat || turn !== this.#revealed) {
      this.#revealed = turn;
      this.form = shape ? shapeForm(shape) : 0;
      this.wantsSingle = this.misfit = false;
      this.aim = this.#placed = undefined;
      this.dropQueued();
    }
    this.own = own;
  }

  /** Drop the queued actions: after a lost connection they may not be wanted any more. */
  dropQueued(): void {
    this.#queued = [];
  }

  offers(move: PlayerMove['move']): boolean {
    return this.#isSettled && isOffered(this.legal, move);
  }

  get canTakeBack(): boolean {
    return this.#isSettled && Boolean(this.own?.can_take_back);
  }

  /** While a mark is being placed differently the buttons stay as they are and don't flicker. */
  get #isSettled(): boolean {
    return !this.isBusy || this.replaced !== undefined;
  }

  point(aim: Aim | undefined): void {
    const isSame = aim && this.aim?.card === aim.card && this.aim.box === aim.box;
    this.aim = aim && isSame ? { ...aim, step: this.aim!.step } : aim;
    if (aim && placeOf(aim) !== this.#misfitAt) this.misfit = false;
  }

  /** A tap on a box takes back this turn's mark there, or places the one aimed at. */
  async tap(aim: Aim, wet: number): Promise<void> {
    this.point(aim);
    if (this.#queueIfBusy(() => this.tap(aim, wet))) return;
    if (hasBox(wet, aim.box)) return this.takeBack();
    this.misfit = !this.preview && this.marks.length > 0;
    this.#misfitAt = placeOf(aim);
    if (this.preview) await this.place(this.preview);
  }

  async place(mark: Mark): Promise<void> {
    if (this.#queueIfBusy(() => this.place(mark))) return;
    const aim = this.aim;
    this.#placed = aim && { mark, marks: this.marks, aim };
    this.pending = mark;
    sound('pen');
    await this.#send(mark);
  }

  turn = (): Promise<void> => this.#change(turned);
  mirror = (): Promise<void> => this.#change(mirrored);

  /** Go to the next placement over the same box. */
  async next(step = 1): Promise<void> {
    if (this.#queueIfBusy(() => this.next(step))) return;
    if (this.#canReplace())
      return this.#replace({ ...this.#placed!.aim, step: this.#placed!.aim.step + step });
    if (!this.aim) return;
    this.aim = { ...this.aim, step: this.aim.step + step };
    if (this.preview && !this.isSingle) this.#keepAim(formOf(this.preview.boxes), this.preview);
  }

  takeBack = async (all = false): Promise<void> => {
    if (this.#queueIfBusy(() => this.takeBack(all))) return;
    this.#placed = undefined;
    if (this.canTakeBack) await this.#send({ move: 'take_back', all });
  };
  /** Declare the turn's marks final; if marks are still due, the server's refusal says so. */
  ready = async (): Promise<void> => {
    if (this.#queueIfBusy(this.ready)) return;
    if (this.offers('ready') || this.marks.length) await this.#send({ move: 'ready' });
  };
  keep = (first: string, second: string): Promise<void> =>
    this.#send({ move: 'keep', cards: [first, second] });
  take = (card: string): Promise<void> => this.#send({ move: 'take', card });
  draw = (): Promise<void> => this.#send({ move: 'draw' });

  async #send(...moves: PlayerMove[]): Promise<void> {
    if (this.isBusy || !this.own) return;
    this.isBusy = true;
    const isMade = await this.#play(this.own.seat, ...moves);
    await tick(); // until the components show the answer
    this.isBusy = false;
    this.pending = this.replaced = undefined;
    if (!isMade) this.dropQueued();
    while (!this.isBusy && this.#queued.length) await this.#queued.shift()!();
  }

  /** Queues an action while an answer is pending; returns whether it did. */
  #queueIfBusy(act: () => Promise<void>): boolean {
    if (this.isBusy) this.#queued.push(act);
    return this.isBusy;
  }

  async #change(change: (form: Form) => Form): Promise<void> {
    if (this.#queueIfBusy(() => this.#change(change))) return;
    const placed = this.#canReplace() ? this.#placed : undefined;
    this.form = nextForm(placed?.marks ?? this.marks, placed?.aim ?? this.aim, this.form, change);
    if (placed) return this.#replace({ ...placed.aim, step: 0 });
    if (this.aim) this.aim = { ...this.aim, step: 0 };
  }

  /** Turn the shape to a form and keep aiming at the same placement. */
  #keepAim(form: Form, mark: Mark): void {
    this.form = form;
    const aim = this.aim!;
    for (let step = 0; step < this.marks.length; step++) {
      this.aim = { ...aim, step };
      if (this.preview === mark) return;
    }
  }

  /** Whether the shape just placed can still be turned or moved; touch has no hovering to preview it. */
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
    this.replaced = this.#placed!.mark;
    this.pending = mark;
    this.#placed = { mark, marks, aim };
    this.form = formOf(mark.boxes);
    await this.#send({ move: 'take_back', all: false }, mark);
  }
}
