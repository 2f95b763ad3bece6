import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { type Config, ConfigError } from './config.ts';
import { isSlowAnswer, messageOf, type Patience, patiently } from './platform/db/patiently.ts';

const LEAST_POSTGRES = 15;
/** For a connection and for each answer: one that takes longer is of no use to a shop. */
const ANSWER_MS = 20_000;

/**
 * Checks port, pages, data folder and database before the start; a `ConfigError` has a line for each failure. A database
 * that answers slowly is tried again with `patience`.
 */
export async function checkSurroundings(config: Config, patience?: Patience): Promise<void> {
  refuseAny([
    await listenMistake(config),
    pagesMistake(config),
    ...(await storageMistakes(config, patience)),
    await poolerMistake(config, patience),
  ]);
  makeDataDir(config);
}

/** The same for a command that only opens the database. */
export async function checkStorage(config: Config, patience?: Patience): Promise<void> {
  refuseAny(await storageMistakes(config, patience));
  makeDataDir(config);
}

/** Why the store cannot listen, naming the variable to change. */
export function listenMistakeOf({ code, message }: NodeJS.ErrnoException, { host, port }: Config): string {
  if (code === 'EADDRINUSE')
    return `PORT ${port} is taken on ${host}: stop what listens there, or set another.`;
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user: set one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is no address of this machine.`;
  return `HOST ${host} cannot be listened on: ${message}`;
}

function refuseAny(mistakes: (string | null)[]): void {
  const lines = mistakes.filter((line) => line !== null);
  if (lines.length > 0) throw new ConfigError(lines);
}

function listenMistake(config: Config): Promise<string | null> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error) => done(listenMistakeOf(error, config)));
    probe.listen({ host: config.host, port: config.port }, () => probe.close(() => done(null)));
  });
}

function pagesMistake({ dist }: Config): string | null {
  if (existsSync(join(dist, 'en/server/entry-server.js'))) return null;
  return `DIST ${dist} holds no built pages: npm run build makes them.`;
}

async function storageMistakes(config: Config, patience?: Patience): Promise<(string | null)[]> {
  return [
    dataDirMistake(config),
    config.databaseUrl === null ? null : await databaseMistake('DATABASE_URL', config.databaseUrl, patience),
  ];
}

/** Why requests cannot go through the pooler; null where they can, or go to the database directly. */
export const poolerMistake = async ({ poolerUrl }: Pick<Config, 'poolerUrl'>, patience?: Patience) =>
  poolerUrl === null ? null : databaseMistake('DATABASE_POOLER_URL', poolerUrl, patience);

function dataDirMistake({ dataDir }: Config): string | null {
  const { present } = foldersOf(dataDir);
  if (!statSync(present).isDirectory()) return `DATA_DIR ${dataDir} is no folder: ${present} is a file.`;
  try {
    accessSync(present, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return `DATA_DIR ${dataDir} cannot be written: ${messageOf(error)}`;
  }
}

// Created one by one: Node's recursive mkdir never ends where a folder refuses every child.
function makeDataDir({ dataDir }: Config): void {
  try {
    for (const path of foldersOf(dataDir).missing) mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    refuseAny([`DATA_DIR ${dataDir} cannot be made: ${messageOf(error)}`]);
  }
}

/** The innermost existing folder of a path, and the missing ones below it, outermost first. */
function foldersOf(path: string): { present: string; missing: string[] } {
  const missing: string[] = [];
  let present = resolve(path);
  for (; !existsSync(present); present = dirname(present)) missing.unshift(present);
  return { present, missing };
}

// The URL contains a password: only host and port are shown.
async function databaseMistake(
  variable: 'DATABASE_URL' | 'DATABASE_POOLER_URL',
  url: string,
  patience?: Patience,
): Promise<string | null> {
  try {
    return await patiently('it was looked at', () => mistakeOfServer(variable, url), patience);
  } catch (error) {
    const { host, port } = new pg.Client({ connectionString: url });
    return isSlowAnswer(error)
      ? `${variable} leads to ${host}:${port}, where no PostgreSQL answers in time: see that its server runs and is not overloaded.`
      : `${variable} is refused at ${host}:${port}: ${messageOf(error)}`;
  }
}

async function mistakeOfServer(variable: string, url: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; mayCreate: boolean; statementTimeout: string }>(`
      select current_setting('server_version_num')::int / 10000 as version, current_setting('statement_timeout') as "statementTimeout",
             has_schema_privilege(current_user, 'public', 'create') as "mayCreate"`);
    const { version = 0, mayCreate = false, statementTimeout = '0' } = rows[0] ?? {};
    if (version < LEAST_POSTGRES)
      return `${variable} leads to PostgreSQL ${version}: the store needs ${LEAST_POSTGRES} or newer.`;
    if (variable === 'DATABASE_POOLER_URL' && statementTimeout === '0')
      return 'DATABASE_POOLER_URL leads to connections without limits: take the connect_query of ops/pgbouncer.ini.';
    return mayCreate ? null : `${variable} names user ${client.user}, who may not create tables there.`;
  } finally {
    await client.end().catch(() => {});
  }
}
