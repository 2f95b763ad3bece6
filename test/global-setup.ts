import { mkdtempSync, rmSync } from 'node:fs';
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

// No durability is needed, and without syncing to the disk a database is made in 60 ms.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/** One PostgreSQL for the whole run: an embedded one, or the server of DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const folder = mkdtempSync(join(tmpdir(), 'minwal-test-'));
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
