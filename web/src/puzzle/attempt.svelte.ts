/** An attempt at a puzzle: the moves made so far, the position that they lead to, and the verdict. */

import { account } from '../account.svelte';
import { shortened } from '../lesson/moves';
import { api } from '../net/api';
import type { FirstAttempt, PlayerMove, PuzzleView, TryView } from '../wire';
import { refusalOf } from '../words/refusal';
import { t } from '../words/words.svelte';

/** The moves that make a decision complete. */
const LAST = ['ready', 'keep', 'take', 'draw'];

export class Attempt {
  view = $state.raw() as TryView;
  /** The first answer, which is the one that counts. */
  first = $state.raw<FirstAttempt | null>(null);
  /** Counts the attempts, to tell them apart. */
  count = $state(0);
  wrong = $state('');
  #moves: PlayerMove[] = [];
  readonly verdict = $derived(this.view.verdict);

  constructor(readonly puzzle: PuzzleView) {
    this.view = puzzle.position;
    this.first = puzzle.first;
  }

  /** Begin again. */
  again = (): void => {
    this.#moves = [];
    this.count++;
    this.wrong = '';
    this.view = this.puzzle.position;
  };

  /** Send all moves to the server, which plays the decision from its beginning. */
  play = async (...moves: PlayerMove[]): Promise<boolean> => {
    const begun = this.count;
    const all = [...this.#moves, ...moves];
    this.wrong = '';
    const wrong = await refusalOf(async () => {
      // Answers are counted under a name, as results at tables are.
      if (!account.person && LAST.includes(all.at(-1)!.move)) await account.be(account.typed || t('guest'));
      const { first, ...view } = await api.answerPuzzle(this.puzzle.id, { moves: all });
      if (begun !== this.count) return;
      this.#moves = shortened(all);
      this.view = view;
      this.first = first;
    });
    if (begun !== this.count) return false;
    this.wrong = wrong;
    return !wrong;
  };
}
