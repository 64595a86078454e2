/** Whether the page has been painted once; deferring the rest until then makes the first paint earlier. */

class Painted {
  isDone = $state(false);

  constructor() {
    requestAnimationFrame(() => setTimeout(() => (this.isDone = true)));
  }
}

/** For components that draw the important parts first and the rest afterwards. */
export const afterFirstPaint = (): Painted => new Painted();
