/** The people at a table: what they say for a moment, and whom this device has muted. */

import { getContext, setContext } from 'svelte';
import { say } from '../../components/announcements.svelte';
import type { TableStore } from '../../net/table.svelte';
import { settings } from '../../settings.svelte';
import type { Reaction, SeatView } from '../../wire';
import { t } from '../../words/words.svelte';
import { nameOf } from '../names';

const SHOWN_MS = 6000;
const MOST_MUTED = 200;

export type Phrase = Reaction['phrase'];

const ALL_PHRASES: Record<Phrase, true> = {
  hello: true,
  well_played: true,
  lucky: true,
  one_moment: true,
  thank_you: true,
  good_game: true,
};
export const PHRASES = Object.keys(ALL_PHRASES) as Phrase[];

/** A phrase in the reader's language. */
export const phraseText = (phrase: Phrase): string => t(`phrase-${phrase.replaceAll('_', '-')}`);

/** Whether the host has given this person's seat to a bot, before the game. */
export const wasReplaced = (store: TableStore, person: string | undefined): boolean =>
  store.events.some((event) => event.event === 'replaced' && event.person === person);

export const isMuted = (seat: SeatView | undefined): boolean =>
  settings.mutesAll || settings.muted.includes(seat?.person ?? '');

/** Mute a person, or hear them again. */
export function toggleMute(person: string): void {
  const others = settings.muted.filter((muted) => muted !== person);
  settings.muted = others.length < settings.muted.length ? others : [...others, person].slice(-MOST_MUTED);
  settings.keep();
}

/** The phrases that are shown now, by seat. */
export class Reactions {
  shown = $state<Partial<Record<number, Phrase>>>({});
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(readonly store: TableStore) {
    store.onreaction = (reaction) => this.#hear(reaction);
  }

  #hear({ seat, phrase }: Reaction): void {
    const seats = this.store.table?.seats ?? [];
    if (isMuted(seats[seat])) return;
    clearTimeout(this.#timers.get(seat));
    this.shown[seat] = phrase;
    this.#timers.set(
      seat,
      setTimeout(() => delete this.shown[seat], SHOWN_MS),
    );
    say(t('reaction-said', { name: nameOf(seats, seat), phrase: phraseText(phrase) }));
  }
}

const CONTEXT = Symbol('reactions');

export const provideReactions = (store: TableStore): Reactions => setContext(CONTEXT, new Reactions(store));

/** The reactions at the table of this page; none in a replay or the lesson. */
export const tableReactions = (): Reactions | undefined => getContext<Reactions | undefined>(CONTEXT);
