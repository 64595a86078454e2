/** Whether the page has been painted once: what can wait until then lets it come sooner. */

class Painted {
  isDone = $state(false);

  constructor() {
    requestAnimationFrame(() => setTimeout(() => (this.isDone = true)));
  }
}

/** For a component that draws what matters first, and the rest right after. */
export const afterFirstPaint = (): Painted => new Painted();
