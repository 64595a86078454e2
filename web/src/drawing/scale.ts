/** Scales of charts: round numbers at grid lines. */

export interface Scale {
  low: number;
  high: number;
  /** At most six. */
  gridLines: number[];
}

/** A scale that encloses all values, from and to round numbers. */
export function scaleOver(values: readonly number[]): Scale {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const step = [5, 10, 20, 25].find((size) => highest - lowest <= 4 * size) ?? 50;
  const low = Math.floor(lowest / step) * step;
  const high = Math.max(Math.ceil(highest / step) * step, low + step);
  const count = Math.round((high - low) / step) + 1;
  return { low, high, gridLines: Array.from({ length: count }, (_, at) => low + at * step) };
}

/** A path through points; those that are missing are passed over. */
export function pathThrough(points: readonly ({ x: number; y: number } | null)[]): string {
  const places = points.filter((point) => point !== null);
  return places.length ? `M${places.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}` : '';
}

const rounded = (number: number): number => Math.round(number * 10) / 10;
