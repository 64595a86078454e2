/** The first game: which step is shown, what was tried in it, and what the server's rules said to that. */

import { api, type Card, deckOf, type Judged, type LessonStep, Refusal } from '../net/api';
import { settings } from '../settings.svelte';
import type { PlayerMove, TableEvent } from '../wire';
import { words } from '../words/words.svelte';
import { shortened } from './moves';

export const SCORE = 'score';

export class Lesson {
  steps = $state.raw<LessonStep[]>([]);
  cards = $state.raw<Map<string, Card>>(new Map());
  failure = $state.raw<Refusal | null>(null);
  at = $state(0);
  /** How often a step was begun: tells one try from another. */
  tries = $state(0);
  judged = $state.raw<Judged | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** What the latest move brought. */
  news = $state.raw<TableEvent[]>([]);
  #moves: PlayerMove[] = [];

  readonly step = $derived(this.steps[this.at]);
  readonly game = $derived(this.judged?.game ?? this.step?.game);
  readonly own = $derived(this.judged?.own ?? this.step?.own);
  readonly isReached = $derived(this.judged?.is_reached ?? false);
  /** The marks stand, but not as the step teaches: it can only be done again. */
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

  /** Go to a step; after the last one comes the end. */
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

  /** Make some moves: they are played by the rules on the server, from the beginning of the step. */
  play = async (...moves: PlayerMove[]): Promise<boolean> => {
    const judged = await this.#try({ moves: [...this.#moves, ...moves] });
    if (!judged) return false;
    this.#moves = shortened([...this.#moves, ...moves]);
    this.news = judged.events.slice(this.judged?.events.length ?? 0);
    this.#take(judged);
    return true;
  };

  /** Reckon some lines of the score; tells those that are not right. */
  reckon = async (score: Record<string, number>): Promise<string[]> => {
    const judged = await this.#try({ score });
    if (judged?.is_reached) this.#take(judged);
    return judged?.wrong ?? Object.keys(score);
  };

  async #try(tried: { moves?: PlayerMove[]; score?: Record<string, number> }): Promise<Judged | undefined> {
    this.refused = null;
    const begun = this.tries;
    try {
      const judged = await api.tryStep(this.step!.step, tried);
      return begun === this.tries ? judged : undefined; // an answer may come after the learner has gone on
    } catch (failure) {
      if (begun === this.tries)
        this.refused = failure instanceof Refusal ? failure : new Refusal(0, 'no-connection', '');
      return undefined;
    }
  }

  #take(judged: Judged): void {
    this.judged = judged;
    if (!judged.is_reached || this.done.includes(this.step!.step)) return;
    settings.lesson = { ...settings.lesson, done: [...this.done, this.step!.step] };
    settings.keep();
  }
}
