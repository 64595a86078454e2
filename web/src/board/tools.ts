/** Which of the tools can act: Turn, Mirror, Next and One box. */

import type { Mark } from '../wire';
import { type Form, mirrored, turned } from './orientation';
import { covering, hasShapes, nextForm, type Place } from './placements';

export type Tool = 'turn' | 'mirror' | 'next' | 'single';

/** Why a tool can't act. */
export type Obstacle = 'nothing' | 'single' | 'same' | 'tight' | 'no-box' | 'only-place' | 'no-shape';

export interface Choice {
  options: readonly Mark[];
  isSingle: boolean;
  form: Form;
  /** The box aimed at, or that of the shape already placed. */
  at?: Place;
}

/** What keeps a tool from acting; nothing if it can. */
export function obstacleOf(tool: Tool, choice: Choice): Obstacle | undefined {
  if (!choice.options.length) return 'nothing';
  if (!hasShapes(choice.options)) return tool === 'single' ? 'no-shape' : 'single';
  if (tool === 'single') return undefined;
  if (choice.isSingle) return 'single';
  return tool === 'next' ? stepObstacle(choice) : changeObstacle(tool === 'turn' ? turned : mirrored, choice);
}

function stepObstacle({ options, at }: Choice): Obstacle | undefined {
  if (!at) return 'no-box';
  const count = covering(options, at.card, at.box, false).length;
  return count > 1 ? undefined : 'only-place';
}

function changeObstacle(change: (form: Form) => Form, { options, form, at }: Choice): Obstacle | undefined {
  if (change(form) === form) return 'same';
  return nextForm(options, at, form, change) === form ? 'tight' : undefined;
}
