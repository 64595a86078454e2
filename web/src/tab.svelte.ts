/** The browser's tab: its title and icon show when something is asked of a person who isn't looking. */

import { t } from './words/words.svelte';

class Tab {
  /** The name of the page, by its address. */
  page = $state('');
  /** What the page itself sets to be more precise. */
  title = $state('');
  isAsked = $state(false);

  /** Show the title and the icon. */
  show(): void {
    const parts = [this.title || this.page, t('title')];
    if (this.isAsked) parts.unshift(`(1) ${t('turn-alert')}`);
    document.title = parts.filter(Boolean).join(' · ');
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = this.isAsked ? '/icon-asked.svg' : '/icon.svg';
  }
}

export const tab = new Tab();
