/** What screen readers are told, on every page, through the one live region of `App.svelte`. */

import { untrack } from 'svelte';

class Announcements {
  text = $state('');
  /** Changes with every announcement, so that a repeated one is read again. */
  count = $state(0);
}

export const announcements = new Announcements();

export function say(text: string): void {
  if (!text) return;
  announcements.text = text;
  // Effects that announce something don't depend on what was announced.
  untrack(() => announcements.count++);
}
