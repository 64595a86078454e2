/** Why a shape doesn't fit, as a sentence. */

import { boxNames, countBoxes } from '../../board/boxes';
import { type Ghost, type Misfit, misfitOf } from '../../board/ghost';
import type { CardView } from '../../wire';
import { t } from '../../words/words.svelte';
import type { Turn } from './turn.svelte';

export function misfitInWords({ why, boxes, count, needed }: Misfit): string {
  return t(`misfit-${why}`, { boxes: boxNames(boxes), marked: countBoxes(boxes), count, needed });
}

/** What is wrong with a ghost that is not legal. */
export const misfitAt = (ghost: Ghost, card: CardView, turn: Turn): Misfit =>
  misfitOf(ghost, turn.options, card.boxes, turn.form);
