/** The layout of a curve of scores: a line per seat, from after the deal to the result. */

import { pathThrough, scaleOver } from '../drawing/scale';
import type { CurvePoint } from '../wire';

/** The scores of all lines after a turn. */
export type Scores = Pick<CurvePoint, 'event' | 'round' | 'turn' | 'points'>;

export interface CurveLayout {
  width: number;
  height: number;
  /** A path per seat, and where its last point lies. */
  lines: { path: string; end: number }[];
  /** The heights of the seats' names beside their ends, moved apart so that none covers another. */
  labels: number[];
  gridLines: { y: number; points: number }[];
  /** The places of the rounds: where each begins, and its middle. */
  rounds: { round: number; from: number; middle: number }[];
  /** The horizontal position of each point. */
  across: number[];
  yOf: (points: number) => number;
}

const HEIGHT = 260;
export const LEFT = 34;
/** Room for the names. */
export const RIGHT = 110;
const TOP = 12;
const BOTTOM = 30;
const LINE_HEIGHT = 20;

/** The layout of the curve, at least a phone wide. */
export function curveOf(curve: readonly Scores[], width: number): CurveLayout {
  const all = curve.flatMap(({ points }) => points);
  const { low, high, gridLines } = scaleOver(all);
  const yOf = (points: number): number =>
    HEIGHT - BOTTOM - ((points - low) / (high - low)) * (HEIGHT - BOTTOM - TOP);
  const gap = (width - LEFT - RIGHT) / Math.max(1, curve.length - 1);
  const across = curve.map((_, at) => LEFT + at * gap);
  const seats = curve[0]?.points.map((_, seat) => seat) ?? [];
  const ends = seats.map((seat) => yOf(curve.at(-1)!.points[seat]!));
  return {
    width,
    height: HEIGHT,
    lines: seats.map((seat) => ({
      path: pathThrough(curve.map(({ points }, at) => ({ x: across[at]!, y: yOf(points[seat]!) }))),
      end: ends[seat]!,
    })),
    labels: apart(ends),
    gridLines: gridLines.map((points) => ({ y: yOf(points), points })),
    rounds: roundsOf(curve, across),
    across,
    yOf,
  };
}

/** Heights moved down where they would be closer than a line of text, and back up from the bottom edge. */
export function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, seat) => seat).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  order.forEach((seat, at) => {
    const above = moved[order[at - 1] ?? -1] ?? -Infinity;
    moved[seat] = Math.max(heights[seat]!, above + LINE_HEIGHT);
  });
  let below = HEIGHT - BOTTOM + LINE_HEIGHT;
  for (const seat of order.reverse()) below = moved[seat] = Math.min(moved[seat]!, below - LINE_HEIGHT);
  return moved;
}

function roundsOf(curve: readonly Scores[], across: readonly number[]): CurveLayout['rounds'] {
  const numbers = [...new Set(curve.map(({ round }) => round))].filter(Boolean);
  return numbers.map((number) => {
    const places = across.filter((_, at) => curve[at]!.round === number);
    const from = across[Math.max(0, across.indexOf(places[0]!) - 1)]!;
    return { round: number, from, middle: (from + places.at(-1)!) / 2 };
  });
}
