/** The first lines of the score sheet: "You win!" and "You won by 9, your best against Navigator." */

import type { GameView, TableView } from '../../wire';
import { t } from '../../words/words.svelte';
import { namesOf } from '../names';

/** Who has won. */
export function winnersInWords(
  table: TableView,
  { winners = [] }: GameView,
  you: number | undefined,
): string {
  const names = namesOf(table, winners);
  if (winners.length > 1) return t('won-shared', { names });
  return winners[0] === you ? t('won-you') : t('won', { names });
}

/** By how much the game was won or lost; empty if the best scores are equal. */
export function headline(
  table: TableView,
  { players, winners = [] }: GameView,
  you: number | undefined,
  isBest: boolean,
): string {
  const totals = players.map(({ score }) => score.total);
  const seat = you ?? winners[0] ?? 0;
  const others = totals.map((_, at) => at).filter((at) => at !== seat);
  const margin = totals[seat]! - Math.max(...others.map((at) => totals[at]!));
  const points = Math.abs(margin);
  if (!points || !others.length) return '';
  if (you === undefined) return t('sheet-other-won', { name: namesOf(table, [seat]), points });
  const rival = isBest ? namesOf(table, others) : 'none';
  return t(margin > 0 ? 'sheet-won' : 'sheet-lost', { points, rival });
}
