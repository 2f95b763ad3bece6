import { AUDIT_RESULT, AuditFault, type AuditLink, verifyStaffAudit } from '../people/staff/staff-audit.ts';
import type { Db } from '../platform/db/database.ts';
import { recordRun } from './job-runs.ts';

/**
 * Checks the whole log of the staff and records what was found. A check that did not come to its end finds nothing: the
 * last result stays.
 * @throws the fault that was found, or why the log could not be checked
 */
export async function checkAudit(db: Db, since: AuditLink | null = null): Promise<AuditLink | null> {
  const found = await verifyStaffAudit(db, since).catch((error: unknown) => {
    if (error instanceof AuditFault) return error;
    throw error;
  });
  await recordRun(db, AUDIT_RESULT, async () => {
    if (found instanceof AuditFault) throw found;
  });
  return found instanceof AuditFault ? null : found;
}
