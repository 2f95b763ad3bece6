import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecondFactor } from '../../../../shop/people/staff/contract.ts';
import { LOCK_MINUTES, mayHavePin } from '../../../../shop/people/staff/pin.ts';
import { rolesAmong, type StaffRole } from '../../../../shop/people/staff/roles.ts';
import {
  FRESH_MINUTES,
  needsSecondFactor,
  type SessionEnd,
  sessionEnds,
  sessionTerms,
} from '../../../../shop/people/staff/session-terms.ts';
import { DAY_MS, MINUTE_MS } from '../../../../shop/time/durations.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Store } from '../../../store.ts';

/** A staff member with a session checked against the database. */
export type Staff = {
  id: string;
  name: string;
  roles: readonly StaffRole[];
  /** The actor's name in order histories and ledgers. */
  actor: { role: 'merchant'; name: string; sessionId: string };
  sessionId: string;
  /** Set where a machine's key calls; then `id` is the key's and there is no session. */
  keyId: string | null;
  /** They are no longer on the staff, or lost the role: what they did before is heard of, and nothing more is theirs to do. */
  hasLeft?: true;
  /** The second factor is missing: only the calls that provide it are allowed. */
  isHalf: boolean;
  /** A second factor was given within the last minutes. */
  isFresh: boolean;
  /** What this member can show as a second factor. */
  factors: readonly SecondFactor[];
  signedInAt: Date;
  /** The name of the shared laptop on which a PIN resumes this session; null: it is not on one, or has no PIN. */
  desk: string | null;
  /** On a shared laptop: its PIN comes first. */
  isLocked: boolean;
  idleMinutes: number;
  expiresAt: Date;
  /** Nobody else is on the staff. */
  isAlone: boolean;
};

/** The session of the staff cookie, stored by hash, or null. `isUse` restarts the idle time. */
export async function readStaff(
  store: Store,
  request: FastifyRequest,
  isUse: boolean,
): Promise<Staff | null> {
  const token = request.cookies[cookieName(store)];
  if (token === undefined || token.length < 40) return null;
  const now = store.clock();
  const row = await findSession(store.db, hashOf(token), now);
  if (row === undefined || row.last_used_at.getTime() + row.idle_minutes * MINUTE_MS <= now.getTime())
    return null;
  const roles = rolesAmong(row.roles);
  const desk = row.has_pin && mayHavePin(roles) ? row.desk : null;
  const locksAt = row.last_used_at.getTime() + LOCK_MINUTES * MINUTE_MS;
  const isLocked = desk !== null && (row.locked_at !== null || locksAt <= now.getTime());
  if (isUse && !isLocked && row.last_used_at.getTime() + MINUTE_MS <= now.getTime())
    await recordUse(store.db, row.session_id, row.id, now);
  return {
    id: row.id,
    name: row.name,
    roles,
    actor: { role: 'merchant', name: row.id, sessionId: row.session_id },
    sessionId: row.session_id,
    keyId: null,
    isHalf: row.needs_second && row.second_at === null,
    isFresh: row.second_at !== null && row.second_at.getTime() + FRESH_MINUTES * MINUTE_MS > now.getTime(),
    factors: [
      ...(row.totp_seed === null ? [] : ['totp' as const]),
      ...(row.has_passkey ? ['passkey' as const] : []),
    ],
    signedInAt: row.created_at,
    desk,
    isLocked,
    idleMinutes: row.idle_minutes,
    expiresAt: row.expires_at,
    isAlone: !row.has_others,
  };
}

/** For how many days after their removal a courier's device may still send what it recorded off line. */
const LATE_DAYS = 30;

/**
 * Who the ended session of the cookie belonged to, where they were removed or have none of the roles any more; else null,
 * as they sign in again.
 */
export async function readFormerStaff(
  store: Store,
  request: FastifyRequest,
  roles: readonly StaffRole[],
): Promise<Staff | null> {
  const token = request.cookies[cookieName(store)];
  if (token === undefined || token.length < 40) return null;
  const now = store.clock();
  const row = await store.db
    .selectFrom('staff_sessions as x')
    .innerJoin('staff as s', 's.id', 'x.staff_id')
    .select([
      's.id',
      's.name',
      's.roles',
      's.removed_at',
      'x.id as session_id',
      'x.created_at',
      'x.expires_at',
    ])
    .where('x.token_hash', '=', hashOf(token))
    .where('x.created_at', '>', new Date(now.getTime() - LATE_DAYS * DAY_MS))
    .executeTakeFirst();
  const mayStill = row?.removed_at === null && rolesAmong(row.roles).some((role) => roles.includes(role));
  if (row === undefined || mayStill) return null;
  return {
    id: row.id,
    name: row.name,
    roles: [],
    actor: { role: 'merchant', name: row.id, sessionId: row.session_id },
    sessionId: row.session_id,
    keyId: null,
    hasLeft: true,
    isHalf: false,
    isFresh: false,
    factors: [],
    signedInAt: row.created_at,
    desk: null,
    isLocked: false,
    idleMinutes: 0,
    expiresAt: row.expires_at,
    isAlone: false,
  };
}

function findSession(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('staff_sessions as x')
    .innerJoin('staff as s', 's.id', 'x.staff_id')
    .leftJoin('staff_desks as d', 'd.id', 'x.desk_id')
    .select(['s.id', 's.name', 's.roles', 's.totp_seed', 'x.id as session_id', 'x.needs_second'])
    .select(['x.second_at', 'x.idle_minutes', 'x.last_used_at', 'x.expires_at', 'x.created_at'])
    .select(['x.locked_at', 'd.name as desk'])
    .select((row) =>
      row
        .exists(row.selectFrom('staff_passkeys as p').select('p.id').whereRef('p.staff_id', '=', 's.id'))
        .as('has_passkey'),
    )
    .select((row) =>
      row
        .exists(row.selectFrom('staff_pins as n').select('n.staff_id').whereRef('n.staff_id', '=', 's.id'))
        .as('has_pin'),
    )
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('staff as o')
            .select('o.id')
            .whereRef('o.id', '<>', 's.id')
            .where('o.removed_at', 'is', null),
        )
        .as('has_others'),
    )
    .where('x.token_hash', '=', tokenHash)
    .where('x.ended_at', 'is', null)
    .where('x.expires_at', '>', now)
    .where('s.removed_at', 'is', null)
    .executeTakeFirst();
}

async function recordUse(db: Db, sessionId: string, staffId: string, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
  await db.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute();
}

export type NewStaffSession = {
  staffId: string;
  roles: readonly StaffRole[];
  userAgent: string;
  /** The proof at sign-in was a second factor as well. */
  hasSecond?: boolean | undefined;
  /** The shared laptop on which a PIN resumes it. */
  deskId?: string | null;
};

/** Creates a session by the roles' terms and returns its id with the token for the cookie. */
export async function openStaffSession(
  tx: Tx,
  { staffId, roles, userAgent, hasSecond = false, deskId = null }: NewStaffSession,
  now: Date,
) {
  const { idleMinutes, hours, isOnOneDevice } = sessionTerms(roles);
  if (isOnOneDevice) await endSessionsOf(tx, staffId, 'replaced', now);
  const { token, hash } = newToken();
  const { id } = await tx
    .insertInto('staff_sessions')
    .values({
      token_hash: hash,
      desk_id: deskId,
      staff_id: staffId,
      user_agent: userAgent.slice(0, 200),
      idle_minutes: idleMinutes,
      needs_second: needsSecondFactor(roles),
      second_at: hasSecond ? now : null,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + hours * 60 * MINUTE_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute();
  return { id, token };
}

/** A token for the cookie, and its hash for the session's row. */
export function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Why the session of this browser's cookie ended, for the page that asks to sign in again. */
export async function readSessionEnd(store: Store, request: FastifyRequest): Promise<SessionEnd | null> {
  const token = request.cookies[cookieName(store)];
  if (token === undefined) return null;
  const row = await store.db
    .selectFrom('staff_sessions')
    .select(['end_reason', 'last_used_at', 'idle_minutes', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row === undefined) return null;
  const idleEnd = row.last_used_at.getTime() + row.idle_minutes * MINUTE_MS;
  const isOver = Math.min(idleEnd, row.expires_at.getTime()) <= store.clock().getTime();
  if (row.end_reason === null) return isOver ? 'expired' : null;
  return sessionEnds.find((each) => each === row.end_reason) ?? null;
}

type EndReason = 'logout' | Exclude<SessionEnd, 'expired'>;

/** Ends the sessions of a staff member, all or all but one. Their next calls are refused. */
export async function endSessionsOf(
  db: Db,
  staffId: string,
  reason: EndReason,
  now: Date,
  but: string | null = null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(but !== null, (query) => query.where('id', '<>', but))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function endSession(db: Db, id: string, reason: EndReason, now: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Sets the session cookie, which ends with the browser; the request has it at once. */
export function setStaffCookie(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): void {
  const name = cookieName(store);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: store.config.secure } as const;
  if (token === null) void reply.clearCookie(name, options);
  else void reply.setCookie(name, token, options);
  request.cookies[name] = token ?? '';
}

const cookieName = (store: Store) => (store.config.secure ? '__Host-staff' : 'staff');
const hashOf = (token: string) => createHash('sha256').update(`staff ${token}`).digest('base64url');
