import { expect, test } from 'vitest';
import { maskOf } from '../src/board/boxes';
import {
  blankCard,
  fileOf,
  pictured,
  sheetFrom,
  sheetOf,
  sizeOf,
  strokeAt,
  withBox,
} from '../src/workshop/deck-file';

const deck = {
  sha256: '',
  name: 'Test "Isles"',
  cards: [
    {
      id: 'grey-01',
      name: 'Buoy Rock',
      color: 'grey' as const,
      value: 8,
      boxes: maskOf(['.##.', '####', '.##.']),
      crosses: maskOf(['.#..']),
      coins: maskOf(['..#.']),
      palms: maskOf(['....', '#...']),
      seal: 'orange' as const,
      seal_worth: 2,
      expected_turns: 4,
    },
  ],
};

test('a deck survives the way to a file and back', () => {
  const sheet = sheetOf(deck);
  expect(sheet.cards[0]!.map).toBe('.xc.p###.##.....');
  expect(sheetFrom(fileOf(sheet))).toEqual(sheet);
});

test('an island without a name stays without one', () => {
  const nameless = { name: 'Isles', cards: [{ ...sheetOf(deck).cards[0]!, name: '' }] };
  expect(fileOf(nameless).match(/^name = /gm)).toHaveLength(1);
  expect(sheetFrom(fileOf(nameless))).toEqual(nameless);
});

test('a drawn card has the masks of its drawing', () => {
  const card = deck.cards[0]!;
  expect(pictured(sheetOf(deck).cards[0]!, 8, 2)).toEqual({ ...card, expected_turns: 0 });
});

test('drawing the same thing twice erases it', () => {
  const blank = blankCard({ name: '', cards: [] }, 'New');
  const land = withBox(blank, 5, '#');
  const again = withBox(land, 5, strokeAt(land, 5, '#'));
  expect([sizeOf(blank), sizeOf(land), sizeOf(again)]).toEqual([0, 1, 0]);
  expect(strokeAt(land, 5, 'c')).toBe('c');
});

test('a file that is no deck is rejected', () => {
  expect(() => sheetFrom('roses are red')).toThrow();
  expect(() => sheetFrom('name = "poem"')).toThrow();
});
