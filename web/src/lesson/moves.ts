/** What the learner has done in a step. */

import type { PlayerMove } from '../wire';

/** Moves without those that were taken back: a step has one turn, so all marks of it are the turn's. */
export function shortened(moves: readonly PlayerMove[]): PlayerMove[] {
  const kept: PlayerMove[] = [];
  for (const move of moves) {
    if (move.move !== 'take_back') kept.push(move);
    else kept.splice(move.all ? 0 : -1);
  }
  return kept;
}
