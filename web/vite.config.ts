import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const FLUENT = /locales\/([\w-]+)\/(\w+)\.ftl/;
/** Only some pages need these files; the others of a language travel together. */
const APART = ['rules', 'lesson'];

function chunkOfWords(id: string): string {
  const [, folder = '', file = ''] = FLUENT.exec(id) ?? [];
  return APART.includes(file) ? `words-${folder}-${file}` : `words-${folder}`;
}

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  build: {
    outDir: '../src/silvergold/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: addresses, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 150,
    // Few files, for each of them is a way to the server and back: all style in one, a language in one, what pages share in one.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'words',
              name: chunkOfWords,
              test: FLUENT,
            },
            {
              name: 'shared',
              test: /web\/src\/(?!pages\/|table\/|workshop\/|rules\/|main)|node_modules\/(svelte|@fluent|esm-env|clsx)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
