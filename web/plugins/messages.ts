/** The messages, read by Fluent when the client is built; what a language lacks is there in English. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

type Entry = FluentResource['body'][number];

const LOCALES = fileURLToPath(new URL('../../src/silvergold/locales/', import.meta.url));
const CORE = ['terms', 'game', 'islands', 'table', 'pages', 'errors'];
const CORE_MODULE = 'virtual:core-messages';
const ENGLISH = 'en';
/** The messages that name what the built-in deck file names in English. */
const NAMES = /^(isle-|deck-standard$)/;

/** Folders such as fr-oya are not languages: they hold an edition's wording. */
const isLanguage = (folder: string): boolean => /^[a-z]{2}$/.test(folder);
const languages = (): string[] => readdirSync(LOCALES).filter(isLanguage).sort();
const pathOf = (folder: string, file: string): string => `${LOCALES}${folder}/${file}.ftl`;

const entriesIn = (path: string): Entry[] =>
  existsSync(path) ? new FluentResource(readFileSync(path, 'utf-8')).body : [];

/** The messages of a file, complete in every language; translated names know the English ones. */
function entriesOf(folder: string, file: string): Entry[] {
  const own = new Map(entriesIn(pathOf(folder, file)).map((entry) => [entry.id, entry]));
  if (!isLanguage(folder) || folder === ENGLISH) return [...own.values()];
  const english = entriesIn(pathOf(ENGLISH, file));
  for (const { id, value } of english.filter((entry) => NAMES.test(entry.id) && own.has(entry.id)))
    own.get(id)!.attributes.english = value!;
  return [...own.values(), ...english.filter(({ id }) => !own.has(id))];
}

/** A script that has messages as its default export. */
const script = (body: Entry[]): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify({ body }))});`;

/** Each file is a module; `virtual:core-messages` has a loader per language of those that every page needs. */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(CORE_MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${CORE_MODULE}`) {
        const loaders = languages().map(
          (language) => `${language}: () => import('${CORE_MODULE}/${language}')`,
        );
        return `export default { ${loaders.join(', ')} };`;
      }
      if (id.startsWith(`\0${CORE_MODULE}/`)) {
        const language = id.slice(-2);
        for (const file of CORE) this.addWatchFile(pathOf(language, file));
        return script(CORE.flatMap((file) => entriesOf(language, file)));
      }
      const [, folder, file] = /locales\/([\w-]+)\/(\w+)\.ftl$/.exec(id) ?? [];
      return folder && file ? script(entriesOf(folder, file)) : undefined;
    },
  };
}
