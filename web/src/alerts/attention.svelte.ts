/** Whether the person is looking at the page. */

const IDLE_MS = 60_000;
const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

class Attention {
  /** The page is hidden, or another window is in front. */
  isElsewhere = $state(false);
  /** The person is elsewhere, or hasn't moved for a while. */
  isAway = $state(false);
  #activeAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follow what the person does; returns a function that stops. */
  watch(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    for (const activity of ACTIVITIES)
      addEventListener(activity, this.#noteActivity, { signal, passive: true, capture: true });
    for (const change of ['focus', 'blur']) addEventListener(change, this.#note, { signal });
    document.addEventListener('visibilitychange', this.#note, { signal });
    this.#note();
    return () => {
      listening.abort();
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  #noteActivity = (event: Event): void => {
    // Browsers also report a pointer that rests while the page moves below it.
    const isResting = event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event);
    if (!isResting) this.#note();
  };

  #note = (): void => {
    const isElsewhere = document.hidden || !document.hasFocus();
    this.#activeAt = Date.now();
    this.isElsewhere = isElsewhere;
    this.isAway = isElsewhere;
    this.#timer ??= setTimeout(this.#checkIdle, IDLE_MS);
  };

  #checkIdle = (): void => {
    const left = this.#activeAt + IDLE_MS - Date.now();
    this.isAway ||= left <= 0;
    this.#timer = left > 0 ? setTimeout(this.#checkIdle, left) : undefined;
  };
}

const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

export const attention = new Attention();
