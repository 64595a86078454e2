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
      addEventListener(activity, this.#note, { signal, passive: true, capture: true });
    for (const change of ['focus', 'blur']) addEventListener(change, this.#note, { signal });
    document.addEventListener('visibilitychange', this.#note, { signal });
    this.#note();
    return () => {
      listening.abort();
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  #note = (): void => {
    this.#activeAt = Date.now();
    this.isElsewhere = document.hidden || !document.hasFocus();
    this.isAway = this.isElsewhere;
    this.#timer ??= setTimeout(this.#checkIdle, IDLE_MS);
  };

  #checkIdle = (): void => {
    const left = this.#activeAt + IDLE_MS - Date.now();
    this.isAway ||= left <= 0;
    this.#timer = left > 0 ? setTimeout(this.#checkIdle, left) : undefined;
  };
}

export const attention = new Attention();
