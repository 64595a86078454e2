/** The rulebook's markup, and its pictures: fixed positions that the rules allow. */

import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import archipelago from '../../src/silvergold/engine/decks/archipelago.toml?raw';
import rules from '../../src/silvergold/locales/en/rules.ftl?raw';
import { boxName, countBoxes, eachBox, maskOf } from '../src/board/boxes';
import { formOf, orientations } from '../src/board/orientation';
import { shapeForm } from '../src/drawing/shapes';
import { type CardItem, type Item, PICTURES } from '../src/rules/pictures';
import { blocksOf, runsOf } from '../src/rules/prose';

const DECK = parse(archipelago) as {
  card: { id: string; color: string; map: string; seal?: string }[];
};

const rowsOf = (id: string): string[] => {
  const card = DECK.card.find((card) => card.id === id);
  return card?.map.trim().split(/\s+/) ?? [];
};
const namesOf = (mask: number): string[] => eachBox(mask).map(boxName);
const isCard = (item: Item): item is CardItem => item.kind === 'card';
const maskNamed = (card: CardItem, names = ''): number =>
  eachBox(maskOf(rowsOf(card.card)))
    .filter((box) => names.split(' ').includes(boxName(box)))
    .reduce((mask, box) => mask | (1 << box), 0);
const cardsOf = (picture: string): CardItem[] => PICTURES[picture]!.filter(isCard);
const symbolAt = (card: CardItem, name: string): string =>
  rowsOf(card.card)[Number(name[1]) - 1]!['abcd'.indexOf(name[0]!)]!;

describe('markup', () => {
  it('has paragraphs, lists and tables', () => {
    expect(blocksOf('One\nline.\n\n- a\n- b\n\n| x | y |\n| 1 | 2 |')).toEqual([
      { kind: 'text', text: 'One line.' },
      { kind: 'points', points: ['a', 'b'] },
      {
        kind: 'table',
        rows: [
          ['x', 'y'],
          ['1', '2'],
        ],
      },
    ]);
  });

  it('has emphasis and rule numbers', () => {
    expect(runsOf('A _cross_ (R4.3) in R4.').map(({ kind, text }) => `${kind}:${text}`)).toEqual([
      'text:A ',
      'stress:cross',
      'text: (',
      'rule:R4.3',
      'text:) in ',
      'rule:R4',
      'text:.',
    ]);
  });
});

describe('pictures', () => {
  it('exist for all captions, and captions for all pictures', () => {
    const captions = [...rules.matchAll(/^([\w-]+)-picture =/gm)].map(([, name]) => name!);
    expect(Object.keys(PICTURES).sort()).toEqual(captions.sort());
  });

  it('show cards of the deck, marked on their own boxes', () => {
    for (const card of Object.values(PICTURES).flat().filter(isCard)) {
      const boxes = maskOf(rowsOf(card.card));
      const named = [card.marked, card.wet, ...Object.keys(card.badges ?? {})].join(' ').split(' ');
      expect(countBoxes(boxes), card.card).toBeGreaterThan(7);
      for (const name of named.filter(Boolean)) expect(namesOf(boxes), card.card).toContain(name);
    }
  });

  it.each(['glance', 'R4-4'])('%s: the boxes marked are an L', (picture) => {
    const [card] = cardsOf(picture);
    expect(orientations(shapeForm('l4'))).toContain(formOf(maskNamed(card!, card!.wet)));
  });

  it('R4.1: an L has eight orientations', () => {
    const forms = PICTURES['R4-1']!.flatMap((item) => (item.kind === 'expedition' ? [item.form] : []));
    expect(new Set(forms).size).toBe(8);
  });

  it('R4.2: the square fits nowhere, and one box is marked', () => {
    const square = shapeForm('square4');
    const marked = cardsOf('R4-2').map((card) => {
      const free = maskOf(rowsOf(card.card)) & ~maskNamed(card, card.marked);
      for (let shift = 0; shift < 11; shift++) {
        if (shift % 4 < 3) expect(free & (square << shift)).not.toBe(square << shift);
      }
      return countBoxes(maskNamed(card, card.wet));
    });
    expect(marked).toEqual([0, 1]);
  });

  it('R4.3: a domino on a cross, a cross on the other island, a coin on the first', () => {
    const [first, second] = cardsOf('R4-3');
    expect(formOf(maskNamed(first!, 'b2 b3'))).toBe(formOf(maskOf(['#', '#'])));
    expect([symbolAt(first!, 'b3'), symbolAt(second!, 'd1'), symbolAt(first!, 'c1')]).toEqual([
      'x',
      'x',
      'c',
    ]);
  });

  it('R4.5: two islands on display have a palm', () => {
    const display = cardsOf('R4-5').filter((card) => card.isSmall);
    expect(display.filter(({ card }) => rowsOf(card).join('').includes('p'))).toHaveLength(2);
    expect(
      display.flatMap((card) => Object.keys(card.badges ?? {}).map((name) => symbolAt(card, name))),
    ).toEqual(['p', 'p']);
  });

  it('R7.7: the islands, seals, coins, cups and palms make 95', () => {
    const values: Record<string, number> = { grey: 8, green: 10, orange: 12, lilac: 14 };
    const cards = cardsOf('R7-7').map(({ card }) => DECK.card.find(({ id }) => id === card)!);
    const seals = cards.flatMap(({ seal }) => (seal ? [seal] : []));
    const worth = (seal: string): number => (seal === 'grey' || seal === 'green' ? 1 : 2);
    const sealed = seals.map((seal) => worth(seal) * cards.filter(({ color }) => color === seal).length);
    const sheet = PICTURES['R7-7']!.find((item) => item.kind === 'score');
    const noted = [...sheet!.cups, ...sheet!.palms];
    const points = [...cards.map(({ color }) => values[color]!), ...sealed, sheet!.coins, ...noted];
    expect(sealed).toEqual([2, 4]);
    expect(points.reduce((sum, each) => sum + each)).toBe(95);
  });
});
