import { DAY_MS } from '../../../../shop/time/durations.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newRefreshToken, refreshTokenHash } from './tokens.ts';

/** A session expires after this time without use. */
export const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;

export type NewSession = {
  shopperId: string;
  binding: string | null;
  platform: string;
  pushToken: string;
  userAgent: string;
};

/** Creates a session and returns its id with the first refresh token. */
export async function openSession(
  tx: Tx,
  session: NewSession,
  now: Date,
): Promise<{ id: string; refreshToken: string }> {
  const { id } = await tx
    .insertInto('sessions')
    .values({
      shopper_id: session.shopperId,
      binding_hash: session.binding,
      platform: session.platform,
      push_token: session.pushToken,
      user_agent: session.userAgent.slice(0, 200),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refreshToken = newRefreshToken();
  await addRefreshToken(tx, id, 0, refreshToken, now);
  return { id, refreshToken };
}

/** Stores the hash of a session's next refresh token, valid until the session has been idle for seven days. */
export async function addRefreshToken(
  tx: Tx,
  sessionId: string,
  generation: number,
  token: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: refreshTokenHash(token),
      session_id: sessionId,
      generation,
      created_at: now,
      expires_at: new Date(now.getTime() + IDLE_MS),
    })
    .execute();
}

export type EndReason = 'logout' | 'reuse' | 'erased' | 'elsewhere' | 'replaced';

/** Ends a session, its tokens and its push messages. False if it had ended before. */
export async function endSession(db: Db, sessionId: string, reason: EndReason, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason, push_token: '' })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Ends a browser's previous sessions at sign-in: its binding is renewed, so they are invalid anyway. */
export async function replaceSessions(tx: Tx, binding: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'replaced', push_token: '' })
    .where('binding_hash', '=', binding)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends a session at its shopper's request, with an audit entry. */
export async function closeSession(
  tx: Tx,
  { sessionId, shopperId }: { sessionId: string; shopperId: string },
  reason: 'logout' | 'elsewhere',
  now: Date,
): Promise<boolean> {
  if (!(await endSession(tx, sessionId, reason, now))) return false;
  await recordAudit(tx, {
    actor: shopperId,
    action: 'session.end',
    subject: sessionId,
    details: { reason },
  });
  return true;
}

/** The session of a refresh token, if it comes from the browser it is bound to; else undefined. */
export async function sessionOfToken(db: Db, token: string, binding: string | null) {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id as sessionId', 'sessions.shopper_id as shopperId', 'sessions.binding_hash'])
    .where('token_hash', '=', refreshTokenHash(token))
    .executeTakeFirst();
  return row === undefined || (row.binding_hash !== null && row.binding_hash !== binding) ? undefined : row;
}

/** The shopper of an active session, else undefined. One indexed read per protected call. */
export function findLiveSession(db: Db, sessionId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('shoppers', 'shoppers.id', 'sessions.shopper_id')
    .select(['sessions.shopper_id', 'sessions.binding_hash', 'shoppers.registered_at'])
    .where('sessions.id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
