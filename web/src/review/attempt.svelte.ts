/** Another try at a decision: the moves made so far, the position that they lead to, and the verdict. */

import { api, Refusal } from '../net/api';
import { shortened } from '../lesson/moves';
import type { DecisionView, PlayerMove, TryView } from '../wire';
import { errorInWords } from '../words/words.svelte';

export class Attempt {
  view = $state.raw<TryView | null>(null);
  /** Counts the tries, to tell them apart. */
  tries = $state(0);
  wrong = $state('');
  #moves: PlayerMove[] = [];
  readonly verdict = $derived(this.view?.verdict ?? null);

  constructor(
    readonly table: string,
    readonly decision: DecisionView,
  ) {
    void this.play();
  }

  /** Begin again. */
  again = (): Promise<boolean> => {
    this.#moves = [];
    this.tries++;
    return this.play();
  };

  /** Send all moves to the server, which plays the decision from its beginning. */
  play = async (...moves: PlayerMove[]): Promise<boolean> => {
    const begun = this.tries;
    const all = [...this.#moves, ...moves];
    this.wrong = '';
    try {
      const view = await api.tryDecision(this.table, { event: this.decision.event, moves: all });
      if (begun !== this.tries) return false;
      this.#moves = shortened(all);
      this.view = view;
      return true;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      if (begun === this.tries) this.wrong = errorInWords(failure);
      return false;
    }
  };
}
