/** What screen readers are told, on every page, through the one live region of `App.svelte`. */

class Announcements {
  text = $state('');
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
  announcements.text = waiting.join(' ');
  announcements.count++;
  waiting = [];
}
