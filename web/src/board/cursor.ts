/** Moving over an island with the keys: to the next box in a direction, across water if necessary. */

import { columnOf, eachBox, rowOf } from './boxes';

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const KEYS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** The direction of a key. */
export function directionOf(key: string): Direction | undefined {
  return KEYS[key];
}

/** The box the cursor moves to; it stays if there is none in that direction. */
export function moved(boxes: number, from: number, direction: Direction): number {
  const all = eachBox(boxes);
  if (direction === 'first') return all[0] ?? from;
  if (direction === 'last') return all[all.length - 1] ?? from;
  const ahead = all.filter((box) => advance(from, box, direction) > 0);
  return ahead.sort((a, b) => cost(from, a, direction) - cost(from, b, direction) || a - b)[0] ?? from;
}

function advance(from: number, to: number, direction: Direction): number {
  const across = columnOf(to) - columnOf(from);
  const down = rowOf(to) - rowOf(from);
  return { left: -across, right: across, up: -down, down, first: 0, last: 0 }[direction];
}

/** Prefers straight ahead to sideways, and near to far. */
function cost(from: number, to: number, direction: Direction): number {
  const isAcross = direction === 'left' || direction === 'right';
  const aside = isAcross ? rowOf(to) - rowOf(from) : columnOf(to) - columnOf(from);
  return Math.abs(aside) * 10 + advance(from, to, direction);
}
