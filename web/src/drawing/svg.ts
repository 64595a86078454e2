/** Writing SVG: numbers, points, transforms and paths. */

export type Point = readonly [number, number];

export const short = (value: number): string => String(Math.round(value * 100) / 100);

export const xy = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A transform: to a point, turned by some degrees, and scaled. */
export const moved = (to: Point, scale = 1, turned = 0): string =>
  `translate(${xy(to)})${turned ? ` rotate(${short(turned)})` : ''}${scale === 1 ? '' : ` scale(${short(scale)})`}`;

/** The point at a distance from the origin, with 0 degrees at the top and going clockwise. */
export function onCircle(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

export const polygon = (points: readonly Point[]): string => `M${points.map(xy).join('L')}Z`;

/** A smooth closed curve along some points. */
export function softLoop(points: readonly Point[]): string {
  const next = [...points.slice(1), ...points.slice(0, 1)];
  const middles = points.map((point, at): Point => {
    const other = next[at] ?? point;
    return [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
  });
  const ends = [...middles.slice(1), ...middles.slice(0, 1)];
  const bends = next.map((bend, at) => `Q${xy(bend)} ${xy(ends[at] ?? bend)}`);
  return `M${xy(middles[0] ?? [0, 0])}${bends.join('')}Z`;
}
