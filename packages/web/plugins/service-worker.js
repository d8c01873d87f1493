/**
 * Makes the page available offline. The build inserts its version and its files into the first lines of code.
 *
 * A version is stored completely or not at all, in a cache of its own, until a later one takes over. Files with a hash
 * in their names come from the cache. The page and the few files without one come from the network, or if that fails
 * from the cache. Large pictures are stored once they are shown. All other requests are ignored.
 */
const VERSION = '__VERSION__';
const FILES = new Set(__FILES__);
const LATER = new Set(__LATER__);
const CACHE = `vigil-${VERSION}`;
const HASHED = /^assets\/.*-[\w-]{8}\.\w+$/;
/** Milliseconds until the network counts as unavailable. */
const NETWORK_TIMEOUT = 4000;

const addressOf = (file) => new URL(file, self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      // Bypass the browser's own cache: an earlier page in it would mix the versions.
      cache.addAll([...FILES].map((file) => new Request(addressOf(file), { cache: 'reload' }))),
    ),
  );
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('vigil-') && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'take-over') self.skipWaiting();
  else if (data === 'see-to-push') event.waitUntil(sendPushAddress());
  // A page asks if a waiting worker has the page's own version.
  else if (typeof data?.isYours === 'string') ports[0]?.postMessage(FILES.has(data.isYours));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const { pathname } = new URL(request.url);
  const path = pathname.slice(new URL(self.registration.scope).pathname.length);
  const file = path === '' ? 'index.html' : path;
  if (LATER.has(file)) event.respondWith(fromCacheOrNetwork(file));
  if (!FILES.has(file)) return;
  event.respondWith(HASHED.test(file) ? fromCache(file) : fromNetwork(request, file));
});

// Notifications of tables (packages/server/src/notify/channels/push.ts). Each is shown, because browsers demand that.
// It carries no links: the opened page has its own.
self.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = readPushed(event.data);
  const options = { body, tag, lang, renotify: true, data: { path }, icon: addressOf('icon-192.png') };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.path));
});

// Browsers change their push address; only this worker hears of it.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(event));
});

async function resubscribe({ oldSubscription, newSubscription }) {
  if ((await listPushAddresses()).length === 0) return;
  if (!newSubscription && !(await self.registration.pushManager.getSubscription())) {
    const key = oldSubscription?.options?.applicationServerKey ?? (await api('push/key')).key;
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  await sendPushAddress();
}

/** Tells the server the current push address, for every table with push notifications (src/online/notifications/push-addresses.ts). */
async function sendPushAddress() {
  const all = await listPushAddresses();
  const subscription = all.length > 0 ? await self.registration.pushManager.getSubscription() : null;
  if (!subscription) return;
  const { endpoint } = subscription;
  for (const one of all.filter((each) => each.endpoint !== endpoint)) {
    const { table, token, address } = one;
    const at = `tables/${table}/addresses`;
    try {
      // Keep the preferences.
      const before = (await api(at, { token })).find(({ id }) => id === address);
      const body = { channel: 'push', subscription, ...(before && { preferences: before.preferences }) };
      const { id } = await api(at, { token, method: 'POST', body });
      if (before && id !== address) await api(`${at}/${address}`, { token, method: 'DELETE' });
      await withPushStore('readwrite', (shelf) => {
        shelf.delete(address);
        return shelf.put({ ...one, address: id, endpoint });
      });
    } catch {
      // The next page at a table tries again; a deleted table needs no notifications.
    }
  }
}

const listPushAddresses = () => withPushStore('readonly', (shelf) => shelf.getAll());

async function api(path, { token, method = 'GET', body } = {}) {
  const response = await fetch(addressOf(`api/v1/${path}`), {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** Runs `use`, which returns a request, on the browser's database of push addresses. */
async function withPushStore(mode, use) {
  const database = await toPromise(indexedDB.open('vigil-push', 1), (opening) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore('pushed', { keyPath: 'address' });
  });
  try {
    return await toPromise(use(database.transaction('pushed', mode).objectStore('pushed')));
  } finally {
    database.close();
  }
}

function toPromise(request, prepare) {
  prepare?.(request);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function readPushed(data) {
  const nothing = { title: 'Vigil', body: '', path: '/', tag: 'vigil', lang: '' };
  try {
    return { ...nothing, ...data.json() };
  } catch {
    return nothing;
  }
}

/** Opens a table: in the window that shows it, or else in a new one. Other windows stay. */
async function goTo(path) {
  const wanted = new URL(typeof path === 'string' ? path : '/', self.registration.scope);
  if (wanted.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const table = /\/t\/([a-z0-9]+)$/.exec(wanted.pathname)?.[1];
  // The page routes its screens behind the # (src/app/route.ts).
  const there = table && windows.find(({ url }) => new URL(url).hash.split('?')[0] === `#table/${table}`);
  if (!there) return self.clients.openWindow(wanted.href);
  there.postMessage({ goTo: { table, decision: wanted.searchParams.get('decision') } });
  await there.focus();
}

async function fromCache(file) {
  const cache = await caches.open(CACHE);
  return (await cache.match(addressOf(file))) ?? fetch(addressOf(file));
}

async function fromCacheOrNetwork(file) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(addressOf(file));
  if (cached) return cached;
  const response = await fetch(addressOf(file));
  if (response.ok) await cache.put(addressOf(file), response.clone());
  return response;
}

async function fromNetwork(request, file) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT) });
    if (response.ok) return response;
  } catch {
    // Offline, or nearly.
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(addressOf(file))) ?? Response.error();
}
