import type { Db } from '../db/database.ts';

/** What happened, to whom, and who did it: ids and facts, never a code, a token or an address. */
export type AuditEntry = {
  actor: string;
  action: string;
  subject: string;
  details?: Record<string, unknown>;
};

/** Writes one line of the audit log, which nobody changes afterwards. */
export async function recordAudit(
  db: Db,
  { actor, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ actor, action, subject, details: JSON.stringify(details) })
    .execute();
}
