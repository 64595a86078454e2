/** Two games on the same deal, compared in one line. */

import type { ChallengeGame } from '../wire';
import { t } from '../words/words.svelte';

/** "Ben 80 : 76 Ada. Ben is ahead by 4." */
export function verdictInWords(mine: ChallengeGame, other: ChallengeGame): string {
  const [ahead, behind] = [mine, other].sort((a, b) => b.total! - a.total!);
  const points = ahead!.total! - behind!.total!;
  const verdict = points ? t('challenge-ahead', { name: ahead!.name, points }) : t('challenge-even');
  return `${mine.name} ${mine.total} : ${other.total} ${other.name}. ${verdict}`;
}
