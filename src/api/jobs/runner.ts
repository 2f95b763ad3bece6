import { setTimeout as wait } from 'node:timers/promises';
import type { Runner, TaskList } from 'graphile-worker';
import pg from 'pg';
import { countBoughtTogether } from '../catalog/count-bought-together.ts';
import { notifyRestock } from '../alerts/notify-restock.ts';
import { refreshTrend } from '../home/refresh-trend.ts';
import { cleanUp } from './clean-up.ts';
import { deliverMessages } from './deliver-messages.ts';
import { completeOrders } from '../returns/complete-orders.ts';
import type { Store } from '../store.ts';

export type Jobs = { stop: () => Promise<void> };

/** When each job runs, in UTC. A run that is missed while the store is down is not made up for. */
const CRONTAB = `
* * * * * deliver-messages ?max=1
*/15 * * * * complete-orders ?max=1
*/10 * * * * refresh-trend ?max=1
* * * * * tell-of-stock ?max=1
23 * * * * count-bought-together ?max=1
17 * * * * clean-up ?max=1
`;

const RESTART_MS = 5000;

/**
 * Runs the store's jobs beside its requests, on connections of their own. Returns at once: the worker makes its own
 * schema and starts in the background, and starts again when the database was away. Of several instances of the store
 * one runs each job. `stop` waits for a job that runs.
 */
export async function startJobs(store: Store, url: string): Promise<Jobs> {
  const ending = new AbortController();
  const worker: Worker = {};
  const pool = openPool(url);
  const working = keepWorking(store, pool, worker, ending.signal);
  return {
    stop: async () => {
      ending.abort();
      await stopRunner(worker);
      await working;
      await pool.end();
    },
  };
}

type Worker = { runner?: Runner };

// The worker drops its own listeners when it stops; a connection that dies after that would take the process along.
function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'minwal jobs' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function keepWorking(store: Store, pool: pg.Pool, worker: Worker, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      worker.runner = await startRunner(store, pool);
      if (ending.aborted) await stopRunner(worker);
      await worker.runner.promise;
    } catch (error) {
      store.app.log.error({ err: error }, 'jobs stopped');
    }
    await wait(RESTART_MS, undefined, { signal: ending }).catch(() => {});
  }
}

// Loaded here: reading the worker takes a tenth of a second, which the first visitor should not wait for.
async function startRunner(store: Store, pool: pg.Pool): Promise<Runner> {
  const { Logger, run } = await import('graphile-worker');
  return run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    crontab: CRONTAB,
    logger: new Logger(() => (level, message) => noteTrouble(store, level, message)),
    taskList: tasksOf(store),
  });
}

// A runner that has stopped by itself refuses to be stopped.
async function stopRunner({ runner }: Worker): Promise<void> {
  await runner?.stop().catch(() => {});
}

function tasksOf(store: Store): TaskList {
  const { db, clock, integrations } = store;
  return {
    'deliver-messages': async () => void (await deliverMessages(db, integrations, clock())),
    'complete-orders': async () => void (await completeOrders(db, await store.settings(), clock())),
    'refresh-trend': async () => void (await refreshTrend(db, await store.settings(), clock())),
    'tell-of-stock': async () =>
      void (await notifyRestock(db, { settings: await store.settings(), now: clock() })),
    'count-bought-together': async () => void (await countBoughtTogether(db, clock())),
    'clean-up': async () => cleanUp(db, clock()),
  };
}

/** The worker's own lines are for its makers; the store's log gets what went wrong. */
function noteTrouble({ app }: Store, level: string, message: string): void {
  if (level === 'error' || level === 'warning') app.log.warn(`jobs: ${message}`);
}
