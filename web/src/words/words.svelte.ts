/** All words of the client, in the language chosen, from the Fluent files that Python shares. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const FILES = import.meta.glob<string>('../../../src/silvergold/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const FALLBACK = 'en';

export type Arguments = Record<string, FluentVariable>;

class Words {
  language = $state(FALLBACK);
  #bundles = $state.raw<FluentBundle[]>([]);

  /** Speak a language from now on; English stands in for what it lacks. */
  async speak(language: string): Promise<void> {
    const chosen = LANGUAGES.includes(language) ? language : FALLBACK;
    const order = [...new Set([chosen, FALLBACK])];
    this.#bundles = await Promise.all(order.map(bundleOf));
    this.language = chosen;
    document.documentElement.lang = chosen;
  }

  fetch(_: string): Promise<void> {
    return Promise.resolve();
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
}

const languageOf = (path: string): string => path.split('/').at(-2) ?? FALLBACK;

/** The languages there are files for. */
export const LANGUAGES = [...new Set(Object.keys(FILES).map(languageOf))].sort();

async function bundleOf(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(FILES).filter((path) => languageOf(path) === language);
  const texts = await Promise.all(paths.map((path) => FILES[path]!()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const words = new Words();

/** A message in the language chosen. */
export const t = (id: string, args?: Arguments): string => words.say(id, args);

/** An error in words: its code is the id of its message; the server's own text stands in for unknown codes. */
export const errorInWords = (code: string, text: string): string =>
  words.has(code) ? t(code) : text || t('unknown-error');
