/**
 * Opens the store with pages that follow their sources: one address, the database and the demo of `npm start`. Documents and
 * answers come from the store, everything that a page loads from Vite.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { readConfig } from '../src/api/config.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { runningDatabaseUrl, startEmbeddedDatabase } from '../src/api/platform/db/embedded/embedded.ts';
import { languages } from '../src/shop/language.ts';
import { devBase, devPages, pageFromSources } from './dev-pages.ts';
import { FollowingStore } from './following-store.ts';

helpIfAsked('dev');

const config = readConfig(process.env);
const running = config.databaseUrl ?? runningDatabaseUrl(config.dataDir);
const own = running === null ? await startEmbeddedDatabase(config.dataDir) : null;
const store = new FollowingStore({ DATABASE_URL: running ?? own?.url ?? '', DEMO: String(config.demo) });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, leave);
let isLeaving = false;

const server = createServer((asked, answer) => {
  const url = asked.url ?? '/';
  const place = languages.findIndex((language) => url.startsWith(devBase(language)));
  // What the service worker stored would be shown in place of what was just saved.
  if (/^\/(sw|.*worker)\.js$/.test(url)) answer.writeHead(404).end();
  else if (place >= 0) pages[place]?.middlewares(asked, answer);
  else askStore(asked, answer);
});
const pages = await Promise.all(languages.map((language) => devPages(language, server)));
await store.open();
pages[0]?.watcher.on('all', (_event, file) =>
  store.follow(file, () => {
    for (const { ws } of pages) ws.send({ type: 'full-reload' });
  }),
);
server.once('error', ({ message }) => {
  process.stderr.write(`${message}\n`);
  leave();
});
const address = `http://${config.host}:${config.port}`;
server.listen(config.port, config.host, () =>
  process.stdout.write(`${store.welcome(address)}\nEvery saved file is seen at once, in both languages.\n`),
);

function askStore(asked: IncomingMessage, answer: ServerResponse): void {
  // A page is read here, so it comes whole and in plain text.
  const { 'accept-encoding': _packed, 'if-none-match': _known, ...headers } = asked.headers;
  const url = new URL(asked.url ?? '/', store.address);
  const to = request(url, { method: asked.method, headers }, (given) => {
    if (String(given.headers['content-type']).startsWith('text/html')) void sendPage(given, answer);
    else {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    }
  });
  to.on('error', () => answer.headersSent || answer.writeHead(502).end('The store does not answer.'));
  asked.pipe(to);
}

async function sendPage(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const {
    'content-security-policy': _policy,
    'content-length': _length,
    etag: _etag,
    ...headers
  } = given.headers;
  const page = pageFromSources(await text(given));
  answer.writeHead(given.statusCode ?? 500, { ...headers, 'cache-control': 'no-store' }).end(page);
}

function leave(): void {
  if (isLeaving) return;
  isLeaving = true;
  store.close();
  void Promise.resolve(own?.stop()).finally(() => process.exit(0));
}
