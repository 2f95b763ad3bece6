import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bringTo, buy, passTime } from '../../../test/buying.ts';
import { addProduct } from '../../../test/catalog.ts';
import { openConsole } from '../../../test/console.ts';
import { eventually } from '../../../test/eventually.ts';
import { openStore } from '../../../test/store.ts';
import { Settings } from '../../shop/settings.ts';
import { completeOrders } from '../delivery/returns/complete-orders.ts';
import { cleanUp } from './clean-up.ts';
import { JOB_NAMES, startJobs } from './runner.ts';

const store = await openStore();
const { db } = store;
const settings = Settings.parse({});
const dress = await addProduct(db, { id: 'dress', price: 2050, stock: { 'black/M': 300 } });

describe('old rows', () => {
  test('go when their time is over, and not before', async () => {
    const shopper = await store.shopper();
    await buy(shopper, dress);
    const codes = async () =>
      (await db.selectFrom('verification_codes').select('code_hmac').execute()).map(
        (row) => row.code_hmac !== '',
      );
    const rows = async (
      table:
        | 'outbox'
        | 'sessions'
        | 'verification_codes'
        | 'known_browsers'
        | 'notifications'
        | 'product_days',
    ) =>
      (
        await db
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows;
    const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await cleanUp(db, later(23));
    expect((await codes()).every(Boolean)).toBe(true);
    await cleanUp(db, later(25));
    expect((await codes()).some(Boolean)).toBe(false);
    expect(await rows('verification_codes')).toBeGreaterThan(0);
    await cleanUp(db, later(24 * 61));
    expect([await rows('verification_codes'), await rows('outbox'), await rows('sessions')]).toEqual([
      0, 0, 0,
    ]);
    expect([await rows('known_browsers'), await rows('notifications')]).toEqual([1, 1]);
    await cleanUp(db, later(24 * 183));
    expect(await rows('notifications')).toBe(0);
    await cleanUp(db, later(24 * 366));
    expect(await rows('known_browsers')).toBe(0);
    const dayLater = (days: number) => new Date(store.now().getTime() + days * 24 * 3_600_000);
    await cleanUp(db, dayLater(366));
    expect(await rows('product_days')).toBeGreaterThan(0);
    await cleanUp(db, dayLater(402));
    expect(await rows('product_days')).toBe(0);
  });
});

test('orders are completed when their windows are over and nothing is open, and bring points', async () => {
  const shopper = await store.shopper();
  const orders = [await buy(shopper, dress), await buy(shopper, dress, 2), await buy(shopper, dress)];
  for (const { _id } of orders) await bringTo(store, _id, 'delivered');
  const [plain, open, pending] = [orders[0]?._id ?? '', orders[1]?._id ?? '', await buy(shopper, dress)];
  const asked = { orderId: open, kind: 'return', reason: 'other' } as const;
  expect((await shopper.call('requestReturnOrder', asked)).status).toBe(200);
  await passTime(store, '2026-12-01T23:59:59+03:00', [shopper]);
  expect(await completeOrders(db, settings, store.now())).toBe(0);
  await passTime(store, '2026-12-02T00:00:00+03:00', [shopper]);
  expect(await completeOrders(db, settings, store.now())).toBe(2);
  expect(await completeOrders(db, settings, store.now())).toBe(0);
  const { counts } = (await shopper.call('getAllOrders')).body.data;
  expect(counts).toMatchObject({ completed: 2, returns: 1, pending: 1, delivered: 0 });
  const order = (await shopper.call('getOrderDetails', { orderId: plain })).body.data.order;
  expect(order).toMatchObject({ status: 'completed', pointsEarned: 205 });
  expect((await shopper.call('getPoints')).body.data).toMatchObject({
    balance: 410,
    entries: [{ points: 205 }, { points: 205 }],
  });
  expect((await shopper.call('getOrderDetails', { orderId: pending._id })).body.data.order.status).toBe(
    'pending',
  );
  expect(await store.invariants()).toEqual([]);
});

describe('the runner', () => {
  const TURN_MS = 300;
  const start = (of: Parameters<typeof startJobs>[0] = store) => {
    const jobs = startJobs(of, store.url, TURN_MS);
    onTestFinished(jobs.stop);
  };
  const endPauses = () =>
    sql`update job_runs set failed_at = failed_at - interval '1 hour' where failures > 1`.execute(db);
  const succeeds = (job: string) =>
    eventually(async () => {
      await endPauses();
      expect((await runs(job))[0]).toEqual(expect.any(Date));
    });
  const runs = async (job: string) => {
    const row = await db.selectFrom('job_runs').selectAll().where('job', '=', job).executeTakeFirst();
    return [row?.succeeded_at ?? null, row?.failed_at ?? null, row?.last_error ?? ''];
  };
  const forget = () => db.deleteFrom('job_runs').execute();
  const endConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'minwal jobs'`.execute(db);
  const metrics = async () => (await store.app.inject('/metrics')).body;

  test('starts beside the store, runs every job that is due, and stops when asked', async () => {
    await forget();
    start();
    await eventually(async () => {
      const done = await db
        .selectFrom('job_runs')
        .select('job')
        .where('succeeded_at', 'is not', null)
        .execute();
      expect(done.map(({ job }) => job)).toEqual(expect.arrayContaining([...JOB_NAMES]));
    });
  });

  test('that is stopped before it has started leaves nothing running', async () => {
    const jobs = startJobs(store, store.url, TURN_MS);
    await jobs.stop();
  });

  test('outlives lost connections while jobs fail, tries again, and is late until one succeeds', async () => {
    const owner = await openConsole(store, ['owner']);
    const lateJobs = async () => (await owner.ask('getToday')).body.data.lateJobs.map(({ job }) => job);
    await forget();
    await sql`alter table known_browsers rename to known_browsers_away`.execute(db);
    start();
    for (let time = 0; time < 20; time += 1) {
      await endConnections();
      await new Promise((later) => setTimeout(later, 100));
    }
    await eventually(async () => expect((await runs('clean-up'))[1]).toEqual(expect.any(Date)));
    await sql`update job_runs set late_at = now() - interval '1 minute' where succeeded_at is null`.execute(
      db,
    );
    expect((await lateJobs()).length).toBeGreaterThan(0);
    await sql`alter table known_browsers_away rename to known_browsers`.execute(db);
    await succeeds('clean-up');
    expect(await lateJobs()).not.toContain('clean-up');
  });

  test('cleans what it can where one cleaning fails, and says when each last succeeded', async () => {
    const shopper = await store.shopper();
    await forget();
    const old = sql`now() - interval '2 years'`;
    await sql`insert into idempotency_keys (shopper_id, key, call, body_hash, answer, created_at)
              select id, 'old', 'x', 'x', '{}', ${old} from shoppers where phone = ${shopper.phone}`.execute(
      db,
    );
    // Old enough to be emptied, too young to be deleted: each try meets it again.
    await sql`update verification_codes set created_at = now() - interval '2 days'
               where phone = ${shopper.phone}`.execute(db);
    await db.deleteFrom('verification_codes').where('code_hmac', '=', '').execute();
    await sql`alter table verification_codes add constraint kept check (code_hmac <> '')`.execute(db);
    start();
    const failed = [null, expect.any(Date), expect.stringContaining('not cleaned: Error: codes')];
    await eventually(async () => expect(await runs('clean-up')).toEqual(failed));
    expect(await db.selectFrom('idempotency_keys').selectAll().where('key', '=', 'old').execute()).toEqual(
      [],
    );
    expect(await runs('clean-up codes')).toEqual([null, expect.any(Date), expect.stringContaining('kept')]);
    expect(await runs('clean-up idempotency_keys')).toEqual([expect.any(Date), null, '']);
    expect(await metrics()).not.toMatch(/last_success_timestamp_seconds\{job="clean-up"\}/);
    expect(await metrics()).toMatch(/last_failure_timestamp_seconds\{job="clean-up codes"\} \d+/);

    await sql`alter table verification_codes drop constraint kept`.execute(db);
    await succeeds('clean-up');
    expect(await metrics()).toMatch(/last_success_timestamp_seconds\{job="clean-up"\} \d+/);
  });

  test('runs a job once at a time, however many instances start it, and again after it was cut off', async () => {
    const other = await store.beside();
    const lock = await store.pool.connect();
    await lock.query('begin');
    await lock.query('lock table search_misses');
    await forget();
    start();
    start(other);
    const working = async () => {
      const { rows } = await store.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await eventually(async () => expect(await working()).toBe(1));
    await new Promise((later) => setTimeout(later, 3 * TURN_MS));
    expect(await working()).toBe(1);
    await endConnections();
    await lock.query('rollback');
    lock.release();
    await succeeds('clean-up');
  });
});

test('the age of the oldest pending message is reported', async () => {
  const shopper = await store.shopper();
  await buy(shopper, dress);
  const age = async () =>
    Number(/^minwal_messages_oldest_seconds (\S+)$/m.exec((await store.app.inject('/metrics')).body)?.[1]);
  await sql`update outbox set due_at = ${new Date(store.now().getTime() - 600_000)}
             where kind = 'order' and sent_at is null`.execute(db);
  expect(await age()).toBe(600);
  await sql`update outbox set sent_at = now()`.execute(db);
  expect(await age()).toBe(0);
});
