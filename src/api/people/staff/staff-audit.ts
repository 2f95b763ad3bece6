import { sql } from 'kysely';
import type { AuditAction, AuditArea } from '../../../shop/people/staff/audit.ts';
import type { Db } from '../../platform/db/database.ts';

/** The changed fields; masked values stay masked. */
type Fields = Record<string, unknown>;

export type StaffAuditEntry = {
  /** Null if unknown. With `keyId` it was a machine by its key. */
  staff: { id: string; sessionId?: string; keyId?: string | null } | null;
  action: AuditAction;
  /** The target: an id, a phone with its digits masked, or a call's name. */
  subject: string;
} & Sides;

/**
 * What was and what is. `only` says why one of them cannot be: what is made has no before, what is removed no after; an act
 * (a message, a paper, a sign-in) leaves nothing changed; a secret, or what a note says of a person, is not written down.
 */
type Sides =
  | { before: Fields; after: Fields; only?: never }
  | { only: 'made'; before?: never; after?: Fields }
  | { only: 'removed'; before?: Fields; after?: never }
  | { only: 'act' | 'secret'; before?: never; after?: Fields };

// Transactions that wrote an audit line.
const audited = new WeakSet<Db>();

/** Whether this transaction has written a line of the audit log. */
export const isAudited = (tx: Db) => audited.has(tx);

/** Appends to the staff's audit log. The database adds it to the hash chain at commit; it is immutable. */
export async function recordStaffAudit(db: Db, entry: StaffAuditEntry, now: Date): Promise<void> {
  await recordStaffAudits(db, [entry], now);
}

/** Appends several entries in one statement, such as one for each product of a bulk change. */
export async function recordStaffAudits(
  db: Db,
  entries: readonly StaffAuditEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  audited.add(db);
  await db
    .insertInto('staff_audit')
    .values(
      entries.map(({ staff, action, subject, before, after }) => {
        const keyId = staff?.keyId ?? null;
        const person = keyId === null ? staff : null;
        return {
          at: now,
          staff_id: person?.id ?? null,
          session_id: person?.sessionId ?? null,
          key_id: keyId,
          action,
          subject,
          before: before === undefined ? null : JSON.stringify(before),
          after: after === undefined ? null : JSON.stringify(after),
        };
      }),
    )
    .execute();
}

export type AuditFilter = {
  /** Null: all areas. */
  areas: AuditArea[] | null;
  actor?: string | undefined;
  subject?: string | undefined;
  /** `from` is included, `to` is not. */
  from: Date | null;
  to: Date | null;
  before?: number | undefined;
};

export type AuditRow = {
  id: number;
  at: Date;
  /** Of the member of the staff, or of the key. */
  actor_id: string | null;
  name: string | null;
  action: AuditAction;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  intact: boolean;
};

/** Log entries, newest first; `intact`: entry and chain link are unmodified. */
export async function readStaffAudit(db: Db, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { areas, actor = null, subject = null, from, to, before = null } = filter;
  const { rows } = await sql<AuditRow>`
    select a.id::float8 as id, a.at, coalesce(a.staff_id, a.key_id) as actor_id,
           coalesce(s.name, k.name) as name, a.action, a.subject, a.before, a.after,
           coalesce(c.hash = staff_audit_hash(coalesce(p.hash, ''), a), false) as intact
      from staff_audit a
      left join staff s on s.id = a.staff_id
      left join machine_keys k on k.id = a.key_id
      left join staff_audit_chain c on c.audit_id = a.id
      left join staff_audit_chain p on p.number = c.number - 1
     where (${areas}::text[] is null or split_part(a.action, '.', 1) = any(${areas}::text[]))
       and (${actor}::text is null or ${actor} in (a.staff_id, a.key_id))
       and (${subject}::text is null or a.subject = ${subject})
       and (${from}::timestamptz is null or a.at >= ${from})
       and (${to}::timestamptz is null or a.at < ${to})
       and (${before}::bigint is null or a.id < ${before})
     order by a.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** The members of the staff, also those who left, and the keys: whoever the log may name. */
export async function readActors(db: Db): Promise<{ _id: string; name: string }[]> {
  const { rows } = await sql<{ _id: string; name: string }>`
    select id as _id, name from staff union all select id, name from machine_keys order by name, _id`.execute(
    db,
  );
  return rows;
}

/** A link of the hash chain. Kept elsewhere, it proves later that the log was not truncated before it. */
export type AuditLink = { number: number; hash: string };

/** The log is not as it was written; any other error of a check means that it was not checked. */
export class AuditFault extends Error {}

/**
 * Checks the hash chain of the whole log: no line was changed, removed or left out of the chain. `since`: a link returned by
 * an earlier check, which must still exist. Returns the last link; null if the log is empty.
 * @throws {AuditFault} naming the first fault, which raises the alarm
 */
export async function verifyStaffAudit(db: Db, since: AuditLink | null = null): Promise<AuditLink | null> {
  const { rows } = await sql<{ number: number }>`
    select l.number::float8 as number
      from (select c.number, c.hash, lag(c.number) over w as last_number,
                   staff_audit_hash(coalesce(lag(c.hash) over w, ''), a) as right_hash
              from staff_audit_chain c left join staff_audit a on a.id = c.audit_id
            window w as (order by c.number)) l
     where l.hash is distinct from l.right_hash or l.number <> coalesce(l.last_number, 0) + 1
     order by 1 limit 1`.execute(db);
  const [broken] = rows;
  if (broken !== undefined)
    throw new AuditFault(`the staff's audit log was changed at link ${broken.number}`);
  const loose = await db
    .selectFrom('staff_audit as a')
    .leftJoin('staff_audit_chain as c', 'c.audit_id', 'a.id')
    .select('a.id')
    .where('c.number', 'is', null)
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
  if (loose !== undefined) throw new AuditFault(`line ${loose.id} of the staff's audit log is in no link`);
  const links = db.selectFrom('staff_audit_chain').select(['number', 'hash']);
  const known = since && (await links.where('number', '=', since.number).executeTakeFirst());
  if (since !== null && known?.hash !== since.hash)
    throw new AuditFault(
      `link ${since.number} of the staff's audit log is not the one that was written down`,
    );
  return (await links.orderBy('number', 'desc').limit(1).executeTakeFirst()) ?? null;
}

/** The job that checks the log each night; the command does the same. */
export const AUDIT_CHECK = 'verify-staff-audit';

/** What the last check that came to its end found, recorded apart from whether the job succeeded. */
export const AUDIT_RESULT = `${AUDIT_CHECK}:result`;

/**
 * When the whole log was last found whole, whether a later check found a fault, and when a check last could not be made
 * after that.
 */
export async function lastAuditCheck(
  db: Db,
): Promise<{ at: Date | null; isBroken: boolean; missedAt: Date | null }> {
  const runs = await db
    .selectFrom('job_runs')
    .select(['job', 'succeeded_at', 'failed_at'])
    .where('job', 'in', [AUDIT_CHECK, AUDIT_RESULT])
    .execute();
  const check = runs.find(({ job }) => job === AUDIT_CHECK);
  const result = runs.find(({ job }) => job === AUDIT_RESULT);
  const [at, failed] = [result?.succeeded_at ?? null, result?.failed_at ?? null];
  const missed = check?.failed_at ?? null;
  const isLater = (moment: Date | null, than: Date | null) =>
    moment !== null && (than === null || moment > than);
  return {
    at,
    isBroken: isLater(failed, at),
    // The job also fails where it found a fault, right after that was recorded.
    missedAt: !isLater(failed, at) && isLater(missed, check?.succeeded_at ?? null) ? missed : null,
  };
}
