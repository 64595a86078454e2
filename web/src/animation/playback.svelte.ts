/** Shows the steps of a turn one after the other, so that what is shown may lag behind what the server has sent. */

import { type Pace, paceNow } from '../settings.svelte';
import type { TableEvent } from '../wire';
import { type Shown, type Step, stepsBetween } from './steps';

/** How long a step is shown before the next one. */
const PAUSES_MS: Record<Pace, number> = { calm: 850, quick: 400, instant: 0 };
/** Steps that may wait; the oldest are left out if more arrive. */
export const QUEUE_LIMIT = 24;

const isAsked = ({ own }: Shown): boolean => own.some(({ legal }) => legal.length > 0);

export class Playback {
  #shown = $state.raw<Step>({ table: null, game: null, own: [], events: [], stepEvents: [] });
  #queue = $state.raw<Step[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('click', this.#handleClick);
    addEventListener('keydown', this.#handleKey);
    document.addEventListener('visibilitychange', this.#handleVisibility);
  }

  get shown(): Step {
    return this.#shown;
  }

  /** Whether steps are still to be shown; until then nothing can be decided. */
  get isPlaying(): boolean {
    return this.#queue.length > 0;
  }

  /** Show an update, step by step if it is live and motion is wanted. */
  add = (after: Shown, news: TableEvent[], isLive: boolean): void => {
    if (!isLive || this.#pause === 0) return this.#jumpTo({ ...after, stepEvents: isLive ? news : [] });
    const waiting = this.#queue.at(-1);
    if (!news.length && waiting)
      this.#queue = [...this.#queue.slice(0, -1), { ...after, stepEvents: waiting.stepEvents }];
    else if (!news.length) this.#shown = { ...after, stepEvents: [] };
    else this.#enqueue(stepsBetween(waiting ?? this.#shown, after, news));
  };

  /** Show the latest state at once. */
  skip = (): void => {
    const last = this.#queue.at(-1);
    if (last) this.#jumpTo(last);
  };

  close(): void {
    clearTimeout(this.#timer);
    removeEventListener('click', this.#handleClick);
    removeEventListener('keydown', this.#handleKey);
    document.removeEventListener('visibilitychange', this.#handleVisibility);
  }

  get #pause(): number {
    return document.hidden ? 0 : PAUSES_MS[paceNow()];
  }

  #enqueue(steps: Step[]): void {
    this.#queue = [...this.#queue, ...steps].slice(-QUEUE_LIMIT);
    if (!this.#timer) this.#showNext();
  }

  #showNext = (): void => {
    const [next, ...rest] = this.#queue;
    this.#timer = undefined;
    if (!next) return;
    this.#queue = rest;
    this.#shown = next;
    // Somebody who is asked here may answer at once, and what follows is then shown at once.
    if (rest.length || !isAsked(next)) this.#timer = setTimeout(this.#showNext, this.#pause);
  };

  #jumpTo(step: Step): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#shown = step;
  }

  // Both run after the page's own handlers. So a tap or key that ends the playback does what it does otherwise,
  // but can't mark boxes with a shape that nobody has seen yet.
  #handleClick = (event: MouseEvent): void => {
    if (event.detail < 2) this.skip();
  };
  #handleKey = (event: KeyboardEvent): void => {
    const isModifier = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(event.key);
    if (!event.repeat && !isModifier) this.skip();
  };
  #handleVisibility = (): void => {
    if (document.hidden) this.skip();
  };
}
