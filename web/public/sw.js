// Keeps the built client. Documents come from the network while there is one; what the server answers under /api is
// never kept. Files under /assets carry their content in their name and so never change.

const CACHE = 'ruhr-client-1';
const SHELL = '/';
const ALWAYS = [SHELL, '/manifest.webmanifest', '/icon.svg', '/icon-192.png'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(ALWAYS);
      const shell = await (await cache.match(SHELL)).text();
      await cache.addAll([...new Set(shell.match(/\/assets\/[\w.-]+/g) ?? [])]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('ruhr-client-') && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

// A page tells which files it has loaded: they are kept, those of earlier builds go.
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'used') return;
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const used = new Set(event.data.paths);
      const kept = new Set();
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/assets/') && !used.has(pathname)) await cache.delete(request);
        else kept.add(pathname);
      }
      await Promise.allSettled([...used].filter((path) => !kept.has(path)).map((path) => cache.add(path)));
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/metrics') return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') event.respondWith(document(request));
  else event.respondWith(fresh(request));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Every address of the client is the same document. */
async function document(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) await cache.put(SHELL, answer.clone());
    return answer;
  } catch (error) {
    const shell = await cache.match(SHELL);
    if (shell) return shell;
    throw error;
  }
}

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && (await cache.match(request))) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(request);
    if (found) return found;
    throw error;
  }
}

// --- It is somebody's turn: the server has said it in his language ------------------------------------------

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(notice(event.data.json()));
});

/** Show a notice, unless somebody looks; one takes the place of the one before. */
async function notice({ title, body, path, tag, language, badge }) {
  // The count on the icon never holds a notice back.
  if (typeof badge === 'number') void navigator.setAppBadge?.(badge).catch(() => undefined);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tag !== 'try' && pages.some((page) => page.visibilityState === 'visible')) return;
  await self.registration.showNotification(String(title), {
    body: String(body),
    tag: String(tag),
    lang: language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** Open a page of ours, and no other, where one is open already. */
async function open(path) {
  const url = new URL(String(path ?? '/'), location.origin);
  const address = url.origin === location.origin ? url.href : location.origin;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(address));
  await page.navigate(address).catch(() => undefined);
  await page.focus();
}
