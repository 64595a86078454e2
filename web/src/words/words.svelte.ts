/** All messages of the client in the chosen language, from the Fluent files shared with Python. */

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import core from 'virtual:core-messages';
import type { Refused } from '../wire';

/** The messages that only some pages need, and the editions' own wordings. */
const MORE = import.meta.glob<FluentResource>(
  [
    '../../../src/silvergold/locales/*/{daily,rules,lesson,review,puzzles,progress}.ftl',
    '../../../src/silvergold/locales/*-*/*.ftl',
  ],
  { import: 'default' },
);
const FALLBACK = 'en';
/** How many formatted messages are kept. */
const MOST_SAID = 1000;

export type Arguments = Record<string, FluentVariable>;

class Words {
  language = $state(FALLBACK);
  edition = $state('nsv');
  /** The files fetched in addition to the core messages. */
  #apart = new Set<string>();
  #fetching = new Map<string, Promise<void>>();
  #bundle = $state.raw(new FluentBundle(FALLBACK));
  #reading = Promise.resolve();
  readonly #said = new Map<string, string>();

  /** Switch to a language; what it lacks is English. */
  speak(language: string): Promise<void> {
    const chosen = LANGUAGES.includes(language) ? language : FALLBACK;
    return this.#read(() => (this.language = chosen));
  }

  /** Switch to the wording of an edition. */
  follow(edition: string): Promise<void> {
    return this.#read(() => (this.edition = edition));
  }

  /** Fetch one more file of messages, such as the rulebook. */
  fetch(file: string): Promise<void> {
    const fetching = this.#fetching.get(file) ?? this.#read(() => this.#apart.add(file));
    this.#fetching.set(file, fetching);
    fetching.catch(() => this.#fetching.delete(file));
    return fetching;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message; formatted once, because every input asks for the names of many boxes again. */
  say(id: string, args?: Arguments): string {
    const bundle = this.#bundle;
    const key = args ? id + JSON.stringify(args) : id;
    const said = this.#said.get(key) ?? formatted(bundle, id, args);
    if (this.#said.size >= MOST_SAID) this.#said.clear();
    this.#said.set(key, said);
    return said;
  }

  /** A name from a deck file, translated if it is one of the built-in deck's. */
  name(written: string, id: string): string {
    const { value, attributes } = this.#bundle.getMessage(id) ?? {};
    return written === (attributes?.english ?? value) ? this.say(id) : written;
  }

  /** Change what is wanted and load it, one change after the other, so that the last one wins. */
  #read(wish: () => unknown): Promise<void> {
    const read = async (): Promise<void> => {
      wish();
      const bundle = await bundleOf(this.language, this.edition, this.#apart);
      this.#said.clear();
      this.#bundle = bundle;
      document.documentElement.lang = this.language;
    };
    const reading = this.#reading.then(read);
    this.#reading = reading.catch(() => undefined);
    return reading;
  }
}

function formatted(bundle: FluentBundle, id: string, args: Arguments = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  const given = Object.entries(args).map(([name, value]) => [
    name,
    isPlain(value) ? new Plain(value) : value,
  ]);
  return pattern ? bundle.formatPattern(pattern, Object.fromEntries(given), []) : id;
}

/** A number that reads the same in all languages; the browser's formatter takes long to create. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const isPlain = (value: FluentVariable): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;

const folderOf = (path: string): string => path.split('/').at(-2)!;
const fileOf = (path: string): string => path.split('/').at(-1)!.replace('.ftl', '');

/** The available languages. */
export const LANGUAGES = Object.keys(core);

/** The first of a reader's languages that is available. */
export const firstOf = (spoken: readonly string[]): string =>
  spoken.map((tag) => tag.slice(0, 2).toLowerCase()).find((language) => LANGUAGES.includes(language)) ??
  FALLBACK;

/** A language's messages; those of an edition, in a folder such as fr-oya, override the others. */
async function bundleOf(language: string, edition: string, apart: Set<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const isApart = (path: string): boolean => ['rules', 'lesson', 'review', 'puzzles'].includes(fileOf(path));
  const reading = [language, `${language}-${edition}`].flatMap((folder) =>
    Object.keys(MORE).filter(
      (path) => folderOf(path) === folder && (!isApart(path) || apart.has(fileOf(path))),
    ),
  );
  const [{ default: usual }, ...more] = await Promise.all([
    core[language]!(),
    ...reading.map((path) => MORE[path]!()),
  ]);
  for (const resource of [usual, ...more]) bundle.addResource(resource, { allowOverrides: true });
  return bundle;
}

export const words = new Words();

/** A message in the chosen language. */
export const t = (id: string, args?: Arguments): string => words.say(id, args);

/** What a refusal says; errors of other kinds have no code. */
export interface Wrong {
  code?: string;
  message?: string;
  rule?: string;
  details?: Arguments;
}

/** The message of an error, by its code; the server's own text for unknown codes. */
export const errorInWords = ({ code = '', message = '', details = {} }: Wrong): string =>
  words.has(code) ? t(code, details) : message || t('unknown-error');

/** The message of a refused command; empty without one. */
export const noticeOf = (refused: Refused | null): string =>
  refused ? errorInWords({ ...refused, message: refused.text }) : '';

/** Names as a list in a sentence. */
export function listOf(names: readonly string[]): string {
  // The browser's formatter takes long to create.
  if (names.length < 2) return names[0] ?? '';
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}
