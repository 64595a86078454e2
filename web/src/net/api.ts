/** The server's HTTP interface. */

import type {
  AnswerView,
  BotList,
  CalendarView,
  ChallengeView,
  DealView,
  DeckErrorBody,
  DeckList,
  DeckView,
  DeviceLink,
  DeviceList,
  Done,
  ErrorBody,
  ExpectedTurnsView,
  FaultView,
  GameList,
  HintView,
  LessonResult,
  LessonTry,
  LessonView,
  LevelList,
  LinkView,
  Lobby,
  MistakeList,
  NewPushSubscription,
  PersonView,
  PushKey,
  PuzzleList,
  PuzzleMoves,
  PuzzleView,
  RatingList,
  RecapView,
  RecordMistakes,
  RecordView,
  RecoveryCode,
  ReplayView,
  ReviewView,
  ShareText,
  SharingView,
  Statistics,
  TableSettings,
  Update,
} from '../wire';
import { settings } from '../settings.svelte';

type Details = FaultView['details'];

/** An error answer of the server; its stable code is also the id of its message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule = '',
    readonly faults: FaultView[] = [],
    readonly details: Details = {},
  ) {
    super(text);
  }
}

type Headers = Record<string, string>;

async function ask<T>(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin', headers };
  if (body !== undefined) {
    request.headers = { ...headers, 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const answer = await fetch(path, request).catch(() => {
    throw new Refusal(0, 'no-connection', '');
  });
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw refusalOf(answer.status, text);
}

function refusalOf(status: number, text: string): Refusal {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody & DeckErrorBody>;
    const { code = 'unknown', text: said = '', rule, faults, details } = body;
    return new Refusal(status, code, said, rule, faults, details);
  } catch {
    return new Refusal(status, 'unknown', '');
  }
}

/** Identifies the person who started the server. */
const owner = (): Headers => ({ 'Silvergold-Owner': settings.owner });

/** An address with the values in it escaped. */
const url = (parts: TemplateStringsArray, ...values: (string | number)[]): string =>
  String.raw({ raw: parts }, ...values.map(encodeURIComponent));

const get = <T>(path: string): Promise<T> => ask<T>('GET', path);

export const api = {
  me: () => get<PersonView>('/api/people/me'),
  join: (name: string) => ask<PersonView>('POST', '/api/people', { name }),
  rename: (name: string) => ask<PersonView>('PATCH', '/api/people/me', { name }),
  deviceLink: () => ask<DeviceLink>('POST', '/api/people/me/links', {}),
  linkOwner: (code: string) => ask<PersonView>('POST', '/api/sign-in/owner', { code }),
  signIn: (code: string) => ask<PersonView>('POST', '/api/sign-in', { code }),
  switchAccount: () => ask<PersonView>('POST', '/api/people/me/switch', {}),
  deleteMe: () => ask<void>('DELETE', '/api/people/me'),
  devices: () => get<DeviceList>('/api/people/me/devices'),
  endDevice: (device: string) => ask<void>('DELETE', `/api/people/me/devices/${device}`),
  endOtherDevices: () => ask<void>('DELETE', '/api/people/me/devices'),
  newRecoveryCode: () => ask<RecoveryCode>('POST', '/api/people/me/recovery-code', {}),
  recover: (code: string) => ask<PersonView>('POST', '/api/sign-in/recovery', { code }),
  pushKey: () => get<PushKey>('/api/push/key'),
  subscribe: (subscription: NewPushSubscription) =>
    ask<void>('PUT', '/api/people/me/device/push', subscription),
  unsubscribe: () => ask<void>('DELETE', '/api/people/me/device/push'),
  signOut: () => ask<void>('DELETE', '/api/people/me/device'),
  games: (status: string, before = '') =>
    get<GameList>(`/api/people/me/games?status=${status}${before && `&before=${before}`}`),
  /** Your results; the query chooses the games. */
  statistics: (query = '') => get<Statistics>(`/api/people/me/statistics${query}`),
  levels: () => get<LevelList>('/api/people/me/levels'),
  ratings: () => get<RatingList>('/api/ratings'),
  bots: () => get<BotList>('/api/bots'),
  decks: () => get<DeckList>('/api/decks'),
  lobby: () => get<Lobby>('/api/tables'),
  openTable: (id: string, settings: TableSettings, language: string) =>
    ask<Update>('POST', '/api/tables', { id, settings, language }),
  invitation: (id: string) => get<LinkView>(url`/api/tables/${id}/invitation`),
  sharing: () => ask<SharingView>('GET', '/api/sharing', undefined, owner()),
  share: (is_on: boolean) => ask<SharingView>('PUT', '/api/sharing', { is_on }, owner()),
  table: (id: string) => get<Update>(url`/api/tables/${id}`),
  replay: (id: string) => get<ReplayView>(url`/api/tables/${id}/replay`),
  review: (id: string) => get<ReviewView>(url`/api/tables/${id}/review`),
  puzzles: (wanted: Record<string, string> = {}) =>
    get<PuzzleList>(`/api/puzzles?${new URLSearchParams(wanted)}`),
  puzzle: (id: string) => get<PuzzleView>(url`/api/puzzles/${id}`),
  answerPuzzle: (id: string, answer: PuzzleMoves) =>
    ask<AnswerView>('POST', url`/api/puzzles/${id}/answers`, answer),
  mistakes: () => get<MistakeList>('/api/mistakes'),
  sendRecord: (content: string) => ask<RecordView>('POST', '/api/records', { content }),
  recordMistakes: (id: string, seat: number) =>
    get<RecordMistakes>(url`/api/records/${id}/mistakes?seat=${seat}`),
  command: (table: string, command: object) => ask<Done>('POST', url`/api/tables/${table}/commands`, command),
  recap: (id: string) => get<RecapView>(url`/api/tables/${id}/recap`),
  reportSeen: (id: string, number: number) => ask<void>('PUT', url`/api/tables/${id}/recap`, { number }),
  lesson: () => get<LessonView>('/api/lesson'),
  tryStep: (step: string, tried: LessonTry) => ask<LessonResult>('POST', `/api/lesson/${step}`, tried),
  hint: (table: string, seat: number) => get<HintView>(url`/api/tables/${table}/hint?seat=${seat}`),
  dealOfToday: () => get<DealView>('/api/deals/today'),
  dealOfDay: (number: number | string) => get<DealView>(`/api/deals/daily/${number}`),
  shareText: (number: number, language: string) =>
    get<ShareText>(`/api/deals/daily/${number}/share?language=${language}`),
  calendar: () => get<CalendarView>('/api/deals/calendar'),
  deal: (id: string) => get<DealView>(url`/api/deals/${id}`),
  challenge: (id: string) => get<ChallengeView>(url`/api/challenges/${id}`),
  challengeLink: (id: string) => get<LinkView>(url`/api/challenges/${id}/invitation`),
  makeChallenge: (table: string, seat: number) =>
    ask<ChallengeView>('POST', '/api/challenges', { table, seat }),
  takeUp: (id: string, language: string) =>
    ask<Update>('POST', url`/api/challenges/${id}/table`, { language }),
  deck: (sha256: string) => get<DeckView>(`/api/decks/${sha256 || 'standard'}`),
  saveDeck: (content: string) => ask<DeckView>('POST', '/api/decks', { content }),
  expectedTurns: (boxes: number) => get<ExpectedTurnsView>(`/api/boxes/${boxes}/expected-turns`),
  checkDeck: (content: string) => ask<DeckView>('POST', '/api/decks/check', { content }),
};

const decks = new Map<string, Promise<DeckView>>();

/** Decks never change, so each is fetched once. */
export function deckOf(sha256: string): Promise<DeckView> {
  const known = decks.get(sha256) ?? api.deck(sha256);
  decks.set(sha256, known);
  known.catch(() => decks.delete(sha256));
  return known;
}

/** A random id for a command. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
