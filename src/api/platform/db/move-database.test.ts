import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { inDatabase } from '../../../../test/global-setup.ts';
import { openStore } from '../../../../test/store.ts';
import { moveDatabase } from './move-database.ts';

const store = await openStore({ demo: true });
const name = `test_${randomBytes(6).toString('hex')}`;
const url = inDatabase(inject('databaseServer'), name);
const server = new pg.Client({ connectionString: inject('databaseServer') });
await server.connect();
await server.query(`create database ${name}`);
afterAll(async () => {
  await server.query(`drop database ${name} with (force)`);
  await server.end();
});

/** Of each table how many rows it has, and what they are. */
async function contentsOf(connectionString: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await client.query<{ all: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as all from ${table.name} t`,
    );
    contents[table.name] = rows[0]?.all ?? '';
  }
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`,
  );
  for (const sequence of sequences) contents[sequence.name] = sequence.last;
  await client.end();
  return contents;
}

const { rows, held } = await moveDatabase(store.url, url);
const moved = await openStore({ database: url });

test('a shop is moved into an empty database, and nobody writes to the first from then on', async () => {
  expect(rows).toBeGreaterThan(1000);
  expect(await contentsOf(url)).toEqual(await contentsOf(store.url));
  const writer = new pg.Client({ connectionString: store.url });
  await writer.connect();
  await writer.query(`set lock_timeout = '100ms'`);
  const write = () => writer.query(`insert into audit_log (actor, action, subject) values ('a', 'b', 'c')`);
  await expect(write()).rejects.toMatchObject({ code: '55P03' });
  await held.end();
  await writer.query('set lock_timeout = 0');
  await write();
  await writer.end();
});

test('what was moved goes on as a shop', async () => {
  const dress = await addProduct(moved.db, { stock: { 'black/M': 1 } });
  await buy(await moved.shopper(), dress);
  expect(await moved.invariants()).toEqual([]);
});

test('nothing is moved into a database that is used', async () => {
  await expect(moveDatabase(store.url, url)).rejects.toThrow('The database to move into is not empty.');
});
