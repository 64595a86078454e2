/** The coach: fetches a hint for each decision, if it is switched on and allowed. */

import { boxNames } from '../../board/boxes';
import { api, Refusal } from '../../net/api';
import { settings } from '../../settings.svelte';
import type { CardView, HintView, OwnView, PlayerMove, TableView } from '../../wire';
import { errorInWords, t, words } from '../../words/words.svelte';
import { cardName, nameById } from '../card-text';

/** Whether a table allows hints: not where results are compared. The server decides in the end. */
export const mayCoach = (table: TableView): boolean =>
  table.status === 'playing' && !table.settings.listed && (table.settings.deal ?? 'new') === 'new';

export class Coach {
  hint = $state.raw<HintView | undefined>();
  wrong = $state('');
  isThinking = $state(false);

  /** Fetch a hint for a decision; returns a function that cancels it. */
  watch(table: TableView, own: OwnView | undefined): () => void {
    let isOver = false;
    this.hint = undefined;
    this.wrong = '';
    this.isThinking = settings.coach && mayCoach(table) && Boolean(own?.legal.length);
    if (this.isThinking) void this.#ask(table.id, own!.seat, () => isOver);
    return () => {
      isOver = true;
      this.hint = undefined;
    };
  }

  async #ask(table: string, seat: number, isOver: () => boolean): Promise<void> {
    let hint: HintView | undefined;
    let wrong = '';
    try {
      [hint] = await Promise.all([api.hint(table, seat), words.fetch('lesson')]);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      // The decision may have been made meanwhile; then there is nothing to say.
      if (failure.code !== 'nothing-to-decide') wrong = errorInWords(failure);
    }
    if (isOver()) return;
    this.hint = hint;
    this.wrong = wrong;
    this.isThinking = false;
  }
}

/** A hint as a sentence: what to do, and why. */
export function hintInWords(hint: HintView, cards: Map<string, CardView>): string {
  return `${moveInWords(hint.move, cards)} ${whyInWords(hint, cards)}`;
}

/** The reason for a move. */
export const whyInWords = (
  { why, values }: Pick<HintView, 'why' | 'values'>,
  cards: Map<string, CardView>,
): string => t(why, translated(values, cards));

/** Translates the islands' names in a reason, which the server sends as in the deck file. */
function translated(values: HintView['values'], cards: Map<string, CardView>): HintView['values'] {
  const islands = [...cards.values()];
  const said = Object.entries(values).map(([key, value]) => {
    const island = ['card', 'other'].includes(key) && islands.find((card) => card.name === value);
    return [key, island ? cardName(island) : value];
  });
  return Object.fromEntries(said);
}

export function moveInWords(move: PlayerMove, cards: Map<string, CardView>): string {
  const name = (id: string): string => nameById(cards, id);
  switch (move.move) {
    case 'mark':
      return t('coach-mark', { boxes: boxNames(move.boxes), card: name(move.card) });
    case 'keep':
      return t('coach-keep', { first: name(move.cards[0]), second: name(move.cards[1]) });
    case 'take':
      return t('coach-take', { card: name(move.card) });
    case 'draw':
      return t('coach-draw');
    default:
      return t('coach-ready');
  }
}

/** The boxes of a card that a hint is about. */
export const hintedBoxes = (hint: HintView | undefined, card: string): number =>
  hint?.move.move === 'mark' && hint.move.card === card ? hint.move.boxes : 0;

/** Whether a hint is to keep or to take a card. */
export const isHinted = (hint: HintView | undefined, card: string): boolean =>
  (hint?.move.move === 'take' && hint.move.card === card) ||
  (hint?.move.move === 'keep' && hint.move.cards.includes(card));
