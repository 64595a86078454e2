/** All words of the client, in the language chosen, from the Fluent files that Python shares. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import core from 'virtual:core-messages';
import type { Refused } from '../wire';

/** What only some pages need, and what an edition says otherwise. */
const MORE = import.meta.glob<string>(
  ['../../../src/silvergold/locales/*/{rules,lesson}.ftl', '../../../src/silvergold/locales/*-*/*.ftl'],
  { query: '?raw', import: 'default' },
);
const FALLBACK = 'en';

export type Arguments = Record<string, FluentVariable>;

class Words {
  language = $state(FALLBACK);
  edition = $state('nsv');
  /** The files that pages have asked for beside the core. */
  #apart = new Set<string>();
  #fetching = new Map<string, Promise<void>>();
  #bundles = $state.raw<FluentBundle[]>([]);
  #reading = Promise.resolve();

  /** Speak a language from now on; English stands in for what it lacks. */
  speak(language: string): Promise<void> {
    const chosen = LANGUAGES.includes(language) ? language : FALLBACK;
    return this.#read(() => (this.language = chosen));
  }

  /** Use the words of an edition from now on. */
  follow(edition: string): Promise<void> {
    return this.#read(() => (this.edition = edition));
  }

  /** Read one more file, such as the rulebook; its messages are there from then on. */
  fetch(file: string): Promise<void> {
    const fetching = this.#fetching.get(file) ?? this.#read(() => this.#apart.add(file));
    this.#fetching.set(file, fetching);
    fetching.catch(() => this.#fetching.delete(file));
    return fetching;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  say(id: string, args?: Arguments): string {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
    }
    return id;
  }

  /** A name of a deck file: translated where it is the one that the program ships, in English. */
  name(written: string, id: string): string {
    const shipped = this.#bundles.at(-1)?.getMessage(id)?.value;
    return written === shipped ? this.say(id) : written;
  }

  /** Change what is wished for and read it; one after the other, so that the last wish holds. */
  #read(wish: () => unknown): Promise<void> {
    const read = async (): Promise<void> => {
      wish();
      const order = [...new Set([this.language, FALLBACK])];
      const reading = order.map((language) => bundleOf(language, this.edition, this.#apart));
      this.#bundles = await Promise.all(reading);
      document.documentElement.lang = this.language;
    };
    const reading = this.#reading.then(read);
    this.#reading = reading.catch(() => undefined);
    return reading;
  }
}

const folderOf = (path: string): string => path.split('/').at(-2)!;
const fileOf = (path: string): string => path.split('/').at(-1)!.replace('.ftl', '');

/** The languages there are. */
export const LANGUAGES = Object.keys(core);

/** The first language that we have, of those that somebody speaks. */
export const firstOf = (spoken: readonly string[]): string =>
  spoken.map((tag) => tag.slice(0, 2).toLowerCase()).find((language) => LANGUAGES.includes(language)) ??
  FALLBACK;

/** A language's messages; those of an edition, in a folder such as fr-oya, go before the others. */
async function bundleOf(language: string, edition: string, apart: Set<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const isApart = (path: string): boolean => ['rules', 'lesson'].includes(fileOf(path));
  const reading = [language, `${language}-${edition}`].flatMap((folder) =>
    Object.keys(MORE).filter(
      (path) => folderOf(path) === folder && (!isApart(path) || apart.has(fileOf(path))),
    ),
  );
  const [{ default: texts }, ...more] = await Promise.all([
    core[language]!(),
    ...reading.map((path) => MORE[path]!()),
  ]);
  for (const text of [...texts, ...more])
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export const words = new Words();

/** A message in the language chosen. */
export const t = (id: string, args?: Arguments): string => words.say(id, args);

/** What went wrong, as a refusal tells it; an error of another kind has no code. */
export interface Wrong {
  code?: string;
  message?: string;
  rule?: string;
  details?: Arguments;
}

/** An error in words: its code is the id of its message; the server's own text stands in for unknown codes. */
export const errorInWords = ({ code = '', message = '', details = {} }: Wrong): string =>
  words.has(code) ? t(code, details) : message || t('unknown-error');

/** What a socket refused, in words; nothing where it has not. */
export const noticeOf = (refused: Refused | null): string =>
  refused ? errorInWords({ ...refused, message: refused.text }) : '';
