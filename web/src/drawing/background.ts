/** The paths of the background: sounding lines around shoals, and a compass rose. */

import { seededRandom } from './seeded-random';
import { onCircle, type Point, polygon, softLoop, xy } from './svg';

const SHOAL_DISTANCE = 420;
const DEPTHS = [1, 0.8, 0.58, 0.34];

/** Lines of equal depth around shoals scattered over the sea. */
export function soundingLines(width: number, height: number): string {
  const across = Math.max(1, Math.round(width / SHOAL_DISTANCE));
  const down = Math.max(1, Math.round(height / SHOAL_DISTANCE));
  let lines = '';
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      lines += shoal(
        (width * (column + 0.5)) / across,
        (height * (row + 0.5)) / down,
        `shoal:${column}:${row}`,
      );
  return lines;
}

function shoal(x: number, y: number, seed: string): string {
  const chance = seededRandom(seed);
  const centre: Point = [x + chance(-120, 120), y + chance(-120, 120)];
  const rim = Array.from({ length: 9 }, (_, at) => onCircle(chance(130, 260), at * 40));
  const loop = (depth: number): string =>
    softLoop(rim.map(([dx, dy]): Point => [centre[0] + dx * depth, centre[1] + dy * depth]));
  return DEPTHS.map(loop).join('');
}

/** The rhumb lines of a compass rose. */
export function rhumbLines(reach: number): string {
  return Array.from({ length: 16 }, (_, at) => `M0 0L${xy(onCircle(reach, at * 22.5))}`).join('');
}

export interface RosePoint {
  turn: number;
  left: string;
  right: string;
}

/** The sixteen points of a compass rose, the shortest first, so that longer ones cover them. */
export function rosePoints(radius: number): RosePoint[] {
  const width = radius * 0.13;
  const kinds = [
    { length: 0.66, first: 22.5, step: 45 },
    { length: 0.8, first: 45, step: 90 },
    { length: 1, first: 0, step: 90 },
  ];
  return kinds.flatMap(({ length, first, step }) =>
    Array.from({ length: 360 / step }, (_, at) => ({
      turn: first + at * step,
      left: polygon([
        [0, 0],
        [-width, -width],
        [0, -radius * length],
      ]),
      right: polygon([
        [0, 0],
        [width, -width],
        [0, -radius * length],
      ]),
    })),
  );
}

/** The degree marks of a compass, one every five degrees. */
export function degreeMarks(radius: number): string {
  return Array.from({ length: 72 }, (_, at) => {
    const length = at % 3 ? 0.81 : 0.85;
    return `M${xy(onCircle(radius * 0.78, at * 5))}L${xy(onCircle(radius * length, at * 5))}`;
  }).join('');
}
