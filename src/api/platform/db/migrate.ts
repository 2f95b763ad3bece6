import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { LOCK_ID } from './lock-ids.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../db/migrations');

/**
 * Applies pending migrations, each in its own transaction, and returns their names. Throws if a landed one was edited.
 * A lock not acquired within 2 s aborts it: a migration must not block the shop. `isWanted` leaves others for later.
 */
export async function migrate(
  url: string,
  onApply: (name: string) => void = () => {},
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 60_000,
    keepAlive: true,
    lock_timeout: 2000,
  });
  // A connection that is lost between two statements fails the next one.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(
      `select set_config('lock_timeout', '60s', false), pg_advisory_lock(${LOCK_ID.migration})`,
    );
    await client.query(`set lock_timeout = '2s'`);
    await client.query(`create table if not exists migrations
      (name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    return await applyMissing(client, onApply, isWanted);
  } finally {
    await client.end();
  }
}

/** The names of migrations that a start would apply. */
export async function pendingMigrations(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const landed = new Set(rows.map(({ name }) => name));
  return (await migrationFiles()).filter((name) => !landed.has(name));
}

const migrationFiles = async () => (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();

async function applyMissing(
  client: pg.Client,
  onApply: (name: string) => void,
  isWanted: (name: string) => boolean,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  const landed = new Map(rows.map((row) => [row.name, row.hash]));
  const applied: string[] = [];
  for (const name of (await migrationFiles()).filter(isWanted)) {
    const text = await readFile(join(FOLDER, name), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    if (landed.get(name) === hash) continue;
    if (landed.has(name))
      throw new Error(`${name} was changed after it had been applied: write a new migration instead.`);
    onApply(name);
    await applyOne(client, name, hash, text);
    applied.push(name);
  }
  return applied;
}

async function applyOne(client: pg.Client, name: string, hash: string, text: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `${name} could not be applied: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
