/** The log: events as lines of text. */

import { boxNames } from '../../board/boxes';
import type { CardBoxes } from '../../drawing/emphasis.svelte';
import type { CardView, TableEvent, TableView } from '../../wire';
import { t } from '../../words/words.svelte';
import { nameById, namesInWords } from '../card-text';
import { botName, nameOf, shapeName } from '../names';

export interface Line {
  text: string;
  /** The first line of a turn. */
  isHeading: boolean;
  /** The boxes that the line names. */
  boxes: readonly CardBoxes[];
}

export interface Narrator {
  table: TableView;
  cards: Map<string, CardView>;
  /** The seat addressed as "you". */
  you: number | undefined;
}

/** Events as lines; consecutive coins of a player share a line. */
export function linesOf(events: readonly TableEvent[], narrator: Narrator): Line[] {
  const lines: Line[] = [];
  let coins = 0;
  events.forEach((event, at) => {
    coins = event.event === 'coin' ? coins + 1 : 0;
    const next = events[at + 1];
    if (event.event === 'coin' && next?.event === 'coin' && next.seat === event.seat) return;
    const text = lineOf(event, narrator, coins);
    if (text) lines.push({ text, isHeading: isTurn(event), boxes: event.event === 'marked' ? [event] : [] });
  });
  return lines;
}

/** Whether a turn begins with the event. */
export const isTurn = (event: TableEvent): boolean =>
  event.event === 'revealed' || event.event === 'earlier_turn';

function lineOf(event: TableEvent, narrator: Narrator, coins: number): string {
  const who = (seat: number) => ({
    who: seat === narrator.you ? 'you' : 'other',
    name: nameOf(narrator.table.seats, seat),
  });
  const card = (id: string): string => nameById(narrator.cards, id);
  const cards = (ids: readonly string[]): string => namesInWords(narrator.cards, ids);
  switch (event.event) {
    case 'kept':
      return t('log-kept', { ...who(event.seat), cards: cards(event.cards) });
    case 'displayed':
      return t('log-displayed', { cards: cards(event.cards) });
    case 'started':
      return t('log-started', who(event.seat));
    case 'revealed':
      return t('log-revealed', { round: event.round, turn: event.turn, shape: shapeName(event.shape) });
    case 'earlier_turn':
      return t('log-earlier-turn', { round: event.round, turn: event.turn });
    case 'marked':
      return t('log-marked', {
        ...who(event.seat),
        by: event.by,
        card: card(event.card),
        boxes: boxNames(event.boxes),
      });
    case 'coin':
      return t('log-coin', { ...who(event.seat), coins });
    case 'palm':
      return t('log-palm', { ...who(event.seat), points: event.points });
    case 'cup':
      return t('log-cup', { ...who(event.seat), points: event.points });
    case 'completed':
      return t('log-completed', { ...who(event.seat), card: card(event.card) });
    case 'took':
      return t('log-took', { ...who(event.seat), card: card(event.card), from: event.from });
    case 'refilled':
      return event.cards.length ? t('log-refilled', { cards: cards(event.cards) }) : '';
    case 'scored':
      return t('log-scored', { ...who(event.seat), total: event.total });
    case 'won':
      return event.seats.length === 1
        ? t('log-won', who(event.seats[0]!))
        : t('log-shared', { names: event.seats.map((seat) => who(seat).name).join(', ') });
    case 'sat':
      return t('log-sat', who(event.seat));
    case 'rose':
      return t('log-rose', { number: event.seat + 1 });
    case 'began':
      return t('log-began');
    case 'left':
      return t('log-left', who(event.seat));
    case 'stood_in':
      return t('log-stood-in', { ...who(event.seat), bot: botName(event.bot), why: event.why });
    case 'returned':
      return t('log-returned', who(event.seat));
    case 'replaced':
      return t('log-replaced', who(event.seat));
    case 'rematch_accepted':
      return t('log-rematch-accepted', who(event.seat));
    case 'rematch_declined':
      return t('log-rematch-declined', who(event.seat));
    case 'rematched':
      return t('log-rematched');
    default:
      return '';
  }
}
