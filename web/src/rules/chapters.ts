/** The chapters of the rulebook and the rules of each, derived from the messages. */

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

/** All chapters; empty until the rulebook's messages have been fetched. */
export const chapters = (): Chapter[] =>
  counted('R', (number) => words.has(number)).map((number) => ({
    number,
    rules: counted(`${number}.`, isRule),
  }));

/** An additional text of a rule, or an empty string: its `picture`, `example`, `note`, or the ruling of an edition. */
export const besides = (rule: string, part: string): string =>
  words.has(`${idOf(rule)}-${part}`) ? t(`${idOf(rule)}-${part}`) : '';

const PARTS = ['example', 'picture', 'note', ...EDITIONS];

/** Whether a rule contains the text searched for. */
export function speaksOf(rule: string, sought: string): boolean {
  const said = [rule, titleOf(rule), t(idOf(rule)), ...PARTS.map((part) => besides(rule, part))];
  return said.join('\n').toLowerCase().includes(sought.toLowerCase().trim());
}

/** The rules that differ between the editions. */
export const differing = (): string[] =>
  chapters()
    .flatMap(({ rules }) => rules)
    .filter((rule) => EDITIONS.some((edition) => besides(rule, edition)));

/** The names of the messages `word-…` and `digital-…`. */
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
