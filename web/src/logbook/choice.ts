/** Which games the logbook is about: chosen by its address. */

import { router } from '../router.svelte';

export interface Choice {
  opponent?: string;
  players?: string;
  /** Only games that ended before this time, in milliseconds. */
  before?: string;
}

const NAMES = ['opponent', 'players', 'before'] as const;

export function choiceOf(query: URLSearchParams): Choice {
  return Object.fromEntries(NAMES.map((name) => [name, query.get(name)]).filter(([, value]) => value));
}

/** A choice as the query of an address, with its question mark; empty for all games. */
export function queryOf(choice: Choice): string {
  const given = Object.entries(choice).filter(([, value]) => value) as [string, string][];
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

export const choose = (choice: Choice): void => router.go(`/games${queryOf(choice)}`);
