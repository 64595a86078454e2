/** The layout of a chart of the latest totals: a point per game. */

export interface ChartLayout {
  width: number;
  height: number;
  points: { x: number; y: number; total: number }[];
  /** Horizontal grid lines at round totals. */
  gridLines: { y: number; total: number }[];
}

const WIDTH = 480;
const HEIGHT = 190;
const LEFT = 40;
const EDGE = 14;

/** The layout for at least two totals, the oldest first. */
export function chartOf(totals: readonly number[]): ChartLayout {
  const step = stepOver(Math.max(...totals) - Math.min(...totals));
  const lowest = Math.floor(Math.min(...totals) / step) * step;
  const highest = Math.max(Math.ceil(Math.max(...totals) / step) * step, lowest + step);
  const across = (WIDTH - LEFT - EDGE) / (totals.length - 1);
  const height = (total: number): number =>
    HEIGHT - EDGE - ((total - lowest) / (highest - lowest)) * (HEIGHT - 2 * EDGE);
  const lines = Array.from({ length: (highest - lowest) / step + 1 }, (_, at) => lowest + at * step);
  return {
    width: WIDTH,
    height: HEIGHT,
    points: totals.map((total, at) => ({ x: LEFT + at * across, y: height(total), total })),
    gridLines: lines.map((total) => ({ y: height(total), total })),
  };
}

/** The distance between grid lines, so that there are at most six. */
const stepOver = (range: number): number => [5, 10, 20, 25].find((step) => range <= 4 * step) ?? 50;
