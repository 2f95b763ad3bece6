import { sql } from 'kysely';
import { transact } from '../db/database.ts';
import type { Store } from '../store.ts';
import { recordAudit } from './audit.ts';

const ALARM = { actor: 'store', action: 'codes.ceiling', subject: 'codes' } as const;

/**
 * Says that the store has sent all the codes it pays for in a day: a line in the log, for whoever is on watch, and one in the
 * audit log. Once a day, however many are turned away and however many instances turn them away.
 */
export async function raiseCeilingAlarm(store: Store): Promise<void> {
  const isFirst = await transact(store.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('codes.ceiling', 11))`.execute(tx);
    const { rows } = await sql`
      select 1 from audit_log
       where subject = ${ALARM.subject} and action = ${ALARM.action} and at > now() - interval '1 day' limit 1`.execute(
      tx,
    );
    if (rows.length === 0) await recordAudit(tx, ALARM);
    return rows.length === 0;
  });
  if (isFirst)
    store.app.log.error({ alarm: 'code-ceiling' }, 'the store sends no more codes to strangers today');
}
