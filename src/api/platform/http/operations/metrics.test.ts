import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { openStore } from '../../../../../test/store.ts';
import { type Tx, transact } from '../../db/database.ts';

const store = await openStore();

/** Those that are read from the database when they are asked for. */
const READ = [
  'minwal_backup_last_success_timestamp_seconds',
  'minwal_clock_ahead_seconds',
  'minwal_codes_day',
  'minwal_messages_oldest_seconds',
  'minwal_messages_waiting',
  'minwal_webhook_messages_waiting',
];

async function scrape(): Promise<string> {
  const { statusCode, body } = await store.app.inject('/metrics');
  expect(statusCode).toBe(200);
  return body;
}

async function read(): Promise<string[]> {
  const body = await scrape();
  return READ.filter((name) => new RegExp(`^${name} `, 'm').test(body));
}

/** A metric's value, or undefined where it is missing. */
async function figure(metric: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((one) => one.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length));
}

test('what cannot be read is missing, and not 0, while the database is away', async () => {
  const name = new URL(store.url).pathname.slice(1);
  const server = new pg.Client({ connectionString: inject('databaseServer') });
  await server.connect();
  await store.pool.query(`insert into backups values ('one', now(), now(), 1)`);
  expect(await read()).toEqual(READ);
  await server.query(`alter database ${name} allow_connections false`);
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await expect.poll(read).toEqual([]);
  await server.query(`alter database ${name} allow_connections true`);
  await expect.poll(read).toEqual(READ);
  await server.end();
});

test('connections in use are counted, and what waits for one', async () => {
  expect(await figure('minwal_pool_most')).toBe(16);
  expect(await figure('minwal_pool_waiting')).toBe(0);
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const work = async (tx: Tx) => {
    await sql`select`.execute(tx);
    await over;
  };
  // All but four connections are for transactions.
  const running = Array.from({ length: 14 }, () => transact(store.db, work));
  await expect.poll(() => figure('minwal_pool_waiting')).toBe(2);
  await expect.poll(() => figure('minwal_pool_used')).toBeGreaterThanOrEqual(12);
  end();
  await Promise.all(running);
  await expect.poll(() => figure('minwal_pool_waiting')).toBe(0);
});

test('what a replica has not replayed is measured, and missing once it is gone', async () => {
  const metric = 'minwal_replica_lag_bytes{replica="behind"}';
  const replica = await replicaThatStandsStill('behind');
  await expect.poll(() => figure(metric)).toBeGreaterThanOrEqual(0);
  const lag = (await figure(metric)) ?? 0;
  await store.pool.query(`select pg_logical_emit_message(false, 'test', repeat('x', 5000))`);
  await expect.poll(() => figure(metric)).toBeGreaterThanOrEqual(lag + 5000);
  await replica.end();
  await expect.poll(() => figure(metric)).toBeUndefined();
});

/** Connects as a replica does, and says that it has replayed what was written until then. */
async function replicaThatStandsStill(name: string): Promise<{ end: () => Promise<void> }> {
  const settings = {
    connectionString: inject('databaseServer'),
    application_name: name,
    replication: 'true',
  };
  const client = new pg.Client(settings);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ xlogpos: string }>('IDENTIFY_SYSTEM');
  const place = rows[0]?.xlogpos ?? '';
  // The types leave it out.
  const connection = client.connection as pg.Connection & { sendCopyFromChunk: (chunk: Buffer) => void };
  const streams = once(connection, 'replicationStart');
  client.query(`START_REPLICATION PHYSICAL ${place}`).catch(() => {});
  await streams;
  const [high = '', low = ''] = place.split('/');
  const status = Buffer.alloc(34);
  status.write('r');
  // Written, flushed and replayed.
  for (const offset of [1, 9, 17]) {
    status.writeUInt32BE(parseInt(high, 16), offset);
    status.writeUInt32BE(parseInt(low, 16), offset + 4);
  }
  connection.sendCopyFromChunk(status);
  return { end: () => client.end() };
}
