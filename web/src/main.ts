import './fonts.css';
import 'virtual:materials.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { pageAt } from './pages';
import { account } from './account.svelte';
import { settings } from './settings.svelte';
import { lastEdition } from './words/edition.svelte';
import { firstOf, words } from './words/words.svelte';

settings.show();
// The page's script, its messages and the account are requested in parallel.
const meeting = account.arrive();
meeting.catch(() => undefined);
void pageAt(location.pathname)?.catch(() => undefined);
words.edition = lastEdition();
const speak = (): Promise<void> => words.speak(settings.language || firstOf(navigator.languages));
addEventListener('languagechange', () => void speak());
await speak();
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target, props: { meeting } });

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js');
