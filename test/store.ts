import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { loadDemo } from '../db/demo/load.ts';
import { type AppParts, createApp } from '../src/api/app.ts';
import { readConfig } from '../src/api/config.ts';
import { listenForChanges } from '../src/api/platform/db/changes/changes.ts';
import { LONG_WORK, openDatabase, requestLimits } from '../src/api/platform/db/database.ts';
import type { Integrations } from '../src/api/platform/integrations/integrations.ts';
import { outboxMessages } from '../src/api/platform/integrations/messages.ts';
import { pictureFetcher } from '../src/api/platform/integrations/picture-fetcher.ts';
import { noPush } from '../src/api/platform/integrations/push.ts';
import { webhookSender } from '../src/api/platform/integrations/webhook-sender.ts';
import type { Secrets } from '../src/api/secrets.ts';
import { readStoredSettings } from '../src/api/settings.ts';
import type { Store } from '../src/api/store.ts';
import { mountPages } from '../src/server.ts';
import type { Language } from '../src/shop/language.ts';
import { parseSettings } from '../src/shop/office/settings/parse-settings.ts';
import { Client } from './client.ts';
import { inDatabase } from './global-setup.ts';
import { randomPhone } from './mobile-at.ts';

export { randomPhone };

export type StoreOptions = {
  /** The store's time until `setNow` changes it. Default: Sunday 22 November 2026, 10:00 in Damascus. */
  now?: string;
  /** Fill the database with the demo shop. */
  demo?: boolean;
  integrations?: Partial<Integrations>;
  environment?: Record<string, string>;
  /** Mount the pages of the last build, too. */
  pages?: boolean;
  /** A migrated database of the test's own. */
  database?: string;
};

/** No answer that the shop is busy because the machine of the tests is. */
const patient = { LOG_LEVEL: 'silent', REQUEST_SECONDS: '120' };

/** What `global-setup.ts` has migrated. */
const TEMPLATE = 'minwal_template';

const invariants = readFileSync(new URL('../db/invariants.sql', import.meta.url), 'utf8');

/**
 * A whole store on a new database, with its own clock; closed when the test file ends. Use it as a guest or a
 * shopper: `const guest = store.guest()`, `const shopper = await store.shopper()`.
 */
export async function openStore(options: StoreOptions = {}) {
  let now = new Date(options.now ?? '2026-11-22T10:00:00+03:00');
  const template = options.demo === true ? await demoTemplate(now) : TEMPLATE;
  const { url, drop } = await makeDatabase(template, options.database);
  const config = readConfig({ ...patient, ...options.environment });
  const { db, pool } = openDatabase(url, 16, requestLimits(config.requestMs));
  const secrets = { pepper: 'p'.repeat(40), tokenKey: 'k'.repeat(40) };
  const integrations = {
    messages: outboxMessages,
    push: noPush,
    webhooks: webhookSender(),
    pictures: pictureFetcher(),
    telegram: null,
    ...options.integrations,
  };
  const changes = listenForChanges(url);
  const store = await createApp({ db, clock: () => now, integrations, config, secrets, changes });
  if (options.pages === true) await mountPages(store, config);
  await store.app.ready();
  afterAll(async () => {
    await store.app.close();
    await changes.stop();
    await db.destroy();
    await drop();
  });
  const guest = (more: { language?: Language } = {}) => new Client(store.app, more.language ?? 'en');
  return {
    ...store,
    url,
    pool,
    /** Another instance of the store on the same database. */
    beside: ({
      secrets: own,
      environment,
    }: { secrets?: Secrets; environment?: Record<string, string> } = {}) => {
      const parts = { clock: () => now, integrations, secrets: own ?? secrets };
      const more = { ...patient, ...options.environment, ...environment };
      return openBeside(url, { ...parts, config: readConfig(more) }, options.pages);
    },
    guest,
    /** A client without cookies, such as a native app. */
    native: () => new Client(store.app, 'en', false),
    /** Signs in over HTTP: requests a code, reads it from the outbox, verifies it and completes the profile. */
    shopper: async (more: { phone?: string; registered?: boolean; language?: Language } = {}) => {
      const client = guest(more);
      await client.signIn(more.phone ?? randomPhone());
      if (more.registered !== false) await client.completeProfile();
      return client;
    },
    now: () => now,
    /** The settings as stored now, and the time: the input of steps and messages. */
    terms: async (at: string | Date = now) => ({
      settings: parseSettings((await readStoredSettings(db)).value).settings,
      now: new Date(at),
    }),
    setNow: (instant: string | Date) => {
      now = new Date(instant);
    },
    /** Violated invariants of the database; must be empty. */
    invariants: async (): Promise<unknown[]> => (await pool.query(invariants)).rows,
  };
}

/** The demo shop as it is at this time, filled once in a run: its test files copy it. Returns the database's name. */
async function demoTemplate(now: Date): Promise<string> {
  const name = `minwal_demo_${now.getTime()}`;
  await onServer(inject('databaseServer'), async (client) => {
    await client.query(`select pg_advisory_lock(hashtextextended($1, 0))`, [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const filling = `${name}_filling`;
    await client.query(`drop database if exists ${filling} with (force)`);
    await client.query(`create database ${filling} template ${TEMPLATE}`);
    const { db } = openDatabase(inDatabase(inject('databaseServer'), filling), 2, LONG_WORK);
    await loadDemo(db, now);
    await db.destroy();
    await client.query(`alter database ${filling} rename to ${name}`);
  });
  return name;
}

async function openBeside(
  url: string,
  parts: Omit<AppParts, 'db' | 'changes'>,
  pages = false,
): Promise<Store & { close: () => Promise<void> }> {
  const { db } = openDatabase(url, 4, requestLimits(parts.config.requestMs));
  const changes = listenForChanges(url);
  const store = await createApp({ ...parts, db, changes });
  if (pages) await mountPages(store, parts.config);
  await store.app.ready();
  let closing: Promise<void> | null = null;
  const end = async () => {
    await store.app.close();
    await changes.stop();
    await db.destroy();
  };
  const close = () => (closing ??= end());
  afterAll(close);
  return { ...store, close };
}

async function makeDatabase(
  template: string,
  given?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  if (given !== undefined) return { url: given, drop: async () => {} };
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const ask = (statement: string) => onServer(server, (client) => client.query(statement));
  // Copied as files: half the time of copying it through the log.
  await ask(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: inDatabase(server, name),
    drop: async () => void (await ask(`drop database if exists ${name} with (force)`)),
  };
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
