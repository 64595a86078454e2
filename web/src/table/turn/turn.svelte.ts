/** The state of one seat's decision: what is aimed at or carried, the shape's orientation, and the marks made. */

import { eachBox, hasBox } from '../../board/boxes';
import { distance, eachCell, middleOf } from '../../board/cells';
import { type Ghost, ghostOver, ghostUnder, type Hold, isSameGhost } from '../../board/ghost';
import { type Form, formOf, mirrored, turned } from '../../board/orientation';
import {
  type Aim,
  candidates,
  covering,
  following,
  hasShapes,
  isOffered,
  marksOf,
  nextForm,
  type Place,
  type PlacementWish,
} from '../../board/placements';
import { type Obstacle, obstacleOf, type Tool } from '../../board/tools';
import { shapeForm } from '../../drawing/shapes';
import { sound } from '../../sounds';
import type { Mark, OwnView, PlayerMove } from '../../wire';
import { Coach } from '../coach/coach.svelte';
import { MoveQueue } from './move-queue.svelte';

/** A mark of this turn, the box it was placed by, and the marks it was chosen from. */
interface Made extends Place {
  mark: Mark;
  options: readonly Mark[];
}

/** A shape that is being dragged. */
export interface Carried {
  /** Which of this turn's marks it replaces; their number for a new one. */
  from: number;
  /** The position of its middle on the screen, and the side of a box, in pixels. */
  x: number;
  y: number;
  side: number;
  /** The island it is held over. */
  over?: Hold;
}

export type Player = (seat: number, ...moves: PlayerMove[]) => Promise<boolean>;

const TAKE_BACK: PlayerMove = { move: 'take_back', all: false };

export class Turn {
  own = $state.raw<OwnView | undefined>();
  aim = $state.raw<Aim | undefined>();
  carried = $state.raw<Carried | undefined>();
  form = $state<Form>(0);
  wantsSingle = $state(false);
  /** The mark that the server has not answered yet; it is shown as made. */
  pending = $state.raw<Mark | undefined>();
  /** The marks that are being placed differently; they are shown as taken back. */
  replaced = $state.raw<readonly Mark[]>([]);
  /** Where the shape was tapped or dropped and doesn't fit. */
  refused = $state.raw<Ghost | undefined>();
  readonly coach = new Coach();
  readonly #queue = new MoveQueue();
  #made = $state.raw<readonly Made[]>([]);
  #revealed = '';
  readonly #play: Player;

  readonly legal = $derived<PlayerMove[]>(this.own?.legal ?? []);
  readonly marks = $derived(marksOf(this.legal));
  /** Which of this turn's marks the next placement replaces; their number if it is a new one. */
  readonly #from = $derived(
    this.carried?.from ?? (this.marks.length ? this.#made.length : Math.max(0, this.#made.length - 1)),
  );
  /** The marks to choose from. */
  readonly options = $derived<readonly Mark[]>(this.#made[this.#from]?.options ?? this.marks);
  readonly isSingle = $derived(this.wantsSingle || (this.options.length > 0 && !hasShapes(this.options)));
  readonly wish = $derived<PlacementWish>({ single: this.isSingle, form: this.form });
  #shown: Ghost | undefined;
  readonly ghost = $derived.by<Ghost | undefined>(() => {
    const ghost = this.#ghostNow();
    if (!isSameGhost(ghost, this.#shown)) this.#shown = ghost;
    return this.#shown;
  });

  constructor(play: Player) {
    this.#play = play;
  }

  /** Take the seat's latest view; a new shape starts in its printed orientation. */
  setView(own: OwnView | undefined, turn: string, shape: string | null): void {
    if (own?.seat !== this.own?.seat || turn !== this.#revealed) {
      this.#revealed = turn;
      this.form = shape ? shapeForm(shape) : 0;
      this.wantsSingle = false;
      this.aim = this.refused = undefined;
      this.letGo();
      this.#made = [];
      this.dropQueued();
    }
    if (!own?.can_take_back && !this.isBusy) this.#made = [];
    this.own = own;
  }

  dropQueued(): void {
    this.#queue.drop();
  }

  get isBusy(): boolean {
    return this.#queue.isBusy;
  }

  offers(move: PlayerMove['move']): boolean {
    return this.#isSettled && isOffered(this.legal, move);
  }

  get canTakeBack(): boolean {
    return this.#isSettled && Boolean(this.own?.can_take_back);
  }

  /** While a mark is being placed differently the buttons stay as they are and don't flicker. */
  get #isSettled(): boolean {
    return !this.isBusy || this.replaced.length > 0;
  }

  /** The shape already placed that turning changes, unless something else is aimed at or carried. */
  get #placed(): Made | undefined {
    const made =
      this.marks.length || this.carried || !this.own?.can_take_back ? undefined : this.#made.at(-1);
    const isElsewhere = made && this.ghost;
    return made && !isElsewhere && hasShapes([made.mark]) ? made : undefined;
  }

  obstacle(tool: Tool): Obstacle | undefined {
    const { options, isSingle, form } = this;
    return obstacleOf(tool, { options, isSingle, form, at: this.#placed ?? this.aim });
  }

  // --- aiming -------------------------------------------------------------------------------------------

  point(aim: Aim | undefined): void {
    const isSame = aim && this.aim?.card === aim.card && this.aim.box === aim.box;
    this.aim = aim && isSame ? { ...aim, boxes: this.aim!.boxes } : aim;
    // What is not aimed at another box is the shape already placed: the card shows its orientation.
    const placed = this.#placed;
    if (placed) this.form = formOf(placed.mark.boxes);
  }

  #ghostNow(): Ghost | undefined {
    if (this.pending) return undefined;
    if (this.carried) return this.carried.over && ghostUnder(this.options, this.carried.over, this.wish);
    if (!this.aim || this.#indexAt(this.aim) >= 0) return undefined;
    const ghost = ghostOver(this.options, this.aim, this.wish);
    // When all is marked, only places where the shape could be moved are worth showing.
    return ghost?.mark || this.marks.length ? ghost : undefined;
  }

  /** Which of this turn's marks covers a box. */
  #indexAt({ card, box }: Place): number {
    return this.#made.findIndex(({ mark }) => mark.card === card && hasBox(mark.boxes, box));
  }

  turn = (): Promise<void> => this.#change(turned);
  mirror = (): Promise<void> => this.#change(mirrored);

  async #change(change: (form: Form) => Form): Promise<void> {
    if (this.#queue.defer(() => this.#change(change))) return;
    if (this.isSingle) return;
    this.refused = undefined;
    const placed = this.#placed;
    const form = nextForm(this.options, placed ?? this.aim, this.form, change);
    if (placed) return this.#turnPlaced(placed, form);
    this.form = form;
    if (this.aim) this.aim = { ...this.aim, boxes: undefined };
  }

  async #turnPlaced({ mark, options, card, box }: Made, form: Form): Promise<void> {
    const middle = middleOf(eachCell(mark.boxes));
    const away = ({ boxes }: Mark): number => distance(middleOf(eachCell(boxes)), middle);
    const found = covering(options, card, box, false)
      .filter(({ boxes }) => formOf(boxes) === form)
      .sort((a, b) => away(a) - away(b))[0];
    if (found) await this.place(found, box);
  }

  /** Go to the next placement over the same box. */
  async next(step = 1): Promise<void> {
    if (this.#queue.defer(() => this.next(step))) return;
    const placed = this.#placed;
    const at = placed ?? this.aim;
    if (this.isSingle || !at) return;
    const mark = following(this.options, at, (placed?.mark ?? this.ghost)?.boxes, step);
    if (!mark) return;
    this.refused = undefined;
    this.form = formOf(mark.boxes);
    if (placed) return this.place(mark, placed.box);
    this.aim = { ...this.aim!, boxes: mark.boxes };
  }

  /** Switch between the shape and one box; a shape already placed becomes the box it was placed by. */
  async toggleSingle(): Promise<void> {
    if (this.#queue.defer(() => this.toggleSingle())) return;
    if (this.obstacle('single')) return;
    const placed = this.#placed;
    this.refused = undefined;
    this.wantsSingle = !this.wantsSingle;
    const box = placed && covering(placed.options, placed.card, placed.box, true)[0];
    if (box) await this.place(box);
  }

  // --- carrying -----------------------------------------------------------------------------------------

  /** Pick up the shape from its card; what is already placed is moved. Returns whether there is something. */
  pickUp(): boolean {
    return this.#carry(this.#from);
  }

  /** Pick up the mark at a box, and with it all marks that followed it. */
  pickUpAt(at: Place): boolean {
    const index = this.#indexAt(at);
    return index >= 0 && this.canTakeBack && this.#carry(index);
  }

  #carry(from: number): boolean {
    const made = this.#made[from];
    if (this.isBusy || !(made?.options ?? this.marks).length) return false;
    const isShape = made && hasShapes([made.mark]);
    if (isShape) this.form = formOf(made.mark.boxes);
    if (made && hasShapes(made.options)) this.wantsSingle = !isShape;
    this.aim = this.refused = undefined;
    this.carried = { from, x: 0, y: 0, side: 0 };
    this.replaced = this.#made.slice(from).map(({ mark }) => mark);
    return true;
  }

  carryTo(to: Omit<Carried, 'from'>): void {
    if (this.carried) this.carried = { ...to, from: this.carried.from };
  }

  /** Let go: the shape is marked where it fits; outside the islands nothing changes. */
  async drop(): Promise<void> {
    const { ghost } = this;
    const from = this.#from;
    this.letGo();
    this.refused = ghost?.mark ? undefined : ghost;
    if (ghost?.mark) await this.place(ghost.mark, ghost.box, from);
  }

  /** Give up what is being done: the drag, or the notice that something doesn't fit. */
  cancel(): void {
    if (this.carried) this.letGo();
    this.refused = undefined;
  }

  letGo(): void {
    this.carried = undefined;
    this.replaced = [];
  }

  // --- moves --------------------------------------------------------------------------------------------

  /** A tap on a box takes back this turn's mark there, or places the one aimed at. */
  async tap(aim: Aim, wet: number): Promise<void> {
    this.point(aim);
    if (this.#queue.defer(() => this.tap(aim, wet))) return;
    this.refused = undefined;
    if (hasBox(wet, aim.box)) return this.#takeBackTo(this.#indexAt(aim));
    if (this.#mustAskAgain) await this.takeBack();
    const ghost = this.ghost ?? ghostOver(this.options, aim, this.wish);
    if (ghost?.mark) await this.place(ghost.mark, aim.box);
    else this.refused = ghost;
  }

  /** After reloading the page, the marks to choose from instead of the latest are unknown until it is taken back. */
  get #mustAskAgain(): boolean {
    return !this.options.length && this.canTakeBack;
  }

  /** Mark, by default in place of the latest mark if all is marked. */
  async place(mark: Mark, box?: number, from = this.#from): Promise<void> {
    if (this.#queue.defer(() => this.place(mark, box))) return;
    const taken = this.#made.slice(from);
    if (taken[0]?.mark.card === mark.card && taken[0].mark.boxes === mark.boxes && taken.length === 1) return;
    const options = taken[0]?.options ?? this.marks;
    const made: Made = { mark, options, card: mark.card, box: box ?? eachBox(mark.boxes)[0]! };
    if (hasShapes([mark])) this.form = formOf(mark.boxes);
    this.refused = undefined;
    this.replaced = taken.map((other) => other.mark);
    this.pending = mark;
    sound('pen');
    const before = this.#made;
    this.#made = [...before.slice(0, from), made];
    await this.#send([...taken.map(() => TAKE_BACK), mark], { refused: () => (this.#made = before) });
  }

  /** Mark the refused shape in an orientation that fits over the same box. */
  async turnToFit(): Promise<void> {
    const { card, box } = this.refused ?? {};
    if (card === undefined || box === undefined) return;
    const [mark] = candidates(this.options, { card, box, across: 0, down: 0 }, this.form);
    if (mark) await this.place(mark, box);
  }

  takeBack = async (all = false): Promise<void> => {
    if (this.#queue.defer(() => this.takeBack(all))) return;
    this.refused = undefined;
    const kept = all ? [] : this.#made.slice(0, -1);
    if (this.canTakeBack) await this.#send([{ move: 'take_back', all }], { made: () => (this.#made = kept) });
  };

  /** Take back one of this turn's marks and all that followed it. */
  async #takeBackTo(index: number): Promise<void> {
    if (index < 0) return this.takeBack();
    const taken = this.#made.slice(index).map(() => TAKE_BACK);
    if (this.canTakeBack) await this.#send(taken, { made: () => (this.#made = this.#made.slice(0, index)) });
  }

  /** Declare the turn's marks final; if marks are still due, the server's refusal says so. */
  ready = async (): Promise<void> => {
    if (this.#queue.defer(this.ready)) return;
    if (this.offers('ready') || this.marks.length) await this.#send([{ move: 'ready' }]);
  };
  keep = (first: string, second: string): Promise<void> =>
    this.#send([{ move: 'keep', cards: [first, second] }]);
  take = (card: string): Promise<void> => this.#send([{ move: 'take', card }]);
  draw = (): Promise<void> => this.#send([{ move: 'draw' }]);

  async #send(moves: PlayerMove[], then: { made?(): void; refused?(): void } = {}): Promise<void> {
    const { own } = this;
    const revealed = this.#revealed;
    if (!own) return;
    await this.#queue.send(
      () => this.#play(own.seat, ...moves),
      (isMade) => {
        this.pending = undefined;
        this.replaced = [];
        if (revealed === this.#revealed) (isMade ? then.made : then.refused)?.();
      },
    );
  }
}
