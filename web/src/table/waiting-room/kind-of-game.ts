/** The settings of a table in words. */

import { clockName } from '../../home/clocks';
import type { TableSettings } from '../../wire';
import { t } from '../../words/words.svelte';

/** One sentence or phrase per setting that matters to somebody who joins. */
export function kindOfGame(settings: TableSettings): string[] {
  const edition = t(`edition-${settings.edition ?? 'nsv'}`);
  const kind = [t('table-settings', { players: settings.players ?? 2, edition })];
  const clock = clockName(settings.clock ?? null);
  if (clock) kind.push(sentence(t(`clock-${clock}`)));
  if (settings.memory_aid) kind.push(sentence(t('memory-aid')));
  if (settings.listed) kind.push(sentence(t('listed')));
  return kind;
}

const sentence = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
