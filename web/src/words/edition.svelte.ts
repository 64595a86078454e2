/** Whose words are used: at a table those of its edition, elsewhere those of the edition chosen last. */

import { settings } from '../settings.svelte';
import { words } from './words.svelte';

export const lastEdition = (): string => settings.last?.settings.edition ?? 'nsv';

/** While a page shows a table, speak in the words of its edition. */
export function followEdition(edition: () => string | undefined): void {
  const wanted = $derived(edition() ?? lastEdition());
  $effect(() => void (wanted === words.edition || words.follow(wanted)));
  $effect(() => () => void (lastEdition() === words.edition || words.follow(lastEdition())));
}
