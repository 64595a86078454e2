/** The order of the rulebook, from the messages there are: chapters, and the rules of each. */

import { idOf, titleOf } from '../components/rulebook.svelte';
import { EDITIONS } from '../game';
import { t, words } from '../words/words.svelte';

export interface Chapter {
  number: string;
  rules: string[];
}

const counted = (prefix: string, isThere: (number: string) => boolean): string[] => {
  const found: string[] = [];
  while (isThere(`${prefix}${found.length + 1}`)) found.push(`${prefix}${found.length + 1}`);
  return found;
};

const isRule = (rule: string): boolean => words.has(`${idOf(rule)}-title`);

/** All chapters; those of the words fetched so far. */
export const chapters = (): Chapter[] =>
  counted('R', (number) => words.has(number)).map((number) => ({
    number,
    rules: counted(`${number}.`, isRule),
  }));

/** What belongs to a rule beside its text, if there is any: its `picture`, `example`, `note`, or the ruling of an edition. */
export const besides = (rule: string, part: string): string =>
  words.has(`${idOf(rule)}-${part}`) ? t(`${idOf(rule)}-${part}`) : '';

const PARTS = ['example', 'picture', 'note', ...EDITIONS];

/** Whether a rule speaks of something. */
export function speaksOf(rule: string, sought: string): boolean {
  const said = [rule, titleOf(rule), t(idOf(rule)), ...PARTS.map((part) => besides(rule, part))];
  return said.join('\n').toLowerCase().includes(sought.toLowerCase().trim());
}

/** The rules for which the editions have rulings of their own. */
export const differing = (): string[] =>
  chapters()
    .flatMap(({ rules }) => rules)
    .filter((rule) => EDITIONS.some((edition) => besides(rule, edition)));

/** Messages that are counted by name: `word-…`, `digital-…`. */
export const WORDS = [
  'treasure-card',
  'box',
  'symbol',
  'seal',
  'expedition-card',
  'display',
  'pile',
  'score-card',
  'round-card',
  'start-player',
  'turn',
  'round',
] as const;
export const SERVICES = ['count', 'take-back', 'ready', 'memory', 'chance', 'away'] as const;
