/** The instruction: what to do next, in one line. */

import { hasShapes, isOffered, marksOf } from '../board/placements';
import type { GameView, OwnView, TableView } from '../wire';
import { t } from '../words/words.svelte';
import { namesOf, shapeName } from './names';

export function instruction(table: TableView, game: GameView, own: OwnView | undefined): string {
  if (game.phase === 'over') return t('do-over');
  if (own && game.to_move.includes(own.seat)) return asked(game, own);
  const names = namesOf(table, game.to_move);
  const count = game.to_move.length;
  if (game.phase === 'keep') return t('wait-keep', { names, count });
  if (game.phase === 'take') return t('wait-take', { names, count });
  return count ? t('wait-mark', { names, count }) : t('wait-chance');
}

/** The decision that the middle of the table shows. */
export type Decision = 'keep' | 'take' | 'mark';

export function decisionOf(game: GameView, own: OwnView | undefined): Decision {
  if (own && isOffered(own.legal, 'keep')) return 'keep';
  return own && game.phase === 'take' && game.to_move.includes(own.seat) ? 'take' : 'mark';
}

/** What is going on, in a word or two: the name of the table's main part. */
export function situation(game: GameView, own: OwnView | undefined, isReplay = false): string {
  if (isReplay) return t('table-replay');
  if (game.phase === 'over') return t('table-over');
  if (!own) return t('table-watching');
  return t(game.to_move.includes(own.seat) ? 'table-your-turn' : 'table-waiting');
}

/** The rule that applies now. */
export function ruleNow(game: GameView, own: OwnView | undefined): string {
  const isAsked = own !== undefined && game.to_move.includes(own.seat);
  if (game.phase === 'over') return 'R7.6';
  if (game.phase === 'keep') return 'R2.2';
  if (game.phase === 'take') return isAsked ? 'R5.3' : 'R3.3';
  if (game.phase !== 'mark') return 'R3.1';
  return isAsked ? markingRule(own) : 'R3.2';
}

function markingRule(own: OwnView): string {
  const marks = marksOf(own.legal);
  if (!marks.length) return 'R3.2';
  if (own.crosses > 0) return 'R4.3';
  return hasShapes(marks) ? 'R4.1' : 'R4.2';
}

function asked(game: GameView, own: OwnView): string {
  const marks = marksOf(own.legal);
  const shape = shapeName(game.shape);
  if (game.phase === 'keep') return t('do-keep');
  if (game.phase === 'take') return t(isOffered(own.legal, 'draw') ? 'do-take' : 'do-take-display');
  if (own.crosses > 0 && marks.length) return t('do-cross', { count: own.crosses });
  if (!marks.length) return t('do-ready');
  return hasShapes(marks) ? t('do-mark', { shape }) : t('do-mark-single', { shape });
}
