import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import { auditChangesIn } from '../../../shop/people/staff/audit-changes.ts';
import { areasOfTopic } from '../../../shop/people/staff/audit-subjects.ts';
import { readableAreas } from '../../../shop/people/staff/audit.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { addDays, startOfStoreDay } from '../../../shop/time/store-time.ts';
import type { Store } from '../../store.ts';
import { answerConsole } from './answer-console.ts';
import { readAuditNames, readAuditSubjects } from './audit-names.ts';
import type { Staff } from './sign-in/staff-session.ts';
import {
  type AuditFilter,
  type AuditRow,
  lastAuditCheck,
  readActors,
  readStaffAudit,
} from './staff-audit.ts';

const AUDIT_PAGE = 50;

/** The log of what the staff did, newest first. */
export function auditRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listAudit', async ({ input, staff, language }) => {
    const filter = { ...auditFilterOf(input, staff), before: input.before };
    const rows = await readStaffAudit(db, filter, AUDIT_PAGE + 1);
    const shown = rows.slice(0, AUDIT_PAGE);
    const subjects = await readAuditSubjects(db, shown, language);
    const names = await readAuditNames(db, shown, language);
    const changesOf = auditChangesIn(texts[language], language);
    const checked = await lastAuditCheck(db);
    return {
      entries: shown.map((row) => ({
        ...lineOf(row),
        thing: subjects.get(row.id) ?? null,
        changes: changesOf(row, names),
      })),
      actors: await readActors(db),
      next: rows.length > AUDIT_PAGE ? (shown.at(-1)?.id ?? null) : null,
      chainOk: !checked.isBroken && rows.every(({ intact }) => intact),
      checkedAt: checked.at?.toISOString() ?? null,
      missedAt: checked.missedAt?.toISOString() ?? null,
    };
  });
}

type Asked = Omit<ConsoleParsedOf<'exportAudit'>, 'format'>;

/** What a member of the staff asks for, within what they may read. */
export const auditFilterOf = ({ actor, subject, topic, from, to }: Asked, staff: Staff): AuditFilter => ({
  actor,
  subject,
  areas: areasOfTopic(topic, readableAreas(staff.roles)),
  from: from === undefined ? null : startOfStoreDay(from),
  to: to === undefined ? null : startOfStoreDay(addDays(to, 1)),
});

const lineOf = ({ id, at, actor_id, name, action, subject, before, after }: AuditRow) => ({
  _id: id,
  at: at.toISOString(),
  actor: actor_id === null ? null : { _id: actor_id, name: name ?? '' },
  action,
  subject,
  before,
  after,
});
