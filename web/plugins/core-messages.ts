/** The messages that every page needs, as one virtual module per language; a language is a folder of the locales. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../../src/silvergold/locales/', import.meta.url));
const FILES = ['terms', 'game', 'islands', 'table', 'pages', 'errors'];
const NAME = 'virtual:core-messages';

/** Folders such as fr-oya are not languages: they hold an edition's wording. */
const languages = (): string[] =>
  readdirSync(LOCALES)
    .filter((folder) => /^[a-z]{2}$/.test(folder))
    .sort();

const textsOf = (language: string): string[] =>
  FILES.map((file) => `${LOCALES}${language}/${file}.ftl`).filter((path) => existsSync(path));

/** `virtual:core-messages` has a loader per language; `virtual:core-messages/de` is German. */
export function coreMessages(): Plugin {
  return {
    name: 'core-messages',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const fetched = languages().map((language) => `${language}: () => import('${NAME}/${language}')`);
        return `export default { ${fetched.join(', ')} };`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const paths = textsOf(id.slice(-2));
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, 'utf-8')))};`;
    },
  };
}
