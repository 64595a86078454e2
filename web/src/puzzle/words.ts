/** What the puzzle page says: the question, and the verdict on an answer. */

import { optionInWords, placeInWords } from '../review/decisions';
import { whyInWords } from '../table/coach/coach.svelte';
import type { CardView, FirstAttempt, OptionView, PuzzleView, ReasonView, TryVerdict } from '../wire';
import { t } from '../words/words.svelte';

type Cards = Map<string, CardView>;

export function questionInWords({ origin, kind }: PuzzleView, first: FirstAttempt | null): string {
  const question = origin
    ? t('try-before', { place: placeInWords(origin), points: origin.loss })
    : t('puzzle-question', { kind });
  return first ? `${question} ${firstInWords(first)}` : question;
}

/** How the first answer went, which is the one that counts. */
const firstInWords = ({ loss }: FirstAttempt): string =>
  loss > 0 ? t('puzzle-first-worse', { points: loss }) : t('puzzle-first-right');

/** The verdict on an answer, with the reason: of a wrong one, what it does and what the best move does. */
export function verdictInWords(verdict: TryVerdict, cards: Cards): string {
  const { is_accepted, grade, loss, about_yours, about_best } = verdict;
  const why = (reason: ReasonView): string => whyInWords(reason, cards);
  if (is_accepted) return `${t(grade === 'best' ? 'try-best' : 'try-good')} ${why(about_yours)}`;
  const yours = t('puzzle-yours', { why: why(about_yours) });
  return `${t('try-worse', { points: loss })} ${yours} ${t('puzzle-best', { why: why(about_best) })}`;
}

/** The best option, move by move, and the reason for it if an answer has been compared with it. */
export const solutionInWords = (
  solution: OptionView,
  verdict: TryVerdict | null | undefined,
  cards: Cards,
): string =>
  [optionInWords(solution, cards), verdict && whyInWords(verdict.about_best, cards)]
    .filter(Boolean)
    .join(' ');
