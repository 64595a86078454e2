/** The layout of a chart of games: a point per game, and lines of running means. */

import { pathThrough, scaleOver } from '../drawing/scale';

export interface TrendPoint {
  /** The index of the game. */
  game: number;
  x: number;
  y: number;
}

export interface TrendLayout {
  width: number;
  height: number;
  /** Games without a value have no point. */
  points: TrendPoint[];
  lines: string[];
  gridLines: { y: number; value: number }[];
}

type Values = readonly (number | null)[];

const HEIGHT = 220;
export const LEFT = 40;
const RIGHT = 14;
const EDGE = 14;

/** The layout of values and lines over the same games, the oldest first. */
export function trendOf(values: Values, lines: readonly Values[], width: number): TrendLayout {
  const known = [...values, ...lines.flat()].filter((value) => value !== null);
  const { low, high, gridLines } = scaleOver(known.length ? known : [0]);
  const gap = (width - LEFT - RIGHT) / Math.max(1, values.length - 1);
  const yOf = (value: number): number => HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const placed = (series: Values): (TrendPoint | null)[] =>
    series.map((value, game) => (value === null ? null : { game, x: LEFT + game * gap, y: yOf(value) }));
  return {
    width,
    height: HEIGHT,
    points: placed(values).filter((point) => point !== null),
    lines: lines.map((line) => pathThrough(placed(line))),
    gridLines: gridLines.map((value) => ({ value, y: yOf(value) })),
  };
}
