/** The pictures of the shapes as the expedition cards show them. */

import { maskOf } from '../board/boxes';
import { SHAPES } from '../game';
import type { Shape } from '../wire';

/** The boxes of a shape's picture, in the upper left corner. */
export const shapeForm = (shape: string): number => maskOf(SHAPES[shape as Shape].rows);
