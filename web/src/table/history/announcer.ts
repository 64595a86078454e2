/** Decides which events screen readers announce: each once, and your own marks as soon as they are made. */

import type { Marked, OwnView, TableEvent } from '../../wire';

const keyOf = ({ card, boxes }: Marked): string => `${card}:${boxes}`;

export class Announcer {
  #news: readonly TableEvent[] = [];
  #own: OwnView | undefined;
  #announced = new Set<string>();
  /** Your latest mark, which can still be placed differently. */
  #latest: Marked | undefined;

  /** The events to announce since the last call; your own marks are not repeated when they become public. */
  newEvents(news: readonly TableEvent[], own: OwnView | undefined): TableEvent[] {
    const made = this.#made(own);
    const happened = news === this.#news ? [] : news.filter((event) => !this.#isAnnounced(event, own));
    this.#news = news;
    this.#own = own;
    if (happened.some((event) => event.event === 'revealed')) this.#announced.clear();
    for (const mark of made) this.#announced.add(keyOf(mark));
    this.#latest = made.at(-1) ?? this.#latest;
    return [...made, ...happened];
  }

  #isAnnounced(event: TableEvent, own: OwnView | undefined): boolean {
    return event.event === 'marked' && event.seat === own?.seat && this.#announced.has(keyOf(event));
  }

  /** The marks made since the previous view. */
  #made(own: OwnView | undefined): Marked[] {
    const before = this.#own;
    if (!own?.can_take_back || before?.seat !== own.seat) return [];
    return own.side.cards.flatMap(({ card, unmarked }) => {
      const was = before.side.cards.find((other) => other.card === card)?.unmarked ?? unmarked;
      // A mark placed differently may keep some of its boxes; all of them are announced.
      const given = unmarked & ~was && this.#latest?.card === card ? this.#latest : undefined;
      const boxes = (was | (given?.boxes ?? 0)) & ~unmarked;
      const by = given?.by ?? (before.crosses > 0 ? 'cross' : 'shape');
      return boxes ? [{ event: 'marked' as const, seat: own.seat, card, boxes, by }] : [];
    });
  }
}
