/** The pages, each loaded when its address is visited. */

import type { Component } from 'svelte';

type Page = Component<{ id: string }>;

const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  '': () => import('./pages/Home.svelte'),
  table: () => import('./pages/Table.svelte'),
  review: () => import('./pages/Review.svelte'),
  replay: () => import('./pages/Review.svelte'),
  deck: () => import('./pages/Deck.svelte'),
  workshop: () => import('./pages/Workshop.svelte'),
  games: () => import('./pages/Logbook.svelte'),
  ratings: () => import('./pages/Ratings.svelte'),
  deal: () => import('./pages/Deal.svelte'),
  challenge: () => import('./pages/Challenge.svelte'),
  puzzles: () => import('./pages/Puzzles.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  account: () => import('./pages/Account.svelte'),
};

interface Arrival {
  Page: Page;
  path: string;
  /** The second part of the address, such as a table's id. */
  id: string;
}

/** Loads the page at an address; undefined if there is none. */
export function pageAt(path: string): Promise<Arrival> | undefined {
  const [kind = '', id = '', ...more] = path.split('/').filter(Boolean);
  if (more.length) return undefined;
  return PAGES[kind]?.().then(({ default: Page }) => ({ Page, path, id }));
}
