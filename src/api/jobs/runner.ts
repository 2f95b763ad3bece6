import { setTimeout as wait } from 'node:timers/promises';
import type { Runner, TaskList } from 'graphile-worker';
import pg from 'pg';
import { keysOf } from '../../shop/keys-of.ts';
import { endPoints } from '../buying/points/end-points.ts';
import { notifyRestock } from '../catalog/alerts/notify-restock.ts';
import { countBoughtTogether } from '../catalog/browse/product/count-bought-together.ts';
import { applyDuePrices } from '../catalog/products/prices/apply-prices.ts';
import { publishScheduled } from '../catalog/products/take-step.ts';
import { runParcelTimers } from '../delivery/fulfilment/parcel-timers.ts';
import { completeOrders } from '../delivery/returns/complete-orders.ts';
import { endExchanges, runReturnTimers } from '../delivery/returns/return-timers.ts';
import { openUnpaidTasks } from '../money/cash/open-unpaid-tasks.ts';
import { runArchives } from '../office/archive/run-archives.ts';
import { eraseWaiting } from '../office/customers/privacy-routes.ts';
import { refreshTrend } from '../office/home/refresh-trend.ts';
import { runImports } from '../office/imports/run-imports.ts';
import { openIfDue } from '../office/settings/open-if-due.ts';
import { runWebhooks } from '../office/webhooks/deliver-webhooks.ts';
import { sendBrandNews } from '../people/messages/brand-news.ts';
import { AUDIT_CHECK, verifyStaffAudit } from '../people/staff/staff-audit.ts';
import { LONG_WORK, openDatabase } from '../platform/db/database.ts';
import type { Store } from '../store.ts';
import { cleanUp } from './clean-up.ts';
import { deliverMessages } from './deliver-messages.ts';
import { runAlone } from './job-runs.ts';
import { runBackups } from './run-backups.ts';

export type Jobs = { stop: () => Promise<void> };

type Job = {
  /** The schedule as a crontab in UTC. Runs missed while the store is down are skipped. */
  when: string;
  /** `ending` says that the store is closing: long work is left to the next process. */
  run: (store: Store, ending: AbortSignal) => Promise<unknown>;
};

const JOBS = {
  'deliver-messages': {
    when: '* * * * *',
    run: async ({ db, integrations, settings, clock }) =>
      deliverMessages(db, integrations, clock(), await settings()),
  },
  'deliver-webhooks': { when: '* * * * *', run: runWebhooks },
  'complete-orders': {
    when: '*/15 * * * *',
    run: async ({ db, settings, clock }) => completeOrders(db, await settings(), clock()),
  },
  'parcel-timers': {
    when: '*/5 * * * *',
    run: async ({ db, settings, clock }) => {
      await openUnpaidTasks(db, clock());
      await runParcelTimers(db, await settings(), clock());
      await runReturnTimers(db, await settings(), clock());
      await endExchanges(db, await settings(), clock());
    },
  },
  'end-points': {
    when: '7 * * * *',
    run: async ({ db, settings, clock }) => endPoints(db, await settings(), clock()),
  },
  'refresh-trend': {
    when: '*/10 * * * *',
    run: async ({ db, settings, clock }) => refreshTrend(db, await settings(), clock()),
  },
  'send-brand-news': {
    when: '*/5 * * * *',
    run: async ({ db, settings, clock }) => sendBrandNews(db, await settings(), clock()),
  },
  'run-imports': { when: '* * * * *', run: (store, ending) => runImports(store, () => ending.aborted) },
  'run-archives': { when: '* * * * *', run: runArchives },
  'open-shop': { when: '* * * * *', run: ({ db, clock }) => openIfDue(db, clock()) },
  'publish-scheduled': { when: '* * * * *', run: ({ db, clock }) => publishScheduled(db, clock()) },
  'apply-prices': { when: '* * * * *', run: ({ db, clock }) => applyDuePrices(db, clock()) },
  'erase-waiting': { when: '37 * * * *', run: eraseWaiting },
  'notify-restock': {
    when: '* * * * *',
    run: async ({ db, settings, clock }) => notifyRestock(db, { settings: await settings(), now: clock() }),
  },
  'count-bought-together': { when: '23 * * * *', run: ({ db, clock }) => countBoughtTogether(db, clock()) },
  [AUDIT_CHECK]: { when: '41 1 * * *', run: async ({ db }) => void (await verifyStaffAudit(db)) },
  'back-up': { when: '* * * * *', run: runBackups },
  'clean-up': { when: '17 * * * *', run: ({ db, clock }) => cleanUp(db, clock()) },
} satisfies Record<string, Job>;

export type JobName = keyof typeof JOBS;

export const JOB_NAMES = keysOf(JOBS);

/** Runs a job once, unless it runs already, and notes how it ended. Throws what it threw. */
export async function runJob(
  store: Store,
  name: JobName,
  ending: AbortSignal = new AbortController().signal,
): Promise<void> {
  const job: Job = JOBS[name];
  await runAlone(store.db, name, async () => void (await job.run(store, ending)));
}

/** All may run at once; each holds one connection and works on others. */
const CONCURRENCY = Object.keys(JOBS).length;
const CONNECTIONS = 2 * CONCURRENCY;
/** At most one run of a job is queued; a failed or interrupted run is not retried before the next scheduled one. */
const CRONTAB = Object.entries(JOBS)
  .map(([name, { when }]) => `${when} ${name} ?max=1&jobKey=${name}`)
  .join('\n');

const RESTART_MS = 5000;

/**
 * Runs the jobs on their own connections with long timeouts. Returns at once and restarts after the database was down.
 * Each job runs on one instance only. `stop` waits for running jobs.
 */
export async function startJobs(store: Store, url: string): Promise<Jobs> {
  const ending = new AbortController();
  const worker: Worker = {};
  const { db } = openDatabase(url, CONNECTIONS, LONG_WORK);
  const pool = openWorkerPool(url);
  const working = keepWorking({ ...store, db }, pool, worker, ending.signal);
  return {
    stop: async () => {
      ending.abort();
      await stopRunner(worker);
      await working;
      await pool.end();
      await db.destroy();
    },
  };
}

type Worker = { runner?: Runner };

/** The worker handles neither a connection timeout nor a late connection error: both would crash the process. */
class QuietClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

function openWorkerPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    Client: QuietClient,
    connectionString: url,
    max: CONCURRENCY,
    application_name: 'minwal worker',
  });
  pool.on('error', () => {});
  // The worker warns of a pool without it; the client listens since before it connects.
  pool.on('connect', () => {});
  return pool;
}

async function keepWorking(store: Store, pool: pg.Pool, worker: Worker, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      worker.runner = await startRunner(store, pool, ending);
      if (ending.aborted) await stopRunner(worker);
      await worker.runner.promise;
    } catch (error) {
      store.app.log.error({ err: error }, 'jobs stopped');
    }
    await wait(RESTART_MS, undefined, { signal: ending }).catch(() => {});
  }
}

// Imported here: loading the worker takes 0.1 s, which the first visitor should not wait for.
async function startRunner(store: Store, pool: pg.Pool, ending: AbortSignal): Promise<Runner> {
  const { Logger, run } = await import('graphile-worker');
  return run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    crontab: CRONTAB,
    logger: new Logger(() => (level, message) => logWarning(store, level, message)),
    taskList: tasksOf(store, ending),
  });
}

// A runner that has already stopped throws when stopped.
async function stopRunner({ runner }: Worker): Promise<void> {
  await runner?.stop().catch(() => {});
}

function tasksOf(store: Store, ending: AbortSignal): TaskList {
  return Object.fromEntries(JOB_NAMES.map((name) => [name, () => runJob(store, name, ending)]));
}

/** The worker's own log lines are for its developers; only errors go to the store's log. */
function logWarning({ app }: Store, level: string, message: string): void {
  if (level === 'error' || level === 'warning') app.log.warn(`jobs: ${message}`);
}
