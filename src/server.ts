import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { resolve } from 'node:path';
import { loadDemo } from '../db/demo/load.ts';
import { visitorOf } from './api/account/visitor.ts';
import { type Config, ConfigError, readConfig, warningsOf } from './api/config.ts';
import { giveBrowserCookies, keepsCookiesBack } from './api/http/browser.ts';
import { contentPolicy } from './api/http/content-policy.ts';
import { askInProcess } from './api/http/in-process.ts';
import { leaveWhenDone } from './api/http/leaving.ts';
import { startJobs } from './api/outside/jobs.ts';
import { openStore } from './api/open-store.ts';
import type { Store } from './api/store.ts';
import type { Language } from './shop/language.ts';
import type * as Storefront from './web/storefront/entry-server.tsx';

type Pages = Record<Language, typeof Storefront>;

/** What a running request may still take after the signal to stop. */
const GRACE_MS = 14_500;
/** How long a store that is told to stop still takes requests, while it says that it is not ready for more. */
const LINGER_MS = 1000;

/** Icons and the manifest keep their names; every built file's name changes with its content. */
const NAMED_FOR_GOOD = /(favicon\.svg|\.png|\.webmanifest)(\.br|\.gz)?$/;
const KEPT = 'public, max-age=31536000, immutable';
const CHECKED = 'public, max-age=3600';
const LANGUAGE_SECONDS = 7 * 24 * 3600;

/** Serves the API and the pages from one process until it is told to stop. */
async function serve(): Promise<void> {
  // React looks here which of its two builds it is; the pages are built for production.
  process.env['NODE_ENV'] ??= 'production';
  const config = readConfig(process.env);
  for (const line of warningsOf(config)) process.stderr.write(`${line}\n`);
  const { store, databaseUrl, close } = await openStore(config, async (db, now) => {
    if (config.demo) await loadDemo(db, now);
  });
  await mountPages(store, config);
  const leave = leaveWhenDone(store.app);
  const address = await store.app.listen({ host: config.host, port: config.port });
  const jobs = await startJobs(store, databaseUrl);
  onStopSignal(async (signal) => {
    await Promise.all([leave(signal === 'SIGTERM' ? LINGER_MS : 0), jobs.stop()]);
    await close();
  });
  process.stdout.write(`Minwal is open at ${address}\n`);
}

/** Mounts the storefront on the app: its files under `/assets`, every other address rendered as a page. */
export async function mountPages(store: Store, config: Config): Promise<void> {
  const dist = resolve(config.dist);
  // Built by another program into a folder that is only known at run time; the types come from the source.
  const load = (language: Language) =>
    import(resolve(dist, language, 'server/entry-server.js')) as Promise<typeof Storefront>;
  const pages: Pages = { en: await load('en'), ar: await load('ar') };
  for (const language of ['en', 'ar'] satisfies Language[]) {
    await store.app.register(fastifyStatic, {
      root: resolve(dist, language, 'client'),
      prefix: `/assets/${language}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', NAMED_FOR_GOOD.test(path) ? CHECKED : KEPT),
      index: false,
    });
  }
  const policy = contentPolicy(pages.en.themeScript, config);
  store.app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => sendPage(store, pages, policy, request, reply),
  });
}

async function sendPage(
  store: Store,
  pages: Pages,
  policy: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (/^\/(api|assets|pictures|dev|health)\//.test(request.url)) return reply.callNotFound();
  if (keepsCookiesBack(store, request)) return sendReload(reply);
  const xsrfToken = giveBrowserCookies(store, request, reply);
  const visitor = await visitorOf(store, request, reply);
  const language = chooseLanguage(store, request, reply);
  const page = await pages[language].render({
    request: new Request(addressOf(store, request), {
      headers: { 'save-data': String(request.headers['save-data'] ?? '') },
    }),
    theme: themeOf(request),
    visitor,
    send: (wire) => askInProcess(store, request, language, xsrfToken, wire),
    xsrfToken,
    origin: store.config.publicUrl,
    tiles: tilesOf(store.config),
    report: (error) => request.log.error({ err: error }, 'page failed'),
  });
  void reply.header('cache-control', visitor.authenticated ? 'private, no-store' : 'private, no-cache');
  if ('redirect' in page) return reply.redirect(page.redirect, page.status);
  return reply
    .code(page.status)
    .headers(page.headers)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page.body);
}

// A page that loads itself again, from here: the browser then brings the cookies it keeps from other sites' links.
function sendReload(reply: FastifyReply) {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send('<!doctype html><meta http-equiv="refresh" content="0"><title>Minwal</title>');
}

// Whatever stands in the first line of a request, its page is one of this store: `//elsewhere` is a path too.
function addressOf({ config }: Store, { url }: FastifyRequest): URL {
  return new URL(
    `${new URL(config.publicUrl).origin}/${url.replace(/^\w+:\/\/[^/]*/, '').replace(/^\//, '')}`,
  );
}

// A link may name the language (`?lang=ar`, as search engines follow it and the switch without script does); the choice
// is kept like one made by hand.
function chooseLanguage({ config }: Store, request: FastifyRequest, reply: FastifyReply): Language {
  const kept = request.cookies['language'] === 'ar' ? 'ar' : 'en';
  const { lang } = request.query as { lang?: unknown }; // a query may hold anything; the next line looks
  if ((lang !== 'en' && lang !== 'ar') || lang === request.cookies['language']) return kept;
  const { secure } = config;
  void reply.setCookie('language', lang, { path: '/', sameSite: 'strict', secure, maxAge: LANGUAGE_SECONDS });
  return lang;
}

const tilesOf = ({ tileUrl, tileCredit }: Config) =>
  tileUrl === null ? null : { url: tileUrl, credit: tileCredit };

function themeOf(request: FastifyRequest): 'light' | 'dark' | null {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : null;
}

function onStopSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false;
  const leave = (signal: NodeJS.Signals = 'SIGINT') => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    stop(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  // The command that started this process was killed: nobody is left to stop it later.
  if (process.connected) process.on('disconnect', () => leave());
}

if (import.meta.main) {
  serve().catch((error: unknown) => {
    const text =
      error instanceof ConfigError ? error.message : error instanceof Error ? error.message : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
}
