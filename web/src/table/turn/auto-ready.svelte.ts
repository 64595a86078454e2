/** Ends a complete turn after a moment in which it can be undone. */

/** How long the moment lasts, in seconds; longer by keyboard, because a screen reader reads it out first. */
export const SECONDS = { pointer: 2, keyboard: 6 };

export class AutoReady {
  /** The seconds left; 0 while nothing is counted. */
  left = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(seconds: number, act: () => void): void {
    this.stop();
    this.left = seconds;
    this.#timer = setInterval(() => {
      this.left -= 1;
      if (this.left > 0) return;
      this.stop();
      act();
    }, 1000);
  }

  stop = (): void => {
    clearInterval(this.#timer);
    this.left = 0;
  };
}
