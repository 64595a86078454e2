/** The deal of a day; asked again until par and the points given away have been computed. */

import { api } from '../net/api';
import type { DealView } from '../wire';

const PAUSE_MS = 1500;
/** After that, what is missing stays missing until the page is opened again. */
const MOST_ASKED = 100;

export class DailyDeal {
  deal = $state.raw<DealView>()!;
  /** Whether something is still being computed. */
  isWaiting = $state(true);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(deal: DealView) {
    this.#take(deal);
  }

  close = (): void => clearTimeout(this.#timer);

  #take(deal: DealView): void {
    this.deal = deal;
    const own = deal.daily!.own;
    const isMissing = own !== null && (own.par === null || own.given_away === null);
    this.isWaiting = isMissing && this.#asked < MOST_ASKED;
    if (this.isWaiting) this.#timer = setTimeout(() => void this.#ask(), PAUSE_MS);
  }

  async #ask(): Promise<void> {
    this.#asked += 1;
    const { own, number } = this.deal.daily!;
    // The first request for a review starts it.
    if (own!.given_away === null) await api.review(own!.table).catch(() => undefined);
    this.#take(await api.dealOfDay(number).catch(() => this.deal));
  }
}
