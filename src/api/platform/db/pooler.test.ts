import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { inDatabase } from '../../../../test/global-setup.ts';
import { poolerMistake } from '../../preflight.ts';
import { openDatabase, requestLimits, transact } from './database.ts';

const server = inject('databaseServer');
const name = `test_${randomBytes(6).toString('hex')}`;
const admin = new pg.Client({ connectionString: server });
await admin.connect();
await admin.query(`create database ${name} template minwal_template`);
const url = inDatabase(server, name);

afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

const leftIn = sql<{ settings: string[] | null; prepared: number; locks: number }>`
  select (select array_agg(s.name order by s.name) from pg_settings s where source in ('client', 'session')
             and s.name not in ('application_name', 'client_encoding', 'DateStyle')) as settings,
         (select count(*)::int from pg_prepared_statements) as prepared,
         (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`;

test('through a pooler requests leave nothing in a session, which the next of another instance has', async () => {
  const { db } = openDatabase(url, 1, { ...requestLimits(5000), isPooled: true });
  const read = () => sql`select id from products where id = ${'dress'} or name_en = ${'Dress'}`.execute(db);
  await Promise.all([read(), read(), read()]);
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${'a name'}, 0))`.execute(tx);
    await sql`select set_config('work_mem', '64MB', true), ${1}::int as one`.execute(tx);
  });
  const { rows } = await leftIn.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ settings: null, prepared: 0, locks: 0 }]);
});

test('a pooler whose connections have no limits is refused before the store opens', async () => {
  expect(await poolerMistake({ poolerUrl: null })).toBeNull();
  expect(await poolerMistake({ poolerUrl: url })).toContain('connections without limits');
  const limited = new URL(url);
  limited.searchParams.set('options', '-c statement_timeout=5000');
  expect(await poolerMistake({ poolerUrl: limited.href })).toBeNull();
});
