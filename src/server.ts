import { resolve } from 'node:path';
import { demoStaffIn } from '../db/demo/load-staff.ts';
import { demoIsLoaded, loadDemo } from '../db/demo/load.ts';
import { type Config, ConfigError, readConfig, warningsOf } from './api/config.ts';
import { helpIfAsked } from './api/help-if-asked.ts';
import { archiveChanges } from './api/jobs/run-backups.ts';
import { startJobs } from './api/jobs/runner.ts';
import { misspeltVariables } from './api/misspelt-variables.ts';
import { openStore } from './api/open-store.ts';
import { hasOwner } from './api/people/staff/make-owner.ts';
import type { Db } from './api/platform/db/database.ts';
import { failureWhile, patiently } from './api/platform/db/patiently.ts';
import { gracefulShutdown } from './api/platform/http/operations/graceful-shutdown.ts';
import { storeAddress } from './api/platform/http/operations/running-address.ts';
import { checkSurroundings, listenMistakeOf } from './api/preflight.ts';
import { serveBuiltFiles } from './api/ssr/built-files.ts';
import { consoleRoutes } from './api/ssr/console-pages.ts';
import { contentPolicy } from './api/ssr/content-policy.ts';
import { loadWithin } from './api/ssr/load-within.ts';
import { pageRoutes } from './api/ssr/pages.ts';
import { serveServiceWorker } from './api/ssr/service-worker.ts';
import { serveWebManifests } from './api/ssr/web-manifest.ts';
import type { Store } from './api/store.ts';
import { inEachLanguage, type Language, languages, type Localized } from './shop/language.ts';
import { displayPhone } from './shop/people/account/phone-display.ts';
import type * as Storefront from './web/storefront/entry-server.tsx';

/** How long a shutdown may take after the store stopped accepting requests. */
const GRACE_MS = 13_500;

/** How long the built pages may take to load; a slow machine takes some seconds. */
const LOADING_MS = 60_000;

/** Serves API and pages from one process until it is stopped. */
async function serve(): Promise<void> {
  // React reads this to choose its build; the pages are built for production.
  process.env['NODE_ENV'] ??= 'production';
  for (const line of misspeltVariables(process.env)) say(process.stderr, line);
  const config = readConfig(process.env);
  for (const line of warningsOf(config)) say(process.stderr, line);
  const stopWith = onStopSignal(GRACE_MS + config.lingerMs);
  await checkSurroundings(config, {
    onWait: () =>
      say(process.stderr, 'The database of DATABASE_URL is slow to answer; it is tried for a minute.'),
  });
  const { store, databaseUrl, close } = await openStore(config, async (db, now) => {
    if (!config.demo || (await demoIsLoaded(db))) return;
    say(process.stdout, 'Filling the shop with the demo…');
    await loadDemo(db, now);
  });
  await mountPages(store, config);
  const leave = gracefulShutdown(store.app);
  // Read before the store opens: from then on a database that is away must not end it.
  const welcome = await patiently('the first pages were prepared', () => welcomeIn(store.db));
  const address = await listen(store, config);
  const forget = await storeAddress(config.dataDir, address);
  const jobs = startJobs(store, databaseUrl);
  stopWith(async (signal) => {
    const left = leave(signal === 'SIGTERM' ? config.lingerMs : 0);
    // A backup folder that is away keeps the store from nothing, its end included.
    const archived = left
      .then(() => archiveChanges(store))
      .catch((error: unknown) => store.app.log.error(error));
    await Promise.all([left, archived, jobs.stop()]);
    await forget();
    await close();
  });
  say(process.stdout, `Minwal is open at ${address}\n${welcome(`${address}/console`)}`);
}

/** How to begin in an empty shop, and whom of the demo's staff to sign in as, or how the first owner gets in. */
async function welcomeIn(db: Db): Promise<(consoleAddress: string) => string> {
  const [isDemo, people, isOwned] = await Promise.all([demoIsLoaded(db), demoStaffIn(db), hasOwner(db)]);
  return (address) => {
    const lines = isDemo ? [] : [HOW_TO_BEGIN];
    if (people.length > 0)
      lines.push(`The merchant's console is at ${address}. Sign in as:`, ...people.map(lineOfPerson));
    else if (isOwned) lines.push(`The merchant's console is at ${address}`);
    else lines.push(`Nobody can enter the merchant's console yet: npm run console:owner -- <phone>`);
    return lines.join('\n');
  };
}

const lineOfPerson = ({ role, phone }: { role: string; phone: string }) =>
  `  ${role.padEnd(10)}  ${displayPhone(phone)}`;

const HOW_TO_BEGIN =
  'The shop is empty. Start it with DEMO=true to see it with the demo, or add brands, categories and products of your own in the console, /console.';

const say = (stream: NodeJS.WriteStream, line: string) => stream.write(`${line}\n`);

// The port was free before the store opened; another program may have taken it since.
function listen({ app }: Store, config: Config): Promise<string> {
  return app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError([listenMistakeOf(error, config)]);
  });
}

/** Mounts the pages: files under `/assets`, the console under `/console`, the storefront at every other URL. */
export async function mountPages(store: Store, config: Config): Promise<void> {
  // Built into a folder known only at run time; the types come from the source.
  const load = async (language: Language) =>
    loadWithin(
      resolve(config.dist, language, 'server/entry-server.js'),
      LOADING_MS,
      (file) => import(file) as Promise<typeof Storefront>,
    );
  const loaded = await Promise.all(languages.map(load));
  const pages = Object.fromEntries(
    languages.map((language, place) => [language, loaded[place]]),
  ) as Localized<typeof Storefront>; // one a language
  await serveBuiltFiles(store, config.dist);
  serveWebManifests(store);
  serveServiceWorker(store.app, config.dist);
  const fixed = { origin: config.publicUrl, tiles: tilesOf(config) };
  const policy = contentPolicy(pages.en.inlineScripts, config);
  await consoleRoutes(store, config.dist, policy);
  pageRoutes(
    store,
    policy,
    ({ url, savesData, language, ...asked }) =>
      pages[language].render({
        ...fixed,
        ...asked,
        request: new Request(url, { headers: { 'save-data': savesData ? 'on' : '' } }),
      }),
    inEachLanguage((language) => pages[language].pageLook),
  );
}

const tilesOf = ({ tileUrl, tileCredit }: Config) =>
  tileUrl === null ? null : { url: tileUrl, credit: tileCredit };

type Stop = (signal: NodeJS.Signals) => Promise<void>;

/**
 * Ends the process on a signal, or when the command that started it is gone: at once while the store opens, later by
 * `stop`, within `graceMs`.
 */
function onStopSignal(graceMs: number): (stop: Stop) => void {
  let stop: Stop | null = null;
  let isStopping = false;
  const end = (signal: NodeJS.Signals) => {
    if (stop === null) process.exit(1);
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    stop(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  if (process.channel !== undefined) process.on('disconnect', () => end('SIGINT'));
  return (given) => (stop = given);
}

if (import.meta.main) {
  helpIfAsked('start');
  serve().catch((error: unknown) => {
    say(process.stderr, failureWhile('the store was opening', error));
    process.exit(1);
  });
}
