/** A record that is sent to the server: checked, reviewed, and its costliest decisions. */

import { api, Refusal } from '../net/api';
import type { MistakesOfGame, SeatView } from '../wire';
import { errorInWords } from '../words/words.svelte';
import { refusalOf } from '../words/refusal';

const PAUSE_MS = 800;
/** The server is busy with other reviews. */
const BUSY = 503;

export class SentRecord {
  seats = $state.raw<SeatView[]>([]);
  seat = $state<number | null>(null);
  /** How much of the review is computed, from 0 to 1. */
  progress = $state(0);
  mistakes = $state.raw<MistakesOfGame | null>(null);
  wrong = $state('');
  #id = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Send a file; of several games in one file, the first. */
  send = async (file: File): Promise<void> => {
    this.close();
    this.seats = [];
    this.seat = null;
    this.mistakes = null;
    this.wrong = await refusalOf(async () => {
      const { id, seats } = await api.sendRecord(firstGame(await file.text()));
      this.#id = id;
      this.seats = seats;
      const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
      if (people.length === 1) this.choose(people[0]!);
    });
  };

  /** Look for the mistakes of a player. */
  choose = (seat: number): void => {
    this.close();
    this.seat = seat;
    this.mistakes = null;
    this.progress = 0;
    void this.#ask(seat);
  };

  close = (): void => clearTimeout(this.#timer);

  async #ask(seat: number): Promise<void> {
    const id = this.#id;
    try {
      const { status, progress, mistakes } = await api.recordMistakes(id, seat);
      if (id !== this.#id || seat !== this.seat) return;
      this.progress = status === 'computing' ? 0 : progress;
      this.mistakes = mistakes;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      if (failure.status !== BUSY) this.wrong = errorInWords(failure);
    }
    if (!this.mistakes && !this.wrong) this.#timer = setTimeout(() => void this.#ask(seat), PAUSE_MS);
  }
}

/** The first game of a text: one game as JSON, or one per line. */
export function firstGame(text: string): string {
  const [first = '', ...more] = text.split('\n').filter((line) => line.trim());
  return more.length && first.trim() !== '{' ? first : text;
}
