import { transact, type Tx } from '../db/database.ts';
import { runIdempotent } from '../http/idempotency.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { ConsoleContext } from './answer-console.ts';
import { isAudited, recordStaffAudit } from './staff-audit.ts';

/**
 * Makes a change of the console in one transaction, once for its `Idempotency-Key`. A change that wrote no line of its
 * own into the audit log gets one that names the call.
 */
export async function changeOnce<Data extends object>(
  store: Store,
  call: string,
  context: ConsoleContext<unknown>,
  work: (tx: Tx) => Promise<Data | Refusal>,
): Promise<Data | Refusal> {
  const { staff, now, input } = context;
  return transact(store.db, (tx) =>
    runIdempotent(tx, call, context, async () => {
      const result = await work(tx);
      if (isRefusal(result) || isAudited(tx)) return result;
      const { id = call } = input as { id?: string };
      await recordStaffAudit(tx, { staff, action: 'console.change', subject: id, after: { call } }, now);
      return result;
    }),
  );
}
