import { type Kind, kindOf, mostOf } from './kinds.ts';

// Stores what the shopper visits, and answers from it while the store cannot be reached; otherwise the network answers.

/** Set by the build: a hash of the pages' files. */
declare const VERSION: string;
declare const self: ServiceWorkerGlobalScope;
const worker = self;

/** A page without content, whose code loads the data, also from stored answers. */
const SHELL = '/shell';
const OWNER = '/owner';
/** How long an answer is awaited where a stored one exists. */
const PATIENCE_MS = 10_000;

/** What `store-visits.ts` sends. `urls` are what the page loaded before the worker saw its requests. */
type Visit = { owner: string; language: string; urls: readonly string[] };

/** Counts changes of the owner: an answer to the one before is not stored. */
let generation = 0;

worker.addEventListener('install', (event) => {
  event.waitUntil(storeShell().then(async () => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('message', (event) => {
  const visit: Visit = event.data; // only pages of this origin reach the worker
  event.waitUntil(noteVisit(visit));
});

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, worker.location.origin);
  if (kind === 'files' || kind === 'pictures') event.respondWith(storedFirst(kind, event));
  else if (kind !== null) event.respondWith(networkFirst(kind, event));
});

/** For what never changes under its URL. */
async function storedFirst(kind: Kind, event: FetchEvent): Promise<Response> {
  const cache = await caches.open(kind);
  const stored = await cache.match(event.request);
  if (stored !== undefined) return stored;
  const response = await fetch(event.request);
  event.waitUntil(store(kind, event.request, response.clone(), generation));
  return response;
}

async function networkFirst(kind: Kind, event: FetchEvent): Promise<Response> {
  const asked = generation;
  const answer = fetch(event.request);
  const stored = answer.then(async (response) => store(kind, event.request, response.clone(), asked));
  event.waitUntil(stored.catch(() => null));
  const cache = await caches.open(kind);
  const copy = await cache.match(event.request);
  const orNothing = answer.then((response) => (isDown(response) ? null : response)).catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const given = await (copy === undefined ? orNothing : Promise.race([orNothing, late]));
  if (given !== null) {
    if (kind === 'answers') event.waitUntil(tellAge(event.clientId, null));
    return given;
  }
  const instead = copy ?? (kind === 'pages' ? await cache.match(SHELL) : undefined);
  if (instead === undefined) {
    if (kind === 'answers') event.waitUntil(tellAge(event.clientId, 'failed'));
    // As the network answered or failed.
    return answer;
  }
  if (kind === 'pages') return withAge(instead);
  event.waitUntil(tellAge(event.clientId, savedAtOf(instead)));
  return instead;
}

/** The store, or a proxy in front of it, cannot answer now: 502 to 504, and 52x of some proxies. */
const isDown = ({ status }: Response) => status > 501;

/** When a stored answer was given, as an ISO date. */
const savedAtOf = ({ headers }: Response) => new Date(headers.get('date') ?? Date.now()).toISOString();

/** Tells a page when the answer it gets was stored; null: the store gave it now; `failed`: it gets none. */
async function tellAge(clientId: string, savedAt: string | null): Promise<void> {
  const client = await worker.clients.get(clientId);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client has none
  client?.postMessage(savedAt);
}

/** A document says it itself: its page does not listen yet. */
async function withAge(copy: Response): Promise<Response> {
  const page = await copy.text();
  const marked = page.replace('<html', `<html data-saved-at="${savedAtOf(copy)}"`);
  return new Response(marked, { headers: copy.headers });
}

async function store(
  kind: Kind,
  request: Request | string,
  response: Response,
  asked: number,
): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  const isWanted = {
    pages: type.startsWith('text/html'),
    answers: type.includes('json'),
    files: true,
    pictures: true,
  };
  if (response.status !== 200 || response.redirected || !isWanted[kind]) return;
  const cache = await caches.open(kind);
  if (asked !== generation) return;
  await cache.put(request, response);
  // The shell is the oldest page, and needed as long as there are others.
  const stored = (await cache.keys()).filter(({ url }) => !url.endsWith(SHELL));
  await Promise.all(stored.slice(0, -mostOf[kind]).map(async (each) => cache.delete(each)));
}

async function noteVisit({ owner, language, urls }: Visit): Promise<void> {
  await belongTo(owner);
  const cache = await caches.open('pages');
  const shell = await cache.match(SHELL);
  if (shell?.headers.get('content-language') !== language) await storeShell().catch(() => null);
  await Promise.all(urls.map(async (url) => storeLoaded(url, language)));
}

/** Drops pages and answers of another shopper. */
async function belongTo(owner: string): Promise<void> {
  const cache = await caches.open('owner');
  const before = await cache.match(OWNER);
  if ((await before?.text()) === owner) return;
  generation += 1;
  await cache.put(OWNER, new Response(owner));
  await Promise.all([caches.delete('pages'), caches.delete('answers')]);
}

async function storeLoaded(url: string, language: string): Promise<void> {
  const request = new Request(url, { headers: { accept: 'application/json', 'accept-language': language } });
  const { origin } = worker.location;
  const kind = kindOf(request, origin) ?? kindOf({ method: 'GET', mode: 'navigate', url }, origin);
  if (kind === null) return;
  const cache = await caches.open(kind);
  if ((await cache.match(request)) !== undefined) return;
  const asked = generation;
  await fetch(request).then(
    async (response) => store(kind, request, response, asked),
    () => null,
  );
}

async function storeShell(): Promise<void> {
  const response = await fetch(`${SHELL}?${VERSION}`, { cache: 'no-store' });
  await store('pages', SHELL, response, generation);
}
