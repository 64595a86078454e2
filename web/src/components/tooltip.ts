/** Which element has a tooltip, and where it is shown. */

export interface Tip {
  text: string;
  target?: Element;
}

export const NO_TIP: Tip = { text: '' };

/** What is explained by a label that screen readers read, unless it has a text of its own. */
const LABELLED = '[role="img"][aria-label], button[aria-label], a[aria-label]';
const GAP = 6;

/** The tooltip at a point of the screen; a symbol's comes before that of the button that covers it. */
export function tipAt(x: number, y: number): Tip {
  const stack = document.elementsFromPoint(x, y);
  const inDialog = stack.some((element) => element.closest('dialog'));
  const found = stack
    .filter((element) => !inDialog || element.closest('dialog'))
    .map((element) => element.closest('[data-tip]'))
    .find((element) => element !== null);
  return found ? tipOf(found) : tipOf(stack[0]);
}

/** The tooltip of an element. */
export function tipOf(element: Element | undefined): Tip {
  const target = element?.closest(`[data-tip], ${LABELLED}`);
  const text = target?.getAttribute('data-tip') ?? target?.getAttribute('aria-label') ?? '';
  return text ? { text, target: target! } : NO_TIP;
}

interface Size {
  width: number;
  height: number;
}

/** Above an element if there is room, otherwise below it, and never beyond the screen's edges. */
export function placeOf(
  element: Pick<DOMRect, 'left' | 'top' | 'width' | 'bottom'>,
  bubble: Size,
  screen: Size = { width: innerWidth, height: innerHeight },
): { left: number; top: number } {
  const above = element.top - bubble.height - GAP;
  const middle = element.left + element.width / 2 - bubble.width / 2;
  return {
    left: Math.max(GAP, Math.min(middle, screen.width - bubble.width - GAP)),
    top: above >= GAP ? above : Math.min(element.bottom + GAP, screen.height - bubble.height - GAP),
  };
}
