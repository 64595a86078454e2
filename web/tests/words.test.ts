import { FluentBundle, FluentResource } from '@fluent/bundle';
import core from 'virtual:core-messages';
import { expect, test } from 'vitest';
import { words } from '../src/words/words.svelte';

const english = import.meta.glob<string>('../../src/silvergold/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundle = new FluentBundle('en', { useIsolating: false });
const errors = Object.values(english).flatMap((text) => bundle.addResource(new FluentResource(text)));
const code = Object.values(sources).join('\n');

const say = (id: string, args: Record<string, string | number>): string =>
  bundle.formatPattern(bundle.getMessage(id)!.value!, args);

test('every language that has files can be chosen', () => {
  const files = Object.keys(import.meta.glob('../../src/silvergold/locales/*/game.ftl'));
  const folders = files.map((path) => path.split('/').at(-2)!).filter((folder) => !folder.includes('-'));
  expect(Object.keys(core)).toEqual(folders.sort());
});

test('no message is defined twice', () => {
  expect(errors).toEqual([]);
});

test('every message used in the code exists', () => {
  const named = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, id]) => id!);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test('a message used without arguments needs none', () => {
  const alone = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)',?\s*\)/g)].map(([, id]) => id!);
  const gaps = (id: string): number => {
    const missing: Error[] = [];
    bundle.formatPattern(bundle.getMessage(id)!.value!, {}, missing);
    return missing.length;
  };
  expect(alone.length).toBeGreaterThan(100);
  expect(alone.filter(gaps)).toEqual([]);
});

test('every family of messages used in the code exists', () => {
  const families = [...code.matchAll(/\bt\(`([a-z-]+-)\$\{/g)].map(([, start]) => start!);
  const ids = Object.values(english).flatMap((text) =>
    [...text.matchAll(/^([a-z0-9-]+) =/gm)].map(([, id]) => id!),
  );
  expect(families.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([]);
});

test('a box is described with its symbol and its state', () => {
  expect(say('box-spoken', { box: 'b3', symbol: 'coin', state: 'unmarked' })).toBe('b3, coin, unmarked');
  expect(say('box-spoken', { box: 'a1', symbol: 'none', state: 'marked' })).toBe('a1, marked');
});

test('a card is described with everything on it', () => {
  const card = { name: 'Opal Lagoon', color: 'orange', value: 12, coins: 1, palms: 0, crosses: 2 };
  expect(say('card-spoken', { ...card, seal: 'yes', sealColor: 'lilac', worth: 2 })).toBe(
    'Opal Lagoon, orange, 12 boxes, 1 coin, 2 crosses, seal for lilac worth 2',
  );
});

test('a language has a name for every island of the built-in deck; other names stay as they are', async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await words.speak('de');
  expect(words.name('Buoy Rock', 'isle-grey-01')).toBe('Bojenfels');
  expect(words.name('My own rock', 'isle-grey-01')).toBe('My own rock');
  await words.speak('en');
  expect(words.name('Buoy Rock', 'isle-grey-01')).toBe('Buoy Rock');
});

test('every language has all messages, at least in English', async () => {
  const idsOf = async (language: string): Promise<Set<string>> =>
    new Set((await core[language]!()).default.body.map(({ id }) => id));
  const wanted = [...(await idsOf('en'))].filter((id) => !id.startsWith('-'));
  for (const language of Object.keys(core)) {
    const known = await idsOf(language);
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  }
});
