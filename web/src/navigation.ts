/** The names of the pages, and which of them the header and the menu lead to. */

/** The messages that name the pages in the browser's tab; home has only the title of the game. */
const NAMES: Record<string, string> = {
  table: 'page-table',
  review: 'review',
  replay: 'table-replay',
  deck: 'deck',
  workshop: 'workshop',
  games: 'logbook',
  ratings: 'ratings',
  deal: 'deal-title',
  challenge: 'page-challenge',
  puzzles: 'puzzles',
  learn: 'learn',
  rules: 'rules',
  account: 'account',
};

/** The pages that the header and the menu lead to, in this order. */
export const NAVIGATION = ['learn', 'rules', 'puzzles', 'deck', 'workshop', 'games', 'ratings'];

/** The id of the message that names the page at an address, if it has a name. */
export const pageName = (path: string): string | undefined => NAMES[path.split('/')[1] ?? ''];
