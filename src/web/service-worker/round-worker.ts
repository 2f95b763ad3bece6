/**
 * Opens the courier's round offline from files cached at installation, and touches nothing else. The build prepends
 * `FILES`, the files of one language, and `VERSION`, their hash.
 */
declare const FILES: readonly string[];
declare const VERSION: string;

declare const self: ServiceWorkerGlobalScope;
const worker = self;
const PAGE = '/console/round';
const CACHE = `round ${VERSION}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(async () => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(async () => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  if (mode === 'navigate') event.respondWith(cachedOr(PAGE, event.request));
  else if (FILES.includes(pathname)) event.respondWith(cachedOr(pathname, event.request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...FILES]);
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('round ') && name !== CACHE)
      .map(async (name) => caches.delete(name)),
  );
}

async function cachedOr(key: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fetch(request);
}
