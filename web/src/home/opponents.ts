/** Which bots play when nobody chooses. */

import { listOf, t, words } from '../words/words.svelte';
import { botName } from '../table/names';

/** The first of the given bots that the server offers. */
export function firstOf(bots: readonly string[], ...wanted: string[]): string {
  return wanted.find((bot) => bots.includes(bot)) ?? bots[0] ?? wanted[0]!;
}

export const usualOpponent = (bots: readonly string[]): string => firstOf(bots, 'sailor');
/** The opponent of a first game. */
export const firstOpponent = (bots: readonly string[]): string => firstOf(bots, 'parrot', 'deckhand');
export const opponentOfTheDay = (bots: readonly string[]): string => firstOf(bots, 'navigator', 'sailor');

/** A bot's entry in a list: its name and its strength. */
export const botInWords = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : botName(bot));

/** Against whom a game is played, in one sentence. */
export function against(bots: readonly string[]): string {
  const count = bots.length;
  const isEqual = count > 1 && bots.every((bot) => bot === bots[0]);
  if (isEqual) return t('play-now-against-equal', { count, name: botName(bots[0]!) });
  return t('play-now-against', { count, names: listOf(bots.map(botName)) });
}
