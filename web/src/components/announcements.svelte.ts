/** What screen readers are told, on every page, through the live regions of `App.svelte`. */

/** They are used in turn: of two changes of one region at about the same time, screen readers may miss the first. */
const REGIONS = 3;

class Announcements {
  /** What each region says. */
  regions = $state<{ text: string; count: number }[]>(
    Array.from({ length: REGIONS }, () => ({ text: '', count: 0 })),
  );
  /** Changes with every announcement, so that a repeated one is read again. */
  count = $state(0);
}

export const announcements = new Announcements();

let waiting: string[] = [];

/** Announce something; what is said at the same moment is joined, so that nothing is lost. */
export function say(text: string): void {
  if (!text || waiting.includes(text)) return;
  if (!waiting.length) queueMicrotask(announce);
  waiting.push(text);
}

function announce(): void {
  const count = ++announcements.count;
  announcements.regions[count % REGIONS] = { text: waiting.join(' '), count };
  waiting = [];
}
