import type { Language } from '../../../shop/language.ts';
import { auditChangesIn } from '../../../shop/people/staff/audit-changes.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { formatDate } from '../../../shop/time/dates.ts';
import { formatTime } from '../../../shop/time/days.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { readAuditNames, readAuditSubjects } from '../../people/staff/audit-names.ts';
import { auditFilterOf } from '../../people/staff/audit-routes.ts';
import { type AuditRow, readStaffAudit, recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { writeTable } from '../../platform/documents/write-table.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';

const MOST_LINES = 20_000;

/** The log of what the staff did, as a file of what its list finds. */
export function exportAuditRoute(store: Store): void {
  const { db } = store;

  answerConsole(store, 'exportAudit', async ({ input, staff, language, now }) => {
    const rows = await readStaffAudit(db, auditFilterOf(input, staff), MOST_LINES + 1);
    if (rows.length > MOST_LINES) return refuse('EXPORT_TOO_LARGE');
    const days = [input.from, input.to].filter((day) => day !== undefined);
    const table = await tableOf(db, rows, language);
    const after = { ...input, rows: rows.length };
    await recordStaffAudit(db, { staff, action: 'audit.export', only: 'act', subject: 'audit', after }, now);
    const file = await writeTable({ ...table, name: ['log', ...days].join('-') }, input.format, language);
    return { file };
  });
}

async function tableOf(db: Db, rows: readonly AuditRow[], language: Language): Promise<Omit<Table, 'name'>> {
  const { staff: t } = texts[language];
  const subjects = await readAuditSubjects(db, rows, language);
  const names = await readAuditNames(db, rows, language);
  const changesOf = auditChangesIn(texts[language], language);
  return {
    head: [t.when, t.who, t.what, t.thing, t.before, t.after],
    rows: rows.map((row) => {
      const changes = changesOf(row, names);
      const side = (of: 'before' | 'after') =>
        changes
          .filter((change) => change[of] !== null)
          .map((change) => `${change.name}: ${change[of]}`)
          .join('\n');
      return [
        `${storeDateOf(row.at)} ${formatTime(row.at)}`,
        row.name ?? t.unknown,
        t.actions[row.action],
        subjects.get(row.id)?.name ?? subjectText(row.subject, language),
        side('before'),
        side('after'),
      ];
    }),
  };
}

/** A closed day, or the masked number of a failed sign-in; other subjects are ids. */
function subjectText(subject: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(subject)) return formatDate(subject, language);
  return subject.startsWith('+') ? subject : '';
}
