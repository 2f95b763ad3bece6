import { sql } from 'kysely';
import { JOB_NAMES, runJob } from '../src/api/jobs/runner.ts';
import { writeSettings } from '../src/api/settings.ts';
import type { Store } from '../src/api/store.ts';
import { addDays, storeDateOf } from '../src/shop/time/store-time.ts';
import type { Client } from './client.ts';
import { localized } from './localized.ts';
import { manyOrders } from './many-orders.ts';
import type { openStore } from './store.ts';
import { bookActs } from './walk-books.ts';
import { orderActs } from './walk-orders.ts';
import { type Answered, openWalk } from './walk.ts';

/** What may befall a day beside its acts. */
export const events = ['newcomer', 'restart', 'cut', 'holiday', 'together'] as const;
export type Step = { act: string; seed: number; who: number };
export type Day = { steps: Step[]; event: (typeof events)[number] | null };

/** Jobs that need files of the shop or a whole night. */
const OWN_TESTS: readonly string[] = ['back-up', 'archive-changes', 'run-archives'];
/** Of some days, where the evening before was left open. */
const TO_EXPLAIN = Array.from({ length: 4 }, () => 'explain');
const OPENS_AT_HOUR = 9;
const OPEN_MS = 11 * 3_600_000;
const SHOPPERS = 6;
/** As many as a store of a test opens. */
const CONNECTIONS = 16;
/** An access token lasts for a quarter of an hour. */
const TOKEN_MS = 10 * 60_000;

/** An act that reads first was cut there: it found no data in an answer, or its own query ended. */
const isUnread = (error: unknown) =>
  error instanceof Error &&
  ((error instanceof TypeError && error.message.includes('null')) || /terminat/i.test(error.message));

type Shopper = { client: Client; refreshedAt: number };

/** A shop on its own clock, with staff, shoppers and every act of theirs that the walks know. */
export async function openYear(store: Awaited<ReturnType<typeof openStore>>) {
  const walked = await openWalk(store);
  const { owner, second, courier } = walked;
  let running: Store = store;
  let endRunning: () => Promise<void> = () => Promise.resolve();
  const reached = new Map<string, number>();
  const shoppers: Shopper[] = [];
  await sql`update coupons set ends_at = ends_at + interval '10 years'`.execute(store.db);

  const actsOf = (today: string) => ({
    ...orderActs({ ...walked, today }),
    ...bookActs({ ...walked, today }),
  });
  const actNames = Object.keys(actsOf(walked.today));

  async function newcomer(): Promise<Shopper> {
    const client = await store.shopper();
    client.app = running.app;
    return { client, refreshedAt: store.now().getTime() };
  }

  /** The shopper of a step; everybody is signed in at any hour: how sessions end has tests of its own. */
  async function shopperOf({ who }: Step): Promise<Client> {
    const now = store.now();
    await sql`update staff_sessions set second_at = ${now}, last_used_at = ${now}, locked_at = null,
                     expires_at = ${now}::timestamptz + interval '1 hour'`.execute(store.db);
    const place = who % SHOPPERS;
    const shopper = (shoppers[place] ??= await newcomer());
    if (now.getTime() - shopper.refreshedAt <= TOKEN_MS) return shopper.client;
    const pair = await shopper.client.call('refreshTokens', { platform: 'web' });
    // A session ends after some months.
    if (pair.status !== 200) return (shoppers[place] = await newcomer()).client;
    shopper.client.setTokensCookie(pair.body.data);
    shopper.refreshedAt = now.getTime();
    return shopper.client;
  }

  async function take(step: Step): Promise<void> {
    await perform(step, await shopperOf(step));
  }

  async function takeAll(steps: Step[]): Promise<Promise<void>[]> {
    const ready = [];
    for (const step of steps) ready.push({ step, client: await shopperOf(step) });
    return ready.map(({ step, client }) => perform(step, client));
  }

  async function perform({ act, seed }: Step, client: Client): Promise<void> {
    const answer: Answered = (await actsOf(storeDateOf(store.now()))[act]?.(seed, client)) ?? null;
    if (answer === null) return;
    // 503: it waited too long, or its connection was cut.
    if (answer.status >= 500 && answer.status !== 503)
      throw new Error(`${act} with ${seed} at ${store.now().toISOString()}: ${answer.status}`);
    if (answer.status < 300) reached.set(act, (reached.get(act) ?? 0) + 1);
  }

  async function runJobs(): Promise<void> {
    for (const name of JOB_NAMES) if (!OWN_TESTS.includes(name)) await runJob(running, name);
  }

  async function restart(): Promise<void> {
    const next = await store.beside();
    for (const client of [owner, second, courier, ...shoppers.map((each) => each.client)])
      client.app = next.app;
    await endRunning();
    [running, endRunning] = [next, next.close];
  }

  /** Every busy connection of the shop ends in the middle of what it does. */
  async function cutDuring(acts: Promise<void>[]): Promise<void> {
    const ended = Promise.allSettled(acts);
    await store.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    for (const act of await ended) if (act.status === 'rejected' && !isUnread(act.reason)) throw act.reason;
    // The driver has not read the end of each yet: a job that takes such a one fails, and is tried again a minute later.
    await Promise.allSettled(Array.from({ length: CONNECTIONS }, () => sql`select 1`.execute(running.db)));
  }

  async function befall(event: Day['event'], steps: Step[]): Promise<void> {
    switch (event) {
      case 'newcomer':
        return void (shoppers[(steps[0]?.seed ?? 0) % SHOPPERS] = await newcomer());
      case 'restart':
        return restart();
      case 'cut':
        return cutDuring(await takeAll(steps));
      case 'together':
        return void (await Promise.all(await takeAll(steps)));
      case 'holiday': {
        const date = addDays(storeDateOf(store.now()), 2);
        const holidays = [{ date, name: localized('A day off', 'يوم عطلة') }];
        return void (await writeSettings(store.db, { ...manyOrders, holidays }));
      }
      case null:
    }
  }

  /** A day from its opening to its last night job. Returns the invariants that are violated then. */
  async function live(date: string, { steps, event }: Day): Promise<unknown[]> {
    const opens = new Date(`${date}T0${OPENS_AT_HOUR}:00:00+03:00`).getTime();
    store.setNow(new Date(opens));
    await runJobs();
    for (const [place, step] of steps.entries()) {
      store.setNow(new Date(opens + (OPEN_MS * place) / steps.length));
      if (place === Math.floor(steps.length / 2)) {
        await befall(event, steps.slice(0, 4));
        await runJobs();
      }
      await take(step);
    }
    store.setNow(new Date(opens + OPEN_MS));
    for (const act of ['count', ...TO_EXPLAIN, 'close']) await take({ act, seed: 0, who: 0 });
    store.setNow(new Date(opens + 17 * 3_600_000));
    await runJobs();
    return store.invariants();
  }

  return { live, reached, actNames };
}
