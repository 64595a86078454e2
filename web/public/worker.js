// Keeps the client on the device: files that never change from the cache, the page itself from the server while there is one.
const CACHE = 'silvergold-1';
const PAGE = '/';
const ENTRY = /\/assets\/index-[^"]+\.js/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') event.respondWith(fetched(event));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fetched(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(renewed(answer.clone()));
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

// After an update of the server, nothing of the earlier client is kept.
async function renewed(answer) {
  const [entry] = (await answer.text()).match(ENTRY) ?? [];
  const page = await caches.match(PAGE);
  if (!entry || (await page?.text())?.includes(entry)) return;
  await caches.delete(CACHE);
  await (await caches.open(CACHE)).add(PAGE);
}

// A push message arrives while the page is closed; its text is already in the language of this device.
self.addEventListener('push', (event) => {
  const { title, body, table, language } = event.data.json();
  const shown = { body, lang: language, icon: '/icon-192.png', tag: table, data: { table } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.table));
});

async function openTable(table) {
  const address = `/table/${table}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === address);
  return open ? open.focus() : self.clients.openWindow(address);
}
