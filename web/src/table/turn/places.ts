/** Where a player's islands lie: each keeps its place, and a new one comes to the place that is empty. */

export const NO_ISLAND = '';

export function placesAfter(before: readonly string[], cards: readonly string[]): string[] {
  const coming = cards.filter((card) => !before.includes(card));
  const places = before.map((card) => (cards.includes(card) ? card : (coming.shift() ?? NO_ISLAND)));
  return [...places, ...coming];
}
