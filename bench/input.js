// Notes how soon the page answers an input: run once in the page, then told by `answersTo` which inputs count.
() => {
  const answers = [];
  let wanted = '';
  let asked;
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    if (!asked) return;
    const now = performance.now();
    answers.push({
      work: asked.shown - asked.heard + (now - asked.frame),
      answered: now - asked.input,
      frames: asked.frames,
    });
    asked = undefined;
  };

  // The frame after the change is there: what follows it in the queue comes when it has been painted.
  function look(waiting) {
    if (asked !== waiting) return;
    asked.frames += 1;
    if (asked.shown) {
      asked.frame = performance.now();
      painted.port2.postMessage(null);
    } else requestAnimationFrame(() => look(waiting));
  }

  for (const kind of ['pointermove', 'keydown', 'click'])
    addEventListener(
      kind,
      (event) => {
        if (kind !== wanted) return;
        // One that changes nothing is never answered: the next one takes its place.
        const waiting = { input: event.timeStamp, heard: performance.now(), frames: 0 };
        asked = waiting;
        requestAnimationFrame(() => look(waiting));
      },
      { capture: true },
    );
  // What a box says of itself changes together with what is drawn on it; a ghost that doesn't fit is only drawn.
  new MutationObserver(() => {
    if (asked && !asked.shown) asked.shown = performance.now();
  }).observe(document.querySelector('.islands'), {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-label'],
  });

  window.answersTo = (kind) => {
    wanted = kind;
    return answers.splice(0);
  };
}
