/** The review of a finished game: the server computes it when it is first asked for, and then confirms its flags. */

import { api, Refusal } from '../net/api';
import type { GameReview, PersonalBest } from '../wire';
import { errorInWords, words } from '../words/words.svelte';

const PAUSE_MS = 800;
/** The server is busy with other reviews. */
const BUSY = 503;

export class Review {
  game = $state.raw<GameReview | null>(null);
  bests = $state.raw<readonly PersonalBest[]>([]);
  /** How much of the review is computed, from 0 to 1. */
  progress = $state(0);
  isReady = $state(false);
  hasWords = $state(false);
  wrong = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(readonly table: string) {
    const reading = [words.fetch('review'), words.fetch('lesson')];
    void Promise.all(reading).then(() => (this.hasWords = true));
    void this.#ask();
  }

  close = (): void => {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  };

  async #ask(): Promise<void> {
    try {
      const { status, progress, review, personal_bests } = await api.review(this.table);
      this.bests = personal_bests;
      // What stands already is not drawn again until the flags are confirmed.
      if (!this.game || status === 'ready') this.game = review;
      this.isReady = status === 'ready';
      this.progress = status === 'computing' ? progress : 1;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      if (failure.status !== BUSY) this.wrong = errorInWords(failure);
    }
    if (this.isReady || this.wrong || this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#ask(), PAUSE_MS);
  }
}
