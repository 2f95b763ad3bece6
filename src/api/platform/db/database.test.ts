import type { Writable } from 'node:stream';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openStore } from '../../../../test/store.ts';
import { type Db, transact, type Tx } from './database.ts';

const { db, pool } = await openStore();

const CONNECTIONS = 4;

/** A table of one row, read with all columns by a statement that every connection has prepared. */
async function prepared(table: string) {
  await pool.query(`create table ${table} (id text primary key)`);
  await pool.query(`insert into ${table} values ('one')`);
  const read = async (on: Db) =>
    (await sql<object>`select * from ${sql.table(table)} where id = ${'one'}`.execute(on)).rows[0];
  const everywhere = () =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, () =>
        db.connection().execute(async (one) => {
          await sql`select pg_sleep(0.05)`.execute(one);
          return read(one);
        }),
      ),
    );
  await everywhere();
  await everywhere();
  return { read, everywhere };
}

test('a statement whose columns have changed is prepared again on every connection', async () => {
  const { everywhere } = await prepared('widened');
  await pool.query('alter table widened add column note text');
  expect(await everywhere()).toEqual(Array.from({ length: CONNECTIONS }, () => ({ id: 'one', note: null })));
  await pool.query('alter table widened add column more text');
  expect(await everywhere()).toEqual(
    Array.from({ length: CONNECTIONS }, () => ({ id: 'one', note: null, more: null })),
  );
});

test('a transaction that meets such a statement is run again as a whole', async () => {
  const { read } = await prepared('widened_within');
  await pool.query('alter table widened_within add column note text');
  const row = await transact(db, async (tx) => {
    await sql`insert into widened_within (id) values (${'two'})`.execute(tx);
    return read(tx);
  });
  expect(row).toEqual({ id: 'one', note: null });
  expect((await pool.query('select id from widened_within order by id')).rows).toEqual([
    { id: 'one' },
    { id: 'two' },
  ]);
});

test.each([
  ['deadlock_detected', 2],
  ['unique_violation', 1],
])('of statements sent together the one that failed decides: %s, run %i times', async (failure, times) => {
  await pool.query(`create or replace function fail() returns void language plpgsql as
                    $$ begin raise exception using errcode = '${failure}'; end $$`);
  let runs = 0;
  const failOnce = async (tx: Tx) => {
    // Heard of after the statements behind it, which are awaited directly.
    for (const statement of runs === 1 ? [sql`select fail()`] : [])
      await Promise.resolve(statement.execute(tx)).then((value) => Promise.resolve(value));
  };
  const running = transact(db, async (tx) => {
    runs += 1;
    await Promise.all([failOnce(tx), sql`select 1`.execute(tx), sql`select ${'2'}`.execute(tx)]);
    return 'done';
  });
  await (times === 1 ? expect(running).rejects.toThrow(failure) : expect(running).resolves.toBe('done'));
  expect(runs).toBe(times);
});

test('statements made together go out in one write', async () => {
  const streams: Writable[] = [];
  pool.once('acquire', (client) => streams.push((client as pg.PoolClient & pg.Client).connection.stream));
  const writes = await transact(db, async (tx) => {
    await sql`select 1`.execute(tx);
    const [stream] = streams;
    if (stream === undefined) throw new Error('a transaction has a connection');
    const spies = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
    await Promise.all([1, 2, 3, 4].map((number) => sql`select ${number}::int`.execute(tx)));
    const calls = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return calls;
  });
  expect(writes).toBe(1);
});
