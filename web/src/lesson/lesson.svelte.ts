/** The state of the first game: the current step, the learner's moves in it, and the server's verdict on them. */

import { api, deckOf, Refusal } from '../net/api';
import { settings } from '../settings.svelte';
import type { CardView, LessonResult, LessonStepView, PlayerMove, TableEvent } from '../wire';
import { words } from '../words/words.svelte';
import { shortened } from './moves';

export const SCORE = 'score';

export class Lesson {
  steps = $state.raw<LessonStepView[]>([]);
  cards = $state.raw<Map<string, CardView>>(new Map());
  failure = $state.raw<Refusal | null>(null);
  at = $state(0);
  /** Counts the tries, to tell them apart. */
  tries = $state(0);
  judged = $state.raw<LessonResult | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** The events of the latest move. */
  news = $state.raw<TableEvent[]>([]);
  #moves: PlayerMove[] = [];

  readonly step = $derived(this.steps[this.at]);
  readonly game = $derived(this.judged?.game ?? this.step?.game);
  readonly own = $derived(this.judged?.own ?? this.step?.own);
  readonly isReached = $derived(this.judged?.is_reached ?? false);
  /** The turn is over without reaching the goal, so the step has to be done again. */
  readonly isStuck = $derived(!this.isReached && this.judged !== null && !this.own?.legal.length);
  readonly done = $derived(settings.lesson.done);

  async load(): Promise<void> {
    try {
      const [lesson] = await Promise.all([api.lesson(), words.fetch('lesson')]);
      const deck = await deckOf(lesson.deck);
      this.cards = new Map(deck.cards.map((card) => [card.id, card]));
      this.steps = lesson.steps;
      this.at = Math.min(settings.lesson.at, this.steps.length);
    } catch (failure) {
      this.failure = failure instanceof Refusal ? failure : new Refusal(0, 'no-connection', '');
    }
  }

  /** Go to a step; the end follows the last one. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.steps.length));
    settings.lesson = { ...settings.lesson, at: this.at };
    settings.keep();
    this.again();
  }

  again = (): void => {
    this.#moves = [];
    this.judged = this.refused = null;
    this.news = [];
    this.tries += 1;
  };

  /** Send the moves to the server, which replays the step from its beginning. */
  play = async (...moves: PlayerMove[]): Promise<boolean> => {
    const judged = await this.#try({ moves: [...this.#moves, ...moves] });
    if (!judged) return false;
    this.#moves = shortened([...this.#moves, ...moves]);
    this.news = judged.events.slice(this.judged?.events.length ?? 0);
    this.#take(judged);
    return true;
  };

  /** Check the learner's score, line by line; returns the lines that are wrong. */
  checkScore = async (score: Record<string, number>): Promise<string[]> => {
    const judged = await this.#try({ score });
    if (judged?.is_reached) this.#take(judged);
    return judged?.wrong ?? Object.keys(score);
  };

  async #try(tried: {
    moves?: PlayerMove[];
    score?: Record<string, number>;
  }): Promise<LessonResult | undefined> {
    this.refused = null;
    const begun = this.tries;
    try {
      const judged = await api.tryStep(this.step!.step, tried);
      return begun === this.tries ? judged : undefined; // the learner may have gone on meanwhile
    } catch (failure) {
      if (begun === this.tries)
        this.refused = failure instanceof Refusal ? failure : new Refusal(0, 'no-connection', '');
      return undefined;
    }
  }

  #take(judged: LessonResult): void {
    this.judged = judged;
    if (!judged.is_reached || this.done.includes(this.step!.step)) return;
    settings.lesson = { ...settings.lesson, done: [...this.done, this.step!.step] };
    settings.keep();
  }
}
