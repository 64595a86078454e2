import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { coreMessages } from './plugins/core-messages.ts';
import { materials } from './plugins/materials.ts';

/** What all pages share: everything but the pages themselves, and the parts that belong to some of them. */
const SHARED =
  /web\/src\/(?!(pages|workshop|rules|lesson|logbook|deal|animation)\/|table\/(?!names|card-text)|main)|node_modules\/(svelte|@fluent|esm-env|clsx)/;
const TABLE = /web\/src\/(table|animation)\/(?!names|card-text)/;
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } }), coreMessages(), materials()],
  build: {
    outDir: '../src/silvergold/server/client',
    emptyOutDir: true,
    // By it the server knows which files an address needs, and has them asked for ahead.
    manifest: 'files.json',
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
            { name: 'shared', test: SHARED },
            { name: 'table', test: TABLE },
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
