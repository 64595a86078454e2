/** The deck being edited, with the server's verdict on it. */

import { openTable } from '../home/open-table';
import { usualOpponent } from '../home/opponents';
import { api, deckOf, Refusal } from '../net/api';
import { account } from '../account.svelte';
import { router } from '../router.svelte';
import type { CardView, DeckView, FaultView } from '../wire';
import { errorInWords, t } from '../words/words.svelte';
import { blankCard, type DrawnCard, fileOf, pictured, type Sheet, sheetFrom, sheetOf } from './deck-file';

export class Draft {
  sheet = $state.raw<Sheet>({ name: '', cards: [] });
  chosen = $state(0);
  faults = $state.raw<FaultView[]>([]);
  /** The deck as the server reads it; null while it has faults. */
  checked = $state.raw<DeckView | null>(null);
  said = $state('');
  /** The built-in deck, for the values of the colours. */
  #values = $state.raw<Record<string, number>>({});
  #worths = $state.raw<Record<string, number>>({});
  /** The expected turns of the sets of boxes drawn so far. */
  #turns = $state.raw<ReadonlyMap<number, number>>(new Map());

  readonly card = $derived(this.sheet.cards[this.chosen]);
  readonly file = $derived(fileOf(this.sheet));

  /** Start from a deck that the server knows. */
  async begin(id: string): Promise<void> {
    const standard = await deckOf('standard');
    this.#values = Object.fromEntries(standard.cards.map((card) => [card.color, card.value]));
    this.#worths = Object.fromEntries(
      standard.cards.flatMap((card) => (card.seal ? [[card.seal, card.seal_worth]] : [])),
    );
    const begun = sheetOf(id ? await deckOf(id) : standard);
    // A file may have been opened in the meantime.
    if (!this.sheet.cards.length) this.sheet = { ...begun, name: this.sheet.name || t('workshop-name') };
  }

  /** How many boxes an island of a colour has: as many as it scores points. */
  boxesOf(color: string): number {
    return this.#values[color] ?? 0;
  }

  picture(drawn: DrawnCard): CardView {
    return pictured(drawn, this.boxesOf(drawn.color), this.#worths[drawn.seal] ?? 0);
  }

  /** How many turns the chosen island takes; undefined until the server has said so. */
  readonly turns = $derived(this.card && this.#turns.get(this.picture(this.card).boxes));

  async countTurns(): Promise<void> {
    const boxes = this.card ? this.picture(this.card).boxes : 0;
    if (!boxes || this.#turns.has(boxes)) return;
    const { expected_turns } = await api.expectedTurns(boxes);
    this.#turns = new Map(this.#turns).set(boxes, expected_turns);
  }

  async check(): Promise<void> {
    try {
      this.checked = await api.checkDeck(this.file);
      this.faults = [];
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.checked = null;
      this.faults = failure.faults.length
        ? failure.faults
        : [{ code: failure.code, rule: '', card: '', message: failure.message, details: failure.details }];
    }
  }

  rename(name: string): void {
    this.sheet = { ...this.sheet, name };
  }

  change(changed: DrawnCard): void {
    const cards = this.sheet.cards.map((other, at) => (at === this.chosen ? changed : other));
    this.sheet = { ...this.sheet, cards };
    this.said = '';
  }

  choose(id: string): void {
    this.chosen = Math.max(
      0,
      this.sheet.cards.findIndex((card) => card.id === id),
    );
  }

  add(): void {
    this.sheet = { ...this.sheet, cards: [...this.sheet.cards, blankCard(this.sheet, t('new-island'))] };
    this.chosen = this.sheet.cards.length - 1;
  }

  remove(): void {
    this.sheet = { ...this.sheet, cards: this.sheet.cards.filter((_, at) => at !== this.chosen) };
    this.chosen = Math.max(0, this.chosen - 1);
  }

  open(text: string): void {
    try {
      this.sheet = sheetFrom(text);
      this.chosen = 0;
      this.said = t('deck-opened');
    } catch {
      this.said = t('not-a-deck');
    }
  }

  async save(): Promise<DeckView | undefined> {
    try {
      if (!account.person) await account.be(t('guest'));
      const deck = await api.saveDeck(this.file);
      this.said = t('deck-saved');
      return deck;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.said = errorInWords(failure);
      return undefined;
    }
  }

  async play(): Promise<void> {
    const deck = await this.save();
    if (!deck) return;
    const { bots } = await api.bots();
    const opening = { settings: { players: 2, deck: deck.sha256 }, seats: ['', usualOpponent(bots)] };
    router.go(`/table/${await openTable(opening)}`);
  }
}
