import { beforeAll, expect, test } from 'vitest';
import { against } from '../src/home/opponents';
import { LANGUAGES, words } from '../src/words/words.svelte';

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await words.speak('en');
});

test('the home page says against whom a game is played', () => {
  expect(against(['sailor'])).toBe('Against the bot Sailor.');
  expect(against(['sailor', 'captain'])).toBe('Against the bots Sailor and Captain.');
  expect(against(['sailor', 'sailor'])).toBe('Against 2 bots of the level Sailor.');
});

test.each(LANGUAGES)('equal opponents are counted in %s', async (language) => {
  await words.speak(language);
  expect(against(['sailor', 'sailor'])).toMatch(/2 (bot|μποτ)/i);
});
