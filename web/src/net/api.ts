/** The server's HTTP interface. */

import type * as Wire from '../wire';
import type {
  GameView,
  OwnView,
  PlayerMove,
  SeatView,
  TableEvent,
  TableSettings,
  TableView,
  Update,
} from '../wire';

/** An answer that says no, with the stable code that is also the id of its translation. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule = '',
    readonly faults: Fault[] = [],
    readonly details: Details = {},
  ) {
    super(text);
  }
}

/** What an error tells beside its words, by name. */
export type Details = Record<string, string | number>;

export interface Fault {
  code: string;
  rule: string;
  card: string;
  message: string;
  details: Details;
}

/** How strong somebody is believed to be: the middle of the estimate, and how far off it may be. */
export interface Rating {
  player: string;
  name: string;
  mu: number;
  sigma: number;
  games: number;
}

export interface Person {
  id: string;
  name: string;
  rating?: Rating | null;
}

export interface Statistics {
  games: number;
  wins: number;
  best: number | null;
  mean: number | null;
  places: Record<string, number>;
  /** The mean of each line of the score. */
  lines: Record<string, number>;
  latest: number[];
}

export interface Card {
  id: string;
  name: string;
  color: Color;
  value: number;
  boxes: number;
  crosses: number;
  coins: number;
  palms: number;
  seal: Color | null;
  seal_worth: number;
  expected_turns: number;
}

export type Color = 'grey' | 'green' | 'orange' | 'lilac';
export const COLORS: readonly Color[] = ['grey', 'green', 'orange', 'lilac'];

export interface Deck {
  sha256: string;
  name: string;
  cards: Card[];
}

export interface TableSummary {
  id: string;
  status: 'gathering' | 'playing' | 'finished' | 'closed';
  settings: TableSettings;
  seats: SeatView[];
  host: string;
  updated_at: number;
  opened_at: number;
  round: number;
  turn: number;
  to_move: number[];
  scores: number[] | null;
}

export interface Replay {
  table: TableView;
  steps: { events: TableEvent[]; game: GameView }[];
}

export interface DealResult {
  table: string;
  player: string;
  name: string;
  opponents: string;
  total: number;
  place: number;
  is_first_try: boolean;
  finished_at: number;
}

export interface Deal {
  id: string;
  hash: string;
  seed?: string;
  day: string | null;
  players: number;
  edition: NonNullable<TableSettings['edition']>;
  deck: string;
  has_played: boolean;
  /** Whether others may still play it, so that its secret is kept. */
  is_open: boolean;
  results: DealResult[];
}

/** A step of the first game, at its beginning. */
export interface LessonStep {
  step: string;
  /** The island that it is about. */
  card: string;
  game: GameView;
  own: OwnView;
}

export interface LessonTry {
  moves?: PlayerMove[];
  score?: Record<string, number>;
}

/** What has come of a try. */
export interface Judged {
  game: GameView;
  own: OwnView;
  events: TableEvent[];
  is_reached: boolean;
  says: string;
  wrong: string[];
}

/** A good move, and the sentence on why. */
export interface Hint {
  move: PlayerMove;
  why: string;
  values: Record<string, string | number>;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.headers = { 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const answer = await fetch(path, request).catch(() => {
    throw new Refusal(0, 'no-connection', '');
  });
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw refusalOf(answer.status, text);
}

type Told = Wire.Error & { faults: Fault[] };

function refusalOf(status: number, text: string): Refusal {
  try {
    const told = JSON.parse(text) as Partial<Told>;
    const { code = 'unknown', text: said = '', rule, faults, details } = told;
    return new Refusal(status, code, said, rule, faults, details);
  } catch {
    return new Refusal(status, 'unknown', '');
  }
}

const get = <T>(path: string): Promise<T> => ask<T>('GET', path);

export const api = {
  me: () => get<Person>('/api/people/me'),
  join: (name: string) => ask<Person>('POST', '/api/people', { name }),
  rename: (name: string) => ask<Person>('PATCH', '/api/people/me', { name }),
  deviceLink: () => ask<{ code: string }>('POST', '/api/people/me/links', {}),
  signIn: (code: string) => ask<Person>('POST', '/api/sign-in', { code }),
  signOut: () => ask<void>('DELETE', '/api/people/me/device'),
  games: (status: string, before = '') =>
    get<{ games: TableSummary[] }>(`/api/people/me/games?status=${status}${before && `&before=${before}`}`),
  statistics: () => get<Statistics>('/api/people/me/statistics'),
  ratings: () => get<{ ratings: Rating[] }>('/api/ratings'),
  bots: () => get<{ bots: string[] }>('/api/bots'),
  decks: () => get<{ decks: { sha256: string; name: string }[] }>('/api/decks'),
  lobby: () => get<{ tables: TableSummary[] }>('/api/tables'),
  openTable: (id: string, settings: TableSettings) => ask<Update>('POST', '/api/tables', { id, settings }),
  table: (id: string) => get<Update>(`/api/tables/${encodeURIComponent(id)}`),
  replay: (id: string) => get<Replay>(`/api/tables/${encodeURIComponent(id)}/replay`),
  command: (table: string, command: object) =>
    ask<unknown>('POST', `/api/tables/${encodeURIComponent(table)}/commands`, command),
  lesson: () => get<{ deck: string; steps: LessonStep[] }>('/api/lesson'),
  tryStep: (step: string, tried: LessonTry) => ask<Judged>('POST', `/api/lesson/${step}`, tried),
  hint: (table: string, seat: number) =>
    get<Hint>(`/api/tables/${encodeURIComponent(table)}/hint?seat=${seat}`),
  dealOfToday: () => get<Deal>('/api/deals/today'),
  deal: (id: string) => get<Deal>(`/api/deals/${encodeURIComponent(id)}`),
  deck: (sha256: string) => get<Deck>(`/api/decks/${sha256 || 'standard'}`),
  saveDeck: (content: string) => ask<Deck>('POST', '/api/decks', { content }),
  checkDeck: (content: string) => ask<Deck>('POST', '/api/decks/check', { content }),
};

const decks = new Map<string, Promise<Deck>>();

/** A deck never changes: it is fetched once. */
export function deckOf(sha256: string): Promise<Deck> {
  const known = decks.get(sha256) ?? api.deck(sha256);
  decks.set(sha256, known);
  known.catch(() => decks.delete(sha256));
  return known;
}

/** An id for a command that nobody else will choose. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
