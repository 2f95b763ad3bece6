import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { mayHavePin } from '../../../../../shop/people/staff/pin.ts';
import { rolesAmong } from '../../../../../shop/people/staff/roles.ts';
import { type Db, transact, type Tx } from '../../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../../refusal.ts';
import type { Store } from '../../../../store.ts';
import { recordStaffAudit } from '../../staff-audit.ts';
import type { Staff } from '../staff-session.ts';

/** A laptop stays enrolled for a year; each session on it ends by its own terms. */
const ENROLLED_SECONDS = 365 * 24 * 3600;

export type Desk = { id: string; name: string };

/** The shared laptop this browser is, or null. */
export async function deskOf(store: Store, request: FastifyRequest): Promise<Desk | null> {
  const token = request.cookies[deskCookie(store)];
  if (token === undefined || token.length < 40) return null;
  const desk = await store.db
    .selectFrom('staff_desks')
    .select(['id', 'name'])
    .where('token_hash', '=', hashOf(token))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return desk ?? null;
}

/** Makes this browser a shared laptop. One that already is gets the new name. */
export async function enrollDesk(
  store: Store,
  { request, reply, staff, now }: { request: FastifyRequest; reply: FastifyReply; staff: Staff; now: Date },
  name: string,
): Promise<void> {
  const known = await deskOf(store, request);
  const token = randomBytes(32).toString('base64url');
  await transact(store.db, async (tx) => {
    if (known !== null)
      await tx.updateTable('staff_desks').set({ name }).where('id', '=', known.id).execute();
    else
      await tx
        .insertInto('staff_desks')
        .values({ token_hash: hashOf(token), name, enrolled_by: staff.id, created_at: now })
        .execute();
    await recordStaffAudit(
      tx,
      { staff, action: 'desk.add', only: 'made', subject: name, after: { name } },
      now,
    );
  });
  if (known !== null) return;
  request.cookies[deskCookie(store)] = token;
  void reply.setCookie(deskCookie(store), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: store.config.secure,
    maxAge: ENROLLED_SECONDS,
  });
}

/** Ends a shared laptop and the sessions on it; null, or the refusal where there is none. */
export async function removeDesk(
  { db }: Store,
  staff: Staff,
  id: string,
  now: Date,
): Promise<null | Refusal> {
  return transact(db, async (tx) => {
    const desk = await tx
      .updateTable('staff_desks')
      .set({ removed_at: now })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (desk === undefined) return refuse('NOT_FOUND');
    await tx
      .updateTable('staff_sessions')
      .set({ ended_at: now, end_reason: 'ended' })
      .where('desk_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    await recordStaffAudit(
      tx,
      { staff, action: 'desk.remove', only: 'removed', subject: desk.name, before: desk },
      now,
    );
    return null;
  });
}

export async function readDesks(db: Db, current: Desk | null) {
  const rows = await db
    .selectFrom('staff_desks as d')
    .innerJoin('staff as s', 's.id', 'd.enrolled_by')
    .select(['d.id', 'd.name', 'd.created_at', 's.name as enrolled_by'])
    .where('d.removed_at', 'is', null)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    enrolledBy: row.enrolled_by,
    createdAt: row.created_at.toISOString(),
    isThis: row.id === current?.id,
  }));
}

export type ResumableSession = {
  session_id: string;
  staff_id: string;
  name: string;
  hash: string;
  last_used_at: Date;
};

/** The sessions on a shared laptop that a PIN resumes, one per person, the last used first. */
export async function resumableOn(
  db: Db,
  desk: Desk,
  now: Date,
  staffId: string | null = null,
): Promise<ResumableSession[]> {
  const { rows } = await sql<ResumableSession & { roles: string[] }>`
    select x.id as session_id, x.staff_id, s.name, s.roles, p.hash, x.last_used_at
      from staff_sessions x join staff s on s.id = x.staff_id join staff_pins p on p.staff_id = s.id
     where x.desk_id = ${desk.id} and x.ended_at is null and x.expires_at > ${now} and s.removed_at is null
       and x.last_used_at + make_interval(mins => x.idle_minutes) > ${now}
       and (${staffId}::text is null or x.staff_id = ${staffId})
     order by x.locked_at desc nulls first, x.last_used_at desc, x.id`.execute(db);
  return rows.filter(({ roles }) => mayHavePin(rolesAmong(roles)));
}

/** Ends the session that this person had on a shared laptop. */
export async function endSessionOn(tx: Tx, deskId: string, staffId: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ ended_at: now, end_reason: 'replaced' })
    .where('desk_id', '=', deskId)
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Locks a session that its person may resume. */
export async function setLocked(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('staff_sessions').set({ locked_at: now }).where('id', '=', sessionId).execute();
}

const deskCookie = (store: Store) => (store.config.secure ? '__Host-desk' : 'desk');
const hashOf = (token: string) => createHash('sha256').update(`desk ${token}`).digest('base64url');
