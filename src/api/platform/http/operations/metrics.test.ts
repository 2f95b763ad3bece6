import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore();

/** Those that are read from the database when they are asked for. */
const READ = [
  'minwal_clock_ahead_seconds',
  'minwal_codes_day',
  'minwal_messages_oldest_seconds',
  'minwal_messages_waiting',
  'minwal_webhook_messages_waiting',
];

async function read(): Promise<string[]> {
  const { statusCode, body } = await store.app.inject('/metrics');
  expect(statusCode).toBe(200);
  return READ.filter((name) => new RegExp(`^${name} `, 'm').test(body));
}

test('what cannot be read is missing, and not 0, while the database is away', async () => {
  const name = new URL(store.url).pathname.slice(1);
  const server = new pg.Client({ connectionString: inject('databaseServer') });
  await server.connect();
  expect(await read()).toEqual(READ);
  await server.query(`alter database ${name} allow_connections false`);
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await expect.poll(read).toEqual([]);
  await server.query(`alter database ${name} allow_connections true`);
  await expect.poll(read).toEqual(READ);
  await server.end();
});
