/** Which edition's wording is used: the table's, or elsewhere that of the last table opened. */

import { settings } from '../settings.svelte';
import { words } from './words.svelte';

export const lastEdition = (): string => settings.last?.settings.edition ?? 'nsv';

/** Use the wording of a table's edition while its page is open. */
export function followEdition(edition: () => string | undefined): void {
  const wanted = $derived(edition() ?? lastEdition());
  $effect(() => void (wanted === words.edition || words.follow(wanted)));
  $effect(() => () => void (lastEdition() === words.edition || words.follow(lastEdition())));
}
