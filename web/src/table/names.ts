/** The names of seats, bots and shapes. */

import type { SeatView, TableView } from '../wire';
import { listOf, t, words } from '../words/words.svelte';

/** A seat's name: the person's or the bot's; with the seat's number if two look the same. */
export function nameOf(seats: readonly SeatView[], number: number): string {
  const seat = seats[number];
  if (!seat || seat.kind === 'empty') return t('seat-empty', { number: number + 1 });
  const name = seat.imitates === 'bot' ? t('seat-person', { name: givenName(seat) }) : givenName(seat);
  const hasTwin =
    seat.imitates === 'player' ||
    seats.some((other, at) => at !== number && other.kind !== 'empty' && givenName(other) === name);
  return hasTwin ? t('seat-twin', { name, number: number + 1 }) : name;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates a right-to-left name from the sentence around it. */
const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

const givenName = (seat: SeatView): string => playerName({ player: seat.kind, name: seat.name ?? '' });

export const isBot = (seat: SeatView): boolean => isBotId(seat.kind);

/** Whether a player's id is a bot's. */
export const isBotId = (player: string): boolean => player.startsWith('bot:');

/** The name of a player in a list; people who have deleted their account have none. */
export const playerName = ({ player, name }: { player: string; name: string }): string =>
  isBotId(player) ? botName(player.replace(/^bot:/, '')) : isolated(name || t('former-player'));

/** A host's own bot, "module:Class", is called by its class. */
const ownBotName = (bot: string): string => {
  const name = bot.slice(bot.lastIndexOf(':') + 1);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** A bot's name in the reader's language; a bot without a message is called by its id. */
export const botName = (bot: string): string =>
  words.has(`bot-name-${bot}`) ? t(`bot-name-${bot}`) : ownBotName(bot);

export function namesOf(table: TableView, seats: readonly number[]): string {
  const names = seats.map((seat) => nameOf(table.seats, seat));
  return listOf(names);
}

export const shapeName = (shape: string | null): string => (shape ? t(`shape-${shape}`) : '');
