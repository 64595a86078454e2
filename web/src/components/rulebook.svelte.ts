/** The state of the rulebook panel: where it is open, which rule applies now, and which edition is played. */

import { settings } from '../settings.svelte';
import { t } from '../words/words.svelte';

/** The id of a rule's message: Fluent allows no dots. */
export const idOf = (rule: string): string => rule.replace('.', '-');

export const chapterOf = (rule: string): string => rule.split('.')[0]!;

/** The title of a rule or chapter; chapter titles need the rulebook's messages. */
export const titleOf = (rule: string): string => t(rule.includes('.') ? `${idOf(rule)}-title` : rule);

class Rulebook {
  /** The rule or chapter it is open at; empty while it is closed. */
  at = $state('');
  /** The rule that applies now, where the "?" key opens the panel. */
  here = $state('');
  /** The edition of the table; empty without a table, where both are shown. */
  edition = $state('');

  open(rule: string): void {
    this.at = rule;
  }

  /** Open the panel at the rule that applies now, or close it. */
  turnTo(): void {
    this.at = this.at ? '' : this.here || 'R3';
  }

  close(): void {
    this.at = '';
  }

  press = (event: KeyboardEvent): void => {
    const isTyping = (event.target as Element).closest?.('input:not([type=range]), textarea, select');
    if (event.key === 'Escape' && this.at && !isTyping) this.close();
    if (event.key !== '?' || !settings.letterKeys || isTyping || location.pathname === '/rules') return;
    event.preventDefault();
    this.turnTo();
  };
}

export const rulebook = new Rulebook();
