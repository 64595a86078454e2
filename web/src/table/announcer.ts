/** What is told to those who can't see the table: everything once, and one's own marks as soon as they are made. */

import type { Marked, OwnView, TableEvent } from '../wire';

const keyOf = ({ card, boxes }: Marked): string => `${card}:${boxes}`;

export class Announcer {
  #news: readonly TableEvent[] = [];
  #own: OwnView | undefined;
  #told = new Set<string>();
  /** The latest mark of one's own: it can be laid otherwise. */
  #latest: Marked | undefined;

  /** What is new since it was last asked; the others hear of one's marks later, oneself not again. */
  fresh(news: readonly TableEvent[], own: OwnView | undefined): TableEvent[] {
    const made = this.#made(own);
    const happened = news === this.#news ? [] : news.filter((event) => !this.#isTold(event, own));
    this.#news = news;
    this.#own = own;
    if (happened.some((event) => event.event === 'revealed')) this.#told.clear();
    for (const mark of made) this.#told.add(keyOf(mark));
    this.#latest = made.at(-1) ?? this.#latest;
    return [...made, ...happened];
  }

  #isTold(event: TableEvent, own: OwnView | undefined): boolean {
    return event.event === 'marked' && event.seat === own?.seat && this.#told.has(keyOf(event));
  }

  /** The marks that a seat has made since it was last seen. */
  #made(own: OwnView | undefined): Marked[] {
    const before = this.#own;
    if (!own?.can_take_back || before?.seat !== own.seat) return [];
    return own.side.cards.flatMap(({ card, unmarked }) => {
      const was = before.side.cards.find((other) => other.card === card)?.unmarked ?? unmarked;
      // What is laid otherwise may keep some of its boxes; they are told again with the others.
      const given = unmarked & ~was && this.#latest?.card === card ? this.#latest : undefined;
      const boxes = (was | (given?.boxes ?? 0)) & ~unmarked;
      const by = given?.by ?? (before.crosses > 0 ? 'cross' : 'shape');
      return boxes ? [{ event: 'marked' as const, seat: own.seat, card, boxes, by }] : [];
    });
  }
}
