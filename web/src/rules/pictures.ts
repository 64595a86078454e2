/** The contents of the rulebook's pictures: positions of real cards, drawn as at the table. */

import { orientations } from '../board/orientation';
import { shapeForm } from '../drawing/shapes';
import { SHAPES } from '../game';

export interface Pointer {
  label: string;
  /** The position of the number, beside the card, and of what it points at, in the card's coordinates. */
  from: readonly [number, number];
  to: readonly [number, number];
}

export interface CardItem {
  kind: 'card';
  card: string;
  /** Boxes marked before, by name. */
  marked?: string;
  /** Boxes marked this turn. */
  wet?: string;
  /** Numbers on boxes. */
  badges?: Record<string, string>;
  pointers?: readonly Pointer[];
  /** A number on the whole card. */
  label?: string;
  isFinished?: boolean;
  isChosen?: boolean;
  isSmall?: boolean;
}

export type Item =
  | CardItem
  | { kind: 'expedition'; form: number; count?: number }
  | { kind: 'score'; coins: number; cups: number[]; palms: number[]; label?: string }
  | { kind: 'round'; round: number; cups: number[]; label?: string }
  | { kind: 'pile'; count: number; label?: string; isChosen?: boolean; isExpedition?: boolean }
  | { kind: 'sum'; text: string; emblem?: string }
  /** A line break, optionally on narrow screens only. */
  | { kind: 'break'; isNarrow?: boolean };

const expedition = (shape: string): Item => ({ kind: 'expedition', form: shapeForm(shape) });
const finished = (card: string): Item => ({ kind: 'card', card, isFinished: true, isSmall: true });
const small = (card: string, label: string): Item => ({ kind: 'card', card, label, isSmall: true });
const emptyScore = (label: string): Item => ({ kind: 'score', coins: 0, cups: [], palms: [], label });
const BREAK: Item = { kind: 'break' };
const FOLD: Item = { kind: 'break', isNarrow: true };

export const PICTURES: Record<string, readonly Item[]> = {
  glance: [
    expedition('l4'),
    { kind: 'card', card: 'lilac-09', wet: 'b1 c1 d1 d2' },
    { kind: 'card', card: 'green-10', marked: 'a1 b1 a2 b2' },
  ],
  'R1-2': [
    {
      kind: 'card',
      card: 'lilac-09',
      pointers: [
        { label: '1', from: [-26, 34], to: [8, 34] },
        { label: '2', from: [-26, 139], to: [36, 139] },
        { label: '3', from: [246, 64], to: [148, 97] },
        { label: '4', from: [246, 179], to: [186, 179] },
        { label: '6', from: [-26, 273], to: [56, 273] },
      ],
    },
    { kind: 'card', card: 'green-03', pointers: [{ label: '5', from: [246, 38], to: [206, 38] }] },
  ],
  'R1-5': Object.entries(SHAPES).flatMap(([shape, { cards }], at): Item[] => [
    ...(at === 3 ? [FOLD] : []),
    { kind: 'expedition', form: shapeForm(shape), count: cards },
  ]),
  'R1-6': [{ kind: 'score', coins: 5, cups: [6], palms: [3] }],
  'R1-7': [{ kind: 'round', round: 2, cups: [5, 4, 3, 2, 1] }],
  'R2-2': [
    { kind: 'card', card: 'grey-04', isSmall: true },
    { kind: 'card', card: 'lilac-02', isSmall: true, isChosen: true },
    { kind: 'card', card: 'green-12', isSmall: true },
    { kind: 'card', card: 'orange-05', isSmall: true, isChosen: true },
  ],
  'R2-5': [
    small('orange-09', '2'),
    small('green-06', '2'),
    emptyScore('2'),
    BREAK,
    small('grey-07', '3'),
    small('green-10', '3'),
    small('orange-11', '3'),
    small('lilac-09', '3'),
    { kind: 'pile', count: 39, label: '4' },
    BREAK,
    { kind: 'pile', count: 8, label: '5', isExpedition: true },
    { kind: 'round', round: 1, cups: [6, 5, 4, 3, 2, 1], label: '6' },
    BREAK,
    small('lilac-04', '1'),
    small('orange-05', '1'),
    emptyScore('1'),
  ],
  'R4-1': orientations(shapeForm('l4')).flatMap((form, at): Item[] => [
    ...(at === 4 ? [BREAK] : []),
    { kind: 'expedition', form },
  ]),
  'R4-2': [
    expedition('square4'),
    { kind: 'card', card: 'grey-08', marked: 'b1 a2 b3 a4 b4' },
    { kind: 'card', card: 'green-04', marked: 'a1 a2 b2 c2 c1 b4', wet: 'a3' },
  ],
  'R4-3': [
    expedition('domino'),
    { kind: 'card', card: 'green-07', wet: 'b2 b3 c1', badges: { b2: '1', b3: '1', c1: '3' } },
    { kind: 'card', card: 'grey-11', wet: 'd1', badges: { d1: '2' } },
  ],
  'R4-4': [
    expedition('l4'),
    { kind: 'card', card: 'orange-05', wet: 'c1 c2 c3 d3' },
    { kind: 'score', coins: 5, cups: [], palms: [] },
  ],
  'R4-5': [
    expedition('domino'),
    { kind: 'card', card: 'green-09', wet: 'b2 c2' },
    { kind: 'score', coins: 0, cups: [], palms: [3] },
    BREAK,
    { kind: 'card', card: 'grey-07', isSmall: true, badges: { b2: '+1' } },
    { kind: 'card', card: 'orange-05', isSmall: true },
    { kind: 'card', card: 'lilac-11', isSmall: true, badges: { a3: '+1' } },
    { kind: 'card', card: 'green-01', isSmall: true },
  ],
  'R5-1': [
    { kind: 'score', coins: 4, cups: [6], palms: [] },
    { kind: 'round', round: 1, cups: [5, 4, 3, 2, 1] },
  ],
  'R5-3': [
    { kind: 'card', card: 'green-12', isFinished: true, isSmall: true, label: '1' },
    BREAK,
    { kind: 'card', card: 'lilac-04', isSmall: true, isChosen: true, label: '2' },
    { kind: 'card', card: 'grey-02', isSmall: true, isChosen: true, label: '2' },
    { kind: 'card', card: 'orange-11', isSmall: true, isChosen: true, label: '2' },
    { kind: 'card', card: 'green-05', isSmall: true, isChosen: true, label: '2' },
    { kind: 'pile', count: 34, label: '3', isChosen: true },
  ],
  'R7-5': [
    { kind: 'card', card: 'orange-01', isFinished: true },
    finished('grey-05'),
    finished('grey-08'),
    { kind: 'sum', text: '1 × 2 = 2' },
  ],
  'R7-7': [
    finished('grey-04'),
    finished('grey-05'),
    finished('orange-01'),
    FOLD,
    finished('orange-05'),
    finished('green-03'),
    finished('lilac-04'),
    BREAK,
    { kind: 'score', coins: 9, cups: [5, 3], palms: [3, 3, 2] },
    BREAK,
    { kind: 'sum', text: '8 + 8 + 12 + 12 + 10 + 14 = 64' },
    BREAK,
    { kind: 'sum', text: '2', emblem: 'grey' },
    { kind: 'sum', text: '4', emblem: 'orange' },
    { kind: 'sum', text: '9', emblem: 'coin' },
    { kind: 'sum', text: '5 + 3', emblem: 'cup' },
    { kind: 'sum', text: '3 + 3 + 2', emblem: 'palm' },
    BREAK,
    { kind: 'sum', text: '64 + 6 + 17 + 8 = 95' },
  ],
};
