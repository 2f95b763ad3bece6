import { answerConsole } from '../people/staff/answer-console.ts';
import { recordStaffAudit } from '../people/staff/staff-audit.ts';
import { withoutDeadline } from '../platform/db/deadline.ts';
import { refuse } from '../refusal.ts';
import type { Store } from '../store.ts';
import { runBackUpNow } from './runner.ts';

/** Lets an owner begin a backup; it is made without them, and its end interrupts none of the store's. */
export function backupRoutes(store: Store): void {
  const { app, config, db } = store;
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    ending.abort();
    await Promise.allSettled(running);
  });

  answerConsole(store, 'startBackup', async ({ staff, now }) => {
    if (config.backup === null || config.databaseUrl !== null) return refuse('CONFLICT');
    const { promise: begun, resolve: onBegin } = Promise.withResolvers<void>();
    const run = withoutDeadline(() => runBackUpNow(store, ending.signal, onBegin));
    running.add(run);
    run
      .catch((error: unknown) => app.log.error({ err: error }, 'the backup was not made'))
      .finally(() => running.delete(run));
    // Ends first where another one is being made, or its folder is away.
    const hasBegun = await Promise.race([begun.then(() => true), run.then(() => false)]);
    if (!hasBegun) return refuse('CONFLICT');
    await recordStaffAudit(db, { staff, action: 'archive.backup', only: 'made', subject: '' }, now);
    return null;
  });
}
