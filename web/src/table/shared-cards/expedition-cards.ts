/** The eight expedition cards (R1.5) and, with the memory aid, which of them may come next (R3.4). */

import { ROUNDS, SHAPES, TURNS } from '../../game';
import type { GameView } from '../../wire';
import { t, words } from '../../words/words.svelte';
import { shapeName } from '../names';

export interface CardsOfShape {
  shape: string;
  cards: number;
  /** How many of them may still come; without the memory aid, all. */
  left: number;
  /** The chance that the next card shows the shape; only with the memory aid. */
  chance?: number;
}

/** The shapes revealed this round, if the table shows them and another card will come. */
const seenShapes = ({ shapes_seen: seen, turn, round }: GameView): Record<string, number> | null =>
  turn === TURNS && round === ROUNDS ? null : seen;

/** Whether the next card is the first of a new round (R6.1). */
const isRoundOver = ({ turn }: GameView): boolean => turn === TURNS;

/** The cards by shape. */
export function expeditionCards(game: GameView): CardsOfShape[] {
  const seen = seenShapes(game);
  const cards = Object.entries(SHAPES).map(([shape, { cards }]) => ({
    shape,
    cards,
    left: cards - (isRoundOver(game) ? 0 : (seen?.[shape] ?? 0)),
  }));
  const all = cards.reduce((sum, { left }) => sum + left, 0);
  return seen ? cards.map((one) => ({ ...one, chance: one.left / all })) : cards;
}

/** A chance as a percentage. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent' }).format(chance);

/** The cards in one sentence: all eight, or with the memory aid those that may still come. */
export function expeditionCardsInWords(game: GameView): string {
  const toCome = isRoundOver(game) ? 'next-round-cards' : 'still-to-come';
  const cards = expeditionCards(game).filter(({ left }) => left > 0);
  return t(seenShapes(game) ? toCome : 'eight-cards', {
    cards: cards.map(inWords).join(', '),
  });
}

function inWords({ shape, left, chance }: CardsOfShape): string {
  const named = t('cards-of-shape', { shape: shapeName(shape), count: left });
  return chance === undefined ? named : t('chance-of-cards', { cards: named, chance: percent(chance) });
}
