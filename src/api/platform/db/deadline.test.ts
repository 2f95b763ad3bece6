import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../../test/store.ts';
import { createApp } from '../../app.ts';
import { openDatabase, transact } from './database.ts';
import { remainingMs, withDeadline, withoutDeadline } from './deadline.ts';
import { withCommit } from './run-transaction.ts';

const store = await openStore();
const { db } = openDatabase(store.url, 2);
await store.pool.query('create table held (id integer primary key)');
afterAll(() => db.destroy());

/** Longer than a deadline of these tests, shorter than every limit of a single wait. */
const LONG_S = 2;
const DEADLINE_MS = 300;

const sleep = (on: typeof db, seconds: number) => sql`select pg_sleep(${seconds}::float8)`.execute(on);

/** What `work` fails with under a deadline, and whether that was before a single long wait would have ended. */
async function failureOf(work: () => Promise<unknown>): Promise<{ isEarly: boolean; message: string }> {
  const begun = performance.now();
  const message = await withDeadline(DEADLINE_MS, work).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  return { isEarly: performance.now() - begun < LONG_S * 1000, message };
}

const early = { isEarly: true, message: expect.stringMatching(/is over|terminated|not queryable/) };

/** Runs `during` while `taken` of the pool's connections, or all turns of transactions, are in use for long. */
async function whileTaken(take: () => Promise<unknown>[], during: () => Promise<void>): Promise<void> {
  const taking = take();
  await new Promise((done) => setTimeout(done, 50));
  await during();
  await Promise.allSettled(taking);
}

test('a deadline ends a statement', async () => {
  expect(await failureOf(() => sleep(db, LONG_S))).toEqual(early);
});

test('a deadline ends statements of which none takes long', async () => {
  let done = 0;
  const failed = await failureOf(async () => {
    for (; done < 20; done += 1) await sleep(db, DEADLINE_MS / 1000 / 3);
  });
  expect([failed, done < 20]).toEqual([early, true]);
});

test('a deadline ends the wait for a connection, and the connection that comes late is given back', async () => {
  await whileTaken(
    () => [sleep(db, LONG_S), sleep(db, LONG_S)],
    async () => expect(await failureOf(() => sleep(db, 0))).toEqual(early),
  );
  await Promise.all([sleep(db, 0), sleep(db, 0), sleep(db, 0)]);
});

test('a deadline ends the wait for a turn', async () => {
  await whileTaken(
    () => [transact(db, (tx) => sleep(tx, LONG_S))],
    async () => {
      const { isEarly } = await failureOf(() => transact(db, (tx) => sleep(tx, 0)));
      expect(isEarly).toBe(true);
    },
  );
});

test('a deadline ends the wait for a lock, and what was done is undone', async () => {
  const holder = await store.pool.connect();
  await holder.query('begin; lock table held in exclusive mode');
  const failed = await failureOf(() => transact(db, (tx) => sql`insert into held values (1)`.execute(tx)));
  expect(failed).toEqual(early);
  await holder.query('rollback');
  holder.release();
  expect((await store.pool.query('select * from held')).rows).toEqual([]);
});

test('a transaction whose time is over before its commit is undone: what goes with the commit was not sent', async () => {
  const failed = await failureOf(() =>
    transact(db, async (tx) => {
      await sql`insert into held values (2)`.execute(tx);
      while (remainingMs() > 0);
      withCommit(tx, sql`insert into held values (3)`.execute(tx));
    }),
  );
  expect(failed).toEqual(early);
  expect((await store.pool.query('select * from held')).rows).toEqual([]);
});

test('a nested deadline never extends the outer one, and work in the background has none', async () => {
  await withDeadline(DEADLINE_MS, async () => {
    withDeadline(60_000, () => expect(remainingMs()).toBeLessThanOrEqual(DEADLINE_MS));
    expect(withoutDeadline(remainingMs)).toBe(Infinity);
  });
  expect(remainingMs()).toBe(Infinity);
});

test('every call has a deadline', async () => {
  const left: number[] = [];
  const { integrations, config, secrets } = store;
  const clock = () => {
    left.push(remainingMs());
    return store.now();
  };
  const { app } = await createApp({ db, clock, integrations, config, secrets });
  left.splice(0);
  expect((await app.inject('/api/client/v1/store/banner')).statusCode).toBe(200);
  const finite = left.filter(Number.isFinite);
  expect(finite.length).toBeGreaterThan(0);
  for (const ms of finite) expect(ms).toBeLessThanOrEqual(config.requestMs);
  await app.close();
});
