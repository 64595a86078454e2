/** A deck being edited: its cards as rows of characters, as in a deck file. */

import { parse } from 'smol-toml';
import { hasBox } from '../board/boxes';
import { SIDE } from '../game';
import { symbolAt } from '../board/spoken';
import type { CardView, Color, DeckView } from '../wire';

export interface DrawnCard {
  id: string;
  name: string;
  color: Color;
  /** Sixteen characters in reading order: `.#xcp`. */
  map: string;
  seal: Color | '';
}

export interface Sheet {
  name: string;
  cards: DrawnCard[];
}

const LETTERS = { cross: 'x', coin: 'c', palm: 'p' } as const;
const EMPTY = '.'.repeat(SIDE * SIDE);

/** A deck as an editable sheet. */
export function sheetOf(deck: DeckView): Sheet {
  return { name: deck.name, cards: deck.cards.map(drawn) };
}

function drawn(card: CardView): DrawnCard {
  const letters = Array.from(EMPTY, (water, box) => {
    if (!hasBox(card.boxes, box)) return water;
    const symbol = symbolAt(card, box);
    return symbol ? LETTERS[symbol] : '#';
  });
  return { id: card.id, name: card.name, color: card.color, map: letters.join(''), seal: card.seal ?? '' };
}

/** The masks of a drawn card, for its picture. */
export function pictured(card: DrawnCard, value: number, worth: number): CardView {
  const mask = (letters: string): number =>
    [...card.map].reduce((boxes, letter, box) => (letters.includes(letter) ? boxes | (1 << box) : boxes), 0);
  return {
    id: card.id,
    name: card.name,
    color: card.color,
    value,
    boxes: mask('#xcp'),
    crosses: mask('x'),
    coins: mask('c'),
    palms: mask('p'),
    seal: card.seal || null,
    seal_worth: worth,
    expected_turns: 0,
  };
}

/** How many boxes have been drawn. */
export const sizeOf = (card: DrawnCard): number => [...card.map].filter((letter) => letter !== '.').length;

/** A sheet as a deck file. */
export function fileOf(sheet: Sheet): string {
  const head = `format = "silvergold-deck"\nversion = 1\nname = ${quoted(sheet.name)}\n`;
  return [head, ...sheet.cards.map(entryOf)].join('\n');
}

function entryOf(card: DrawnCard): string {
  const rows = [0, 1, 2, 3].map((row) => card.map.slice(SIDE * row, SIDE * row + SIDE));
  const lines = ['[[card]]', `id = ${quoted(card.id)}`];
  if (card.name) lines.push(`name = ${quoted(card.name)}`);
  lines.push(`color = "${card.color}"`, `map = """\n${rows.join('\n')}\n"""`);
  if (card.seal) lines.push(`seal = "${card.seal}"`);
  return `${lines.join('\n')}\n`;
}

const quoted = (text: string): string => JSON.stringify(text);

/** A deck file as a sheet; throws an error if it doesn't look like a deck. */
export function sheetFrom(text: string): Sheet {
  const deck = parse(text) as { name?: unknown; card?: unknown };
  if (!Array.isArray(deck.card)) throw new TypeError('no cards');
  return { name: String(deck.name ?? ''), cards: deck.card.map(readCard) };
}

function readCard(entry: Record<string, unknown>, at: number): DrawnCard {
  const rows = String(entry.map ?? '')
    .split(/\r?\n/)
    .filter((_, row) => row < SIDE);
  const map = [0, 1, 2, 3].map((row) => (rows[row] ?? '').slice(0, SIDE).padEnd(SIDE, '.')).join('');
  return {
    id: String(entry.id ?? `card-${at + 1}`),
    name: String(entry.name ?? ''),
    color: String(entry.color) as Color,
    map,
    seal: String(entry.seal ?? '') as Color | '',
  };
}

/** What a pen draws when it starts at a box: a box that has it already becomes water again. */
export const strokeAt = (card: DrawnCard, box: number, pen: string): string =>
  card.map[box] === pen ? '.' : pen;

/** A card with one of its boxes changed. */
export function withBox(card: DrawnCard, box: number, letter: string): DrawnCard {
  const letters = [...card.map];
  letters[box] = letter;
  return { ...card, map: letters.join('') };
}

/** A new card without any boxes. */
export function blankCard(sheet: Sheet, name: string): DrawnCard {
  const ids = new Set(sheet.cards.map((card) => card.id));
  let number = sheet.cards.length + 1;
  while (ids.has(`new-${number}`)) number++;
  return { id: `new-${number}`, name, color: 'grey', map: EMPTY, seal: '' };
}
