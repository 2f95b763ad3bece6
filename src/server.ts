import { resolve } from 'node:path';
import { loadDemo } from '../db/demo/load.ts';
import { type Config, ConfigError, readConfig, warningsOf } from './api/config.ts';
import { serveBuiltFiles } from './api/ssr/built-files.ts';
import { contentPolicy } from './api/ssr/content-policy.ts';
import { gracefulShutdown } from './api/http/graceful-shutdown.ts';
import { pageRoutes } from './api/ssr/pages.ts';
import { serveServiceWorker } from './api/ssr/service-worker.ts';
import { startJobs } from './api/jobs/runner.ts';
import { openStore } from './api/open-store.ts';
import type { Store } from './api/store.ts';
import type { Language } from './shop/language.ts';
import type * as Storefront from './web/storefront/entry-server.tsx';

/** What a running request may still take after the signal to stop. */
const GRACE_MS = 14_500;
/** How long a store that is told to stop still takes requests, while it says that it is not ready for more. */
const LINGER_MS = 1000;

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
  const leave = gracefulShutdown(store.app);
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
  // Built by another program into a folder that is only known at run time; the types come from the source.
  const load = (language: Language) =>
    import(resolve(config.dist, language, 'server/entry-server.js')) as Promise<typeof Storefront>;
  const pages: Record<Language, typeof Storefront> = { en: await load('en'), ar: await load('ar') };
  await serveBuiltFiles(store.app, config.dist);
  serveServiceWorker(store.app, config.dist);
  const fixed = { origin: config.publicUrl, tiles: tilesOf(config) };
  pageRoutes(store, contentPolicy(pages.en.themeScript, config), ({ url, savesData, language, ...asked }) =>
    pages[language].render({
      ...fixed,
      ...asked,
      request: new Request(url, { headers: { 'save-data': savesData ? 'on' : '' } }),
    }),
  );
}

const tilesOf = ({ tileUrl, tileCredit }: Config) =>
  tileUrl === null ? null : { url: tileUrl, credit: tileCredit };

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
