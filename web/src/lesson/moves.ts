/** The learner's moves in a step. */

import type { PlayerMove } from '../wire';

/** Moves without those taken back; a step has one turn, so "all" means all of its marks. */
export function shortened(moves: readonly PlayerMove[]): PlayerMove[] {
  const kept: PlayerMove[] = [];
  for (const move of moves) {
    if (move.move !== 'take_back') kept.push(move);
    else kept.splice(move.all ? 0 : -1);
  }
  return kept;
}
