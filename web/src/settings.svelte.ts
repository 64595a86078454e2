/** What this device remembers: how things look and sound, the last table, the coach and the first game. */

import type { TableSettings } from './wire';

const KEY = 'silvergold';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';

export interface LastTable {
  settings: TableSettings;
  /** For each seat: a bot's name, empty for a person. */
  seats: string[];
}

export interface LessonProgress {
  /** The step that is shown. */
  at: number;
  /** The names of the steps that have been done. */
  done: string[];
}

class Settings {
  theme = $state<Theme>('auto');
  motion = $state<Motion>('auto');
  sounds = $state(false);
  /** Somebody has had a name on this device: the server need not be asked for nobody. */
  isKnown = $state(false);
  language = $state('');
  last = $state.raw<LastTable | null>(null);
  /** Whether the coach marks a good move at tables that allow it. */
  coach = $state(false);
  /** Where the first game was left, and what of it is done. */
  lesson = $state.raw<LessonProgress>({ at: 0, done: [] });

  constructor() {
    Object.assign(this, remembered());
  }

  /** Keep the settings, and show the page accordingly. */
  keep(): void {
    const { theme, motion, sounds, isKnown, language, last, coach, lesson } = this;
    const kept = { theme, motion, sounds, isKnown, language, last, coach, lesson };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the settings last as long as the page.
    }
    this.show();
  }

  show(): void {
    const root = document.documentElement.dataset;
    root.theme = this.theme;
    root.motion = this.motion;
  }
}

function remembered(): object {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
  } catch {
    return {};
  }
}

export const settings = new Settings();

/** Whether things may move. */
export function canAnimate(): boolean {
  return settings.motion !== 'less' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
