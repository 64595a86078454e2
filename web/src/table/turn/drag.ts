/** Dragging the shape with a mouse, pen or finger, from its card or from where it was placed. */

import { columnOf, rowOf } from '../../board/boxes';
import type { Point } from '../../board/cells';
import type { Hold } from '../../board/ghost';
import type { Turn } from './turn.svelte';

/** How far a pointer moves before a press becomes a drag, in pixels. */
const START = { mouse: 4, touch: 9 };
/** A finger hides what is under it, so the shape is held this far above it, in pixels. */
const LIFT = 72;
/** How far beyond an island's boxes a shape still counts as held over it, in boxes. */
const MARGIN = 0.9;

/** The boxes of an island on the screen. */
interface Grid {
  card: string;
  /** The middle of the grid's first box, and the side of a box, in pixels. */
  origin: Point;
  side: number;
  frame: DOMRect;
}

/** Drag from the pressed element once the pointer moves; `pickUp` returns whether there is something to drag. */
export function dragShape(pressed: PointerEvent, turn: Turn, pickUp: () => boolean): void {
  if (pressed.button !== 0 || !pressed.isPrimary) return;
  const source = pressed.currentTarget as HTMLElement;
  const isFinger = pressed.pointerType === 'touch';
  const over = new AbortController();
  let grids: Grid[] = [];
  let isDragging = false;

  const move = (event: PointerEvent): void => {
    if (!isDragging) {
      const moved = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
      if (moved < (isFinger ? START.touch : START.mouse)) return;
      if (!pickUp()) return over.abort();
      isDragging = true;
      grids = gridsOnScreen();
    }
    if (!turn.carried) return over.abort();
    const [x, y] = [event.clientX, event.clientY - (isFinger ? LIFT : 0)];
    turn.carryTo({ x, y, side: grids[0]?.side ?? 0, over: holdAt(grids, { x, y }) });
  };
  const end = (): void => {
    over.abort();
    if (!isDragging) return;
    ignoreClick(source);
    if (turn.carried) void turn.drop();
  };
  const cancel = (): void => {
    over.abort();
    if (isDragging) turn.letGo();
  };
  const { signal } = over;
  source.setPointerCapture(pressed.pointerId);
  source.addEventListener('pointermove', move, { signal });
  source.addEventListener('pointerup', end, { signal });
  source.addEventListener('pointercancel', cancel, { signal });
}

/** Measured once per drag: nothing moves meanwhile. */
function gridsOnScreen(): Grid[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island] [role=grid]')].map((grid) => {
    const first = grid.querySelector<HTMLElement>('[data-box]')!;
    const box = Number(first.dataset.box);
    const { left, top, width, height } = first.getBoundingClientRect();
    return {
      card: grid.closest<HTMLElement>('[data-island]')!.dataset.island!,
      origin: { x: left + width / 2 - columnOf(box) * width, y: top + height / 2 - rowOf(box) * height },
      side: width,
      frame: grid.getBoundingClientRect(),
    };
  });
}

/** The island under a point of the screen, and the point on its grid. */
function holdAt(grids: readonly Grid[], { x, y }: Point): Hold | undefined {
  const under = grids.find(
    ({ frame, side }) =>
      x > frame.left - MARGIN * side &&
      x < frame.right + MARGIN * side &&
      y > frame.top - MARGIN * side &&
      y < frame.bottom + MARGIN * side,
  );
  if (!under) return undefined;
  const { card, origin, side } = under;
  return { card, middle: { x: (x - origin.x) / side, y: (y - origin.y) / side } };
}

/** The browser sends a click after a drag that ends on the element where it began. */
function ignoreClick(source: HTMLElement): void {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  source.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => source.removeEventListener('click', stop, { capture: true }));
}
