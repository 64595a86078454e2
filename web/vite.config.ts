import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { coreMessages } from './plugins/core-messages.ts';
import { materials } from './plugins/materials.ts';

/** The modules of the shared chunk: all but the pages and the folders that belong to single pages. */
const SHARED =
  /web\/src\/(?!(pages|workshop|rules|lesson|logbook|deal|review|animation)\/|table\/(?!names|card-text)|main)|drawing\/materials\.json|node_modules\/(svelte|@fluent|esm-env|clsx)/;
const TABLE = /web\/src\/(table|animation)\/(?!names|card-text)/;
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } }), coreMessages(), materials()],
  build: {
    outDir: '../src/silvergold/server/client',
    emptyOutDir: true,
    // The server reads it to preload the files of an address.
    manifest: 'files.json',
    target: 'es2022',
    // The content security policy allows no data: URLs and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 150,
    // Few files, because each costs a round trip: one stylesheet, one chunk of shared code, one file per language.
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
