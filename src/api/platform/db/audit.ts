import type { Db } from './database.ts';

/** What happened, to whom, and by whom: ids and facts, never a code, token or address. */
export type AuditEntry = {
  actor: string;
  action: string;
  subject: string;
  details?: Record<string, unknown>;
};

export async function recordAudit(
  db: Db,
  { actor, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ actor, action, subject, details: JSON.stringify(details) })
    .execute();
}
