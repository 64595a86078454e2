/** Sends one seat's moves one after the other, and queues what is done while an answer is pending. */

import { tick } from 'svelte';

export class MoveQueue {
  isBusy = $state(false);
  #queued: (() => Promise<void>)[] = [];

  /** Queue an action while an answer is pending; returns whether it did. */
  defer(act: () => Promise<void>): boolean {
    if (this.isBusy) this.#queued.push(act);
    return this.isBusy;
  }

  /** Drop the queued actions: after a lost connection or in a new turn they may not be wanted any more. */
  drop(): void {
    this.#queued = [];
  }

  /** Send moves, call `done` once the answer is shown, and continue with the queue. */
  async send(play: () => Promise<boolean>, done: (isMade: boolean) => void): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const isMade = await play();
    await tick(); // until the components show the answer
    this.isBusy = false;
    done(isMade);
    if (!isMade) this.drop();
    while (!this.isBusy && this.#queued.length) await this.#queued.shift()!();
  }
}
