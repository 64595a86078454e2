/** Alerts a person who isn't looking when a decision is asked of them at a table. */

import { untrack } from 'svelte';
import type { TableStore } from '../net/table.svelte';
import { sound } from '../sounds';
import { tab } from '../tab.svelte';
import { isBot, namesOf } from '../table/names';
import { t } from '../words/words.svelte';
import { alerts } from './alerts.svelte';
import { attention } from './attention.svelte';

/** Follow a table while its page is shown. */
export function alertOnTurn(id: string, store: TableStore): void {
  $effect(() => attention.watch());
  $effect(() => untrack(() => void alerts.refresh()));
  $effect(() => {
    tab.isAsked = isAsked(store) && attention.isAway;
    return () => (tab.isAsked = false);
  });
  $effect(() => {
    if (isAsked(store)) untrack(() => alert(id, othersAt(store)));
  });
  $effect(() => {
    if (!isAsked(store) || !attention.isElsewhere) untrack(() => void alerts.withdraw(id));
  });
}

function alert(table: string, names: string): void {
  if (attention.isAway) sound('bell');
  if (attention.isElsewhere) void alerts.notify(table, t('turn-alert'), t('turn-alert-with', { names }));
}

/** Whether the person at this device must decide. */
export const isAsked = (store: TableStore): boolean => decidingPeople(store).some((at) => isOwn(store, at));

/** Whether the person at this device waits for somebody other than bots: to sit down, or to decide. */
export const waitsForPeople = (store: TableStore): boolean =>
  store.own.length > 0 &&
  (store.table?.status === 'gathering' || (decidingPeople(store).length > 0 && !isAsked(store)));

/** The seats to move for which people decide. */
function decidingPeople({ table, game }: TableStore): number[] {
  const seats = table?.status === 'playing' ? (game?.to_move ?? []) : [];
  return seats.filter((at) => !isBot(table!.seats[at]!) && !table!.seats[at]!.stand_in);
}

const isOwn = (store: TableStore, at: number): boolean => store.own.some(({ seat }) => seat === at);

/** The names of the other players. */
function othersAt(store: TableStore): string {
  const seats = store.table?.seats.map((_, at) => at).filter((at) => !isOwn(store, at)) ?? [];
  return store.table ? namesOf(store.table, seats) : '';
}
