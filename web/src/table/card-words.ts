/** A card for those who can't see it. */

import { countBoxes } from '../board/boxes';
import type { Card } from '../net/api';
import { t } from '../words/words.svelte';

export function cardInWords(card: Card): string {
  return t('card-spoken', {
    name: card.name || card.id,
    color: t(`color-${card.color}`),
    value: card.value,
    coins: countBoxes(card.coins),
    palms: countBoxes(card.palms),
    crosses: countBoxes(card.crosses),
    seal: card.seal ? 'yes' : 'no',
    sealColor: card.seal ? t(`color-${card.seal}`) : '',
    worth: card.seal_worth ?? 0,
  });
}
