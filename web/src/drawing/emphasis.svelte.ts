/** The boxes that stand out on every picture of their card: the latest marks, and those that a sentence speaks of. */

import { settings } from '../settings.svelte';

/** The pile among the cards that stand out. */
export const PILE = 'pile';

/** Boxes of one card. */
export interface CardBoxes {
  card: string;
  boxes: number;
}

class Emphasis {
  /** The marks of the latest turn, drawn in fresh ink until the next turn is settled. */
  latest = $state.raw<readonly CardBoxes[]>([]);
  /** The boxes of the sentence that is pointed at. */
  pointed = $state.raw<readonly CardBoxes[]>([]);
  /** When looking back: the cards that were not there one step earlier. */
  newCards = $state.raw<readonly string[]>([]);
  /** The cards of a move that is pointed at. */
  cards = $state.raw<readonly string[]>([]);
  /** The cards of which a sentence on the screen names boxes. */
  named = $state.raw<readonly string[]>([]);

  /** Whether a card's boxes show their names. */
  showsNames(card: string): boolean {
    const isCard = (boxes: CardBoxes): boolean => boxes.card === card;
    return settings.boxNames || this.named.includes(card) || this.pointed.some(isCard);
  }
}

export const emphasis = new Emphasis();

/** Those of the boxes that belong to a card, as a mask. */
export function boxesOn(card: string, all: readonly CardBoxes[]): number {
  return all.reduce((mask, one) => (one.card === card ? mask | one.boxes : mask), 0);
}
