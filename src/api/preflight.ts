import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { type Config, ConfigError } from './config.ts';

const LEAST_POSTGRES = 15;
const CONNECT_MS = 5000;

/** Checks port, pages, data folder and database before the start; a `ConfigError` has a line for each failure. */
export async function checkSurroundings(config: Config): Promise<void> {
  refuseAny([await listenMistake(config), pagesMistake(config), ...(await storageMistakes(config))]);
  makeDataDir(config);
}

/** The same for a command that only opens the database. */
export async function checkStorage(config: Config): Promise<void> {
  refuseAny(await storageMistakes(config));
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

async function storageMistakes(config: Config): Promise<(string | null)[]> {
  return [
    dataDirMistake(config),
    config.databaseUrl === null ? null : await databaseMistake(config.databaseUrl),
  ];
}

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
async function databaseMistake(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; mayCreate: boolean }>(`
      select current_setting('server_version_num')::int / 10000 as version,
             has_schema_privilege(current_user, 'public', 'create') as "mayCreate"`);
    const { version = 0, mayCreate = false } = rows[0] ?? {};
    if (version < LEAST_POSTGRES)
      return `DATABASE_URL leads to PostgreSQL ${version}: the store needs ${LEAST_POSTGRES} or newer.`;
    return mayCreate ? null : `DATABASE_URL names user ${client.user}, who may not create tables there.`;
  } catch (error) {
    return `DATABASE_URL is refused at ${client.host}:${client.port}: ${messageOf(error)}`;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A host with several addresses fails with one error per address, and no message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
