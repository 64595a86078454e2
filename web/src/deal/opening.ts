/** A table for a deal that exists already. */

import { opponentOfTheDay } from '../home/opponents';
import type { Opening } from '../home/open-table';
import type { DealView } from '../wire';

/** The setting that asks for a deal: that of its day, or a finished table that had it; empty if there is none. */
export const settingFor = (deal: DealView): string =>
  deal.daily ? `daily:${deal.daily.number}` : (deal.results.find((result) => result.table)?.table ?? '');

/** You on the first seat, and bots on the others. */
export function openingOf(deal: DealView, bots: readonly string[] = []): Opening {
  const { players, edition, deck } = deal;
  const bot = deal.daily?.opponent ?? opponentOfTheDay(bots);
  const seats = Array.from({ length: players }, (_, seat) => (seat ? bot : ''));
  return { settings: { players, edition, deck, deal: settingFor(deal) }, seats };
}
