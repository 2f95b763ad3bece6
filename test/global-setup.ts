import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../src/api/platform/db/embedded/embedded.ts';
import { migrate } from '../src/api/platform/db/migrate.ts';
import { manyOrders } from './many-orders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which every test file makes a database of its own from the template `minwal_template`. */
    databaseServer: string;
  }
}

// No durability is needed.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/** One PostgreSQL for the whole run: an embedded one, or the server of DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'minwal-test-'));
  // The temporary folders of all tests are in it, and go with it. The paths of sockets below must stay short.
  process.env['TMPDIR'] = folder;
  const embedded = given === undefined ? await startEmbeddedDatabase(join(folder, 'db'), FAST) : null;
  const server = given ?? embedded?.url ?? '';
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query('drop database if exists minwal_template');
  await admin.query('create database minwal_template');
  await admin.end();
  const template = inDatabase(server, 'minwal_template');
  await migrate(template);
  await allowManyOrders(template);
  project.provide('databaseServer', server);
  return async () => {
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Whether memory holds the files of a run. Each test file makes and drops a database of a thousand files; ext4 looks at
 * every file deleted in the last minutes before it makes one, and takes twelve times as long.
 */
function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES;
}

export async function allowManyOrders(template: string): Promise<void> {
  const client = new pg.Client({ connectionString: template });
  await client.connect();
  await client.query('insert into settings (value) values ($1)', [JSON.stringify(manyOrders)]);
  await client.end();
}

/** The address of another database on the same server. */
export function inDatabase(server: string, name: string): string {
  return server.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
