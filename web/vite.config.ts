import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { materials } from './plugins/materials.ts';
import { messages } from './plugins/messages.ts';

/** How many pages use what all of them load. */
const MANY_PAGES = 4;
/** Small parts that a few pages share. */
const PARTS = /web\/src\/((components|drawing|home|invitation|words)\/|[\w.-]+$)/;
/** What the pages with a table share. */
const TABLE = /web\/src\/(table|animation|board|alerts|net|invitation)\//;
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } }), messages(), materials()],
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
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shared', minShareCount: MANY_PAGES, priority: 3 },
            { name: 'parts', test: PARTS, minShareCount: 2, priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    // Nothing hangs forever, and nothing depends on speed.
    testTimeout: 300_000,
    // The files share one process and what they import: importing takes longer than testing.
    isolate: false,
    maxWorkers: 1,
    unstubGlobals: true,
  },
});
