import { setTimeout as wait } from 'node:timers/promises';
import { keysOf } from '../../shop/keys-of.ts';
import { endPoints } from '../buying/points/end-points.ts';
import { notifyRestock } from '../catalog/alerts/notify-restock.ts';
import { countBoughtTogether } from '../catalog/details/count-bought-together.ts';
import { applyDuePrices } from '../catalog/products/prices/apply-prices.ts';
import { publishScheduled } from '../catalog/products/take-step.ts';
import { runParcelTimers } from '../delivery/fulfilment/parcel-timers.ts';
import { completeOrders } from '../delivery/returns/complete-orders.ts';
import { endExchanges, runReturnTimers } from '../delivery/returns/return-timers.ts';
import { openUnpaidTasks } from '../money/cash/open-unpaid-tasks.ts';
import { runArchives } from '../office/archive/run-archives.ts';
import { eraseWaiting } from '../office/customers/privacy-routes.ts';
import { refreshTrend } from '../office/home/refresh-trend.ts';
import { fetchPictures } from '../office/imports/pictures/fetch-pictures.ts';
import { runImports } from '../office/imports/run-imports.ts';
import { openIfDue } from '../office/settings/open-if-due.ts';
import { noteMilestones } from '../office/today/milestones.ts';
import { runWebhooks } from '../office/webhooks/deliver-webhooks.ts';
import { sendBrandNews } from '../people/messages/brand-news.ts';
import { AUDIT_CHECK } from '../people/staff/staff-audit.ts';
import { LONG_WORK, openDatabase } from '../platform/db/database.ts';
import { createSemaphore } from '../platform/db/semaphore.ts';
import type { Store } from '../store.ts';
import { checkAudit } from './check-audit.ts';
import { cleanUp } from './clean-up.ts';
import { deliverMessages } from './deliver-messages.ts';
import { runAlone, runIfDue } from './job-runs.ts';
import type { Schedule } from './job-schedule.ts';
import { keepFiles } from './keep-files.ts';
import { archiveChanges, backUpNow, runBackups } from './run-backups.ts';
import { tellStaff } from './tell-staff.ts';

export type Jobs = { stop: () => Promise<void> };

type Job = {
  when: Schedule;
  /** `ending` says that the store is closing: long work is left to the next process. */
  run: (store: Store, ending: AbortSignal) => Promise<unknown>;
};

const JOBS = {
  'deliver-messages': {
    when: { everyMinutes: 1 },
    run: async ({ db, integrations, settings, clock }) =>
      deliverMessages(db, integrations, clock(), await settings()),
  },
  'tell-staff': { when: { everyMinutes: 1 }, run: tellStaff },
  'deliver-webhooks': { when: { everyMinutes: 1 }, run: runWebhooks },
  'complete-orders': {
    when: { everyMinutes: 15 },
    run: async ({ db, settings, clock }) => completeOrders(db, await settings(), clock()),
  },
  'parcel-timers': {
    when: { everyMinutes: 5 },
    run: async ({ db, settings, clock }) => {
      await openUnpaidTasks(db, clock());
      await runParcelTimers(db, await settings(), clock());
      await runReturnTimers(db, await settings(), clock());
      await endExchanges(db, await settings(), clock());
    },
  },
  'end-points': {
    when: { everyMinutes: 60, atMinute: 7 },
    run: async ({ db, settings, clock }) => endPoints(db, await settings(), clock()),
  },
  'refresh-trend': {
    when: { everyMinutes: 10 },
    run: async ({ db, settings, clock }) => {
      await refreshTrend(db, await settings(), clock());
      await noteMilestones(db, clock());
    },
  },
  'send-brand-news': {
    when: { everyMinutes: 5 },
    run: async ({ db, settings, clock }) => sendBrandNews(db, await settings(), clock()),
  },
  'run-imports': {
    when: { everyMinutes: 1 },
    run: (store, ending) => runImports(store, () => ending.aborted),
  },
  'fetch-pictures': {
    when: { everyMinutes: 1 },
    run: (store, ending) => fetchPictures(store, () => ending.aborted),
  },
  'run-archives': { when: { everyMinutes: 1 }, run: runArchives },
  'open-shop': { when: { everyMinutes: 1 }, run: ({ db, clock }) => openIfDue(db, clock()) },
  'publish-scheduled': { when: { everyMinutes: 1 }, run: ({ db, clock }) => publishScheduled(db, clock()) },
  'apply-prices': { when: { everyMinutes: 1 }, run: ({ db, clock }) => applyDuePrices(db, clock()) },
  'erase-waiting': { when: { everyMinutes: 60, atMinute: 37 }, run: eraseWaiting },
  'notify-restock': {
    when: { everyMinutes: 1 },
    run: async ({ db, settings, clock }) => notifyRestock(db, { settings: await settings(), now: clock() }),
  },
  'count-bought-together': {
    when: { everyMinutes: 60, atMinute: 23 },
    run: ({ db, clock }) => countBoughtTogether(db, clock()),
  },
  [AUDIT_CHECK]: {
    when: { everyMinutes: 1440, atMinute: 101 },
    run: async ({ db }) => void (await checkAudit(db)),
  },
  'archive-changes': { when: { everyMinutes: 1 }, run: archiveChanges },
  'back-up': { when: { everyMinutes: 15 }, run: runBackups },
  'keep-files': { when: { everyMinutes: 60, atMinute: 47 }, run: keepFiles },
  'clean-up': {
    when: { everyMinutes: 60, atMinute: 17 },
    run: async ({ db, settings, clock }) => cleanUp(db, clock(), await settings()),
  },
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
  await runAlone(store.db, name, job.when, async () => void (await job.run(store, ending)));
}

/** Makes a backup as the job does, though none is due. Does nothing where the job is making one. Throws what it threw. */
export const runBackUpNow = (store: Store, ending: AbortSignal, onBegin: () => void): Promise<void> =>
  runAlone(store.db, 'back-up', JOBS['back-up'].when, () => backUpNow(store, ending, onBegin));

/** Each running job holds one connection and works on others. */
const CONNECTIONS_OF_A_JOB = 2;
const MOST_CONNECTIONS = CONNECTIONS_OF_A_JOB * JOB_NAMES.length;
/** A job waits for its turn as long as others take. */
const AS_LONG_AS_IT_TAKES = 2 ** 31 - 1;

/** How often each job is looked at. */
const TURN_MS = 60_000;

/**
 * Runs the jobs on their own connections with long timeouts. Returns at once; whatever fails is logged and tried again.
 * Each job runs on one instance only. `stop` waits for running jobs.
 */
export function startJobs(store: Store, url: string, turnMs = TURN_MS): Jobs {
  const ending = new AbortController();
  const connections = Math.min(store.config.connections.jobs ?? MOST_CONNECTIONS, MOST_CONNECTIONS);
  const { db } = openDatabase(url, connections, LONG_WORK);
  const inTurn = createSemaphore(Math.floor(connections / CONNECTIONS_OF_A_JOB), () => AS_LONG_AS_IT_TAKES);
  const working = JOB_NAMES.map((name, place) =>
    takeTurns(
      { ...store, db },
      name,
      { turnMs, offsetMs: (turnMs * place) / JOB_NAMES.length, inTurn },
      ending.signal,
    ),
  );
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(working);
      await db.destroy();
    },
  };
}

/** Spread over the turn, so that the jobs do not all ask for connections in the same second. */
type Turns = { turnMs: number; offsetMs: number; inTurn: ReturnType<typeof createSemaphore> };

async function takeTurns(
  store: Store,
  name: JobName,
  { turnMs, offsetMs, inTurn }: Turns,
  ending: AbortSignal,
): Promise<void> {
  const job: Job = JOBS[name];
  while (!ending.aborted) {
    const passed = (Date.now() - offsetMs) % turnMs;
    await wait(turnMs - passed, undefined, { signal: ending }).catch(() => {});
    if (ending.aborted) return;
    try {
      await inTurn(async () => {
        if (!ending.aborted)
          await runIfDue(store.db, name, job.when, async () => void (await job.run(store, ending)));
      });
    } catch (error) {
      store.app.log.error({ err: error, job: name }, 'a job failed');
    }
  }
}
