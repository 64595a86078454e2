import { describe, expect, it } from 'vitest';
import { placeOf } from '../src/components/tooltip';
import { placesAfter } from '../src/table/turn/places';

describe('the places of islands', () => {
  it('stay when one island is finished, and a new one comes to the empty place', () => {
    const first = placesAfter(['', ''], ['reef', 'cove']);
    const finished = placesAfter(first, ['cove']);
    expect(finished).toEqual(['', 'cove']);
    expect(placesAfter(finished, ['cove', 'atoll'])).toEqual(['atoll', 'cove']);
  });
  it('are taken by the islands of another player', () => {
    expect(placesAfter(['reef', 'cove'], ['bay', 'isle'])).toEqual(['bay', 'isle']);
  });
});

describe('a tooltip', () => {
  const screen = { width: 400, height: 300 };
  const bubble = { width: 100, height: 20 };
  const element = (left: number, top: number) => ({ left, top, width: 40, bottom: top + 40 });
  it('is above its element, within the screen', () => {
    expect(placeOf(element(100, 100), bubble, screen)).toEqual({ left: 70, top: 74 });
    expect(placeOf(element(0, 100), bubble, screen).left).toBe(6);
    expect(placeOf(element(380, 100), bubble, screen).left).toBe(294);
  });
  it('is below an element at the upper edge', () => {
    expect(placeOf(element(100, 10), bubble, screen).top).toBe(56);
  });
});
