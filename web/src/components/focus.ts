/** Keyboard focus across pages and decisions: it goes on at the content when what had it is gone. */

/** An element marked as the start, where the next decision is made, or the main part of the page. */
const START = '[data-start], main:not([aria-busy="true"])';

function start(): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(START)];
  return found.find((element) => 'start' in element.dataset) ?? found[0];
}

let isWanted = false;

/** Moves the focus to the start of the content, as soon as there is any. */
export function focusContent(options?: FocusOptions): void {
  const content = start();
  isWanted = !content;
  if (!content) return;
  if (!content.hasAttribute('tabindex')) content.tabIndex = -1;
  content.focus(options);
}

/** Whenever the focused element is removed, moves the focus to the content; returns how to stop. */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  const note = ({ target }: FocusEvent): unknown => (focused = target as Element);
  const observer = new MutationObserver(() => {
    const isLost = focused && !focused.isConnected && document.activeElement === document.body;
    if (isLost || isWanted) focusContent({ preventScroll: true });
  });
  addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('focusin', note);
    observer.disconnect();
  };
}
