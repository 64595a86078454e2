/** The one thing that the home page suggests: everything else is small and below. */

export type NextThing = 'start' | 'turn' | 'deal' | 'level';

interface Known {
  /** Games that wait for the person. */
  awaiting: number;
  finished: number;
  hasPlayedDeal: boolean;
}

/** Your turn somewhere; otherwise today's deal; otherwise the next level to beat; a newcomer starts playing. */
export function nextThing({ awaiting, finished, hasPlayedDeal }: Known): NextThing {
  if (awaiting) return 'turn';
  if (!finished) return 'start';
  return hasPlayedDeal ? 'level' : 'deal';
}
