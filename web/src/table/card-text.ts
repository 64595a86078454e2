/** The names of cards, and their descriptions for screen readers. */

import { boxNames, countBoxes } from '../board/boxes';
import type { CardView, Mark } from '../wire';
import { listOf, t, words } from '../words/words.svelte';

/** A card's name; the islands of the standard deck have one in every language. */
export const cardName = (card: CardView): string => words.name(card.name, `isle-${card.id}`) || card.id;

/** The name of a card, or its id if it is unknown. */
export const nameById = (cards: Map<string, CardView>, id: string): string => {
  const card = cards.get(id);
  return card ? cardName(card) : id;
};

/** The names of cards as a list in a sentence. */
export const namesInWords = (cards: Map<string, CardView>, ids: readonly string[]): string =>
  listOf(ids.map((id) => nameById(cards, id)));

export function cardInWords(card: CardView): string {
  return t('card-spoken', {
    name: cardName(card),
    color: t(`color-${card.color}`),
    value: card.value,
    coins: countBoxes(card.coins),
    palms: countBoxes(card.palms),
    crosses: countBoxes(card.crosses),
    seal: card.seal ? 'yes' : 'no',
    sealColor: card.seal ?? '',
    worth: card.seal_worth ?? 0,
  });
}

/** The boxes of a mark and the symbols in them. */
export function markInWords({ card: id, boxes }: Mark, cards: Map<string, CardView>): string {
  const card = cards.get(id);
  const count = (symbols: number | undefined): number => countBoxes(boxes & (symbols ?? 0));
  return t('placement-spoken', {
    boxes: boxNames(boxes),
    coins: count(card?.coins),
    palms: count(card?.palms),
    crosses: count(card?.crosses),
  });
}

/** The description of a card being marked, with its unmarked boxes. */
export function openInWords(card: CardView, unmarked: number): string {
  const spoken = cardInWords(card);
  return unmarked ? t('card-open-spoken', { card: spoken, boxes: boxNames(unmarked) }) : spoken;
}
