/** Cards in words: their names, and what those hear who can't see them. */

import { boxNames, countBoxes } from '../board/boxes';
import type { Card } from '../net/api';
import { t, words } from '../words/words.svelte';

/** What people call a card: an island of the standard deck has a name in every language. */
export const cardName = (card: Card): string => words.name(card.name, `isle-${card.id}`) || card.id;

/** The name of a card that a table may not know. */
export const nameById = (cards: Map<string, Card>, id: string): string => {
  const card = cards.get(id);
  return card ? cardName(card) : id;
};

export function cardInWords(card: Card): string {
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

/** A card that is being marked, with the boxes that are left. */
export function openInWords(card: Card, unmarked: number): string {
  const spoken = cardInWords(card);
  return unmarked ? t('card-open-spoken', { card: spoken, boxes: boxNames(unmarked) }) : spoken;
}
