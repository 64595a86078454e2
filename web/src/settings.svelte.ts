/** The settings that this device stores: theme, motion, sounds, notifications, language, the last table, the coach and the lesson's progress. */

import type { TableSettings } from './wire';

const KEY = 'silvergold';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';
/** Whether notifications are wanted; `ask` until the person has decided. */
export type AlertChoice = 'ask' | 'on' | 'off';

export interface LastTable {
  settings: TableSettings;
  /** The bot of each seat; empty for a person. */
  seats: string[];
}

export interface LessonProgress {
  /** The current step. */
  at: number;
  /** The names of the completed steps. */
  done: string[];
}

class Settings {
  theme = $state<Theme>('auto');
  motion = $state<Motion>('auto');
  sounds = $state(false);
  alerts = $state<AlertChoice>('ask');
  /** Whether this device has had an account; otherwise the server need not be asked. */
  isKnown = $state(false);
  language = $state('');
  last = $state.raw<LastTable | null>(null);
  /** Whether the coach shows hints at tables that allow it. */
  coach = $state(false);
  /** The progress in the first game. */
  lesson = $state.raw<LessonProgress>({ at: 0, done: [] });

  constructor() {
    Object.assign(this, remembered());
  }

  /** Store the settings and apply them to the page. */
  keep(): void {
    const { theme, motion, sounds, alerts, isKnown, language, last, coach, lesson } = this;
    const kept = { theme, motion, sounds, alerts, isKnown, language, last, coach, lesson };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the settings last only as long as the page.
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

/** Whether animations are wanted. */
export function canAnimate(): boolean {
  return settings.motion !== 'less' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
