/** The rulebook beside the page: where it is open, which rule applies now, and whose edition is played. */

import { t } from '../words/words.svelte';

/** The id of a rule's message: Fluent allows no dots. */
export const idOf = (rule: string): string => rule.replace('.', '-');

export const chapterOf = (rule: string): string => rule.split('.')[0]!;

/** The name of a rule; those of chapters are in the rulebook itself. */
export const titleOf = (rule: string): string => t(rule.includes('.') ? `${idOf(rule)}-title` : rule);

class Rulebook {
  /** The rule or chapter it is open at; empty while it is closed. */
  at = $state('');
  /** The rule that applies now: there the key opens it. */
  here = $state('');
  /** The edition of the table; empty where there is none, and both are told. */
  edition = $state('');

  open(rule: string): void {
    this.at = rule;
  }

  /** Open it where it applies now, or close it. */
  turnTo(): void {
    this.at = this.at ? '' : this.here || 'R3';
  }

  close(): void {
    this.at = '';
  }

  press = (event: KeyboardEvent): void => {
    const isTyping = (event.target as Element).closest?.('input:not([type=range]), textarea, select');
    if (event.key === 'Escape' && this.at && !isTyping) this.close();
    if (event.key !== '?' || isTyping || location.pathname === '/rules') return;
    event.preventDefault();
    this.turnTo();
  };
}

export const rulebook = new Rulebook();
