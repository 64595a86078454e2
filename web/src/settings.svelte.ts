/** The settings that this device stores, such as the theme, the pace and the language. */

import type { TableSettings } from './wire';

const KEY = 'silvergold';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';
/** Whether notifications are wanted; `ask` until the person has decided. */
export type AlertChoice = 'ask' | 'on' | 'off';
/** How fast the table shows what the others did. */
export type Pace = 'calm' | 'quick' | 'instant';
export const PACES: readonly Pace[] = ['calm', 'quick', 'instant'];

/** The games until which somebody is a newcomer. */
const NEWCOMER_GAMES = 5;

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

const KEPT = [
  'theme',
  'motion',
  'pace',
  'finishedGames',
  'boxNames',
  'sounds',
  'alerts',
  'autoReady',
  'letterKeys',
  'isKnown',
  'owner',
  'language',
  'last',
  'coach',
  'lesson',
  'mutesAll',
  'muted',
  'acknowledged',
] as const;

class Settings {
  theme = $state<Theme>('auto');
  motion = $state<Motion>('auto');
  /** Empty until it is chosen. */
  pace = $state<Pace | ''>('');
  /** How many games have been finished on this device. */
  finishedGames = $state(0);
  /** Whether islands always show the names of their boxes. */
  boxNames = $state(false);
  sounds = $state(false);
  alerts = $state<AlertChoice>('ask');
  /** Whether a turn ends by itself once all is marked. */
  autoReady = $state(false);
  /** Whether single letters act; speech input may type them by accident. */
  letterKeys = $state(true);
  /** Whether this device has had an account; otherwise the server need not be asked. */
  isKnown = $state(false);
  /** The token with which this device may share the server that it has started. */
  owner = $state('');
  language = $state('');
  last = $state.raw<LastTable | null>(null);
  /** Whether no reactions are shown, and whose are not. */
  mutesAll = $state(false);
  muted = $state.raw<string[]>([]);
  /** Devices signed in with the recovery code that the person knows about. */
  acknowledged = $state.raw<string[]>([]);
  /** Whether the coach shows hints at tables that allow it. */
  coach = $state(false);
  /** The progress in the first game. */
  lesson = $state.raw<LessonProgress>({ at: 0, done: [] });

  constructor() {
    Object.assign(this, remembered());
  }

  /** Store the settings and apply them to the page. */
  keep(): void {
    const kept = Object.fromEntries(KEPT.map((name) => [name, this[name]]));
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

/** The pace set; by default calm for newcomers, and instant for people who want no motion. */
export function paceNow(): Pace {
  if (!canAnimate()) return 'instant';
  return chosenPace();
}

/** The pace that the menu shows. */
export function chosenPace(): Pace {
  return settings.pace || (settings.finishedGames < NEWCOMER_GAMES ? 'calm' : 'quick');
}
