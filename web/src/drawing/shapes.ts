/** The pictures of the six shapes as the expedition cards show them. */

import { maskOf } from '../board/boxes';

const DRAWINGS: Record<string, readonly string[]> = {
  domino: ['##'],
  straight3: ['###'],
  corner3: ['##', '#.'],
  square4: ['##', '##'],
  l4: ['###', '#..'],
  t4: ['###', '.#.'],
};

export const SHAPES = Object.keys(DRAWINGS);

/** The boxes of a shape's picture, in the upper left corner. */
export function shapeForm(shape: string): number {
  return maskOf(DRAWINGS[shape] ?? []);
}
