import type { Db, Tx } from '../db/database.ts';
import type { Secrets } from '../secrets.ts';
import { recordAudit } from './audit.ts';
import { newRefreshToken, nextRefreshToken, refreshTokenHash } from './tokens.ts';

const DAY_MS = 24 * 3600 * 1000;
const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** How long a parent may come back for its child: a lost answer, or two tabs at once. */
const PARENT_MS = 10_000;

export type NewSession = {
  shopperId: string;
  binding: string | null;
  platform: string;
  pushToken: string;
  userAgent: string;
};

/** Opens a session and returns its id with the first refresh token. */
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
  await insertToken(tx, id, 0, refreshToken, now);
  return { id, refreshToken };
}

export type LiveSession = {
  sessionId: string;
  shopperId: string;
  binding: string | null;
  registered: boolean;
  refreshToken: string;
};

/**
 * Exchanges a refresh token for the next one, or null where it is worth nothing. A token works once; its direct
 * parent may come back within 10 s while the child is unused and gets the same child. Anything else that was used
 * before ends the whole session: somebody has a copy.
 */
export async function rotateSession(
  tx: Tx,
  secrets: Secrets,
  token: string,
  binding: string | null,
  now: Date,
): Promise<LiveSession | null> {
  const found = await findToken(tx, token);
  if (
    found === undefined ||
    found.ended_at !== null ||
    found.expires_at <= now ||
    found.session_expires_at <= now
  )
    return null;
  if (found.binding_hash !== null && found.binding_hash !== binding) return null;
  const refreshToken = nextRefreshToken(secrets, token);
  const live: LiveSession = {
    sessionId: found.session_id,
    shopperId: found.shopper_id,
    binding: found.binding_hash,
    registered: found.registered_at !== null,
    refreshToken,
  };
  if (found.used_at === null) {
    await tx
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', refreshTokenHash(token))
      .execute();
    await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', found.session_id).execute();
    await insertToken(tx, found.session_id, found.generation + 1, refreshToken, now);
    return live;
  }
  const child = await findToken(tx, refreshToken);
  const isLostAnswer = now.getTime() - found.used_at.getTime() <= PARENT_MS && child?.used_at === null;
  if (isLostAnswer) return live;
  await endSession(tx, found.session_id, 'reuse', now);
  await recordAudit(tx, { actor: found.shopper_id, action: 'session.reuse', subject: found.session_id });
  return null;
}

/** Ends a session: neither its refresh token nor an access token of it opens anything any more. */
export async function endSession(
  db: Db,
  sessionId: string,
  reason: 'logout' | 'reuse' | 'erased' | 'elsewhere',
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The session a refresh token belongs to, if the browser it is bound to brings it; else null. */
export async function sessionOfToken(db: Db, token: string, binding: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id', 'sessions.binding_hash'])
    .where('token_hash', '=', refreshTokenHash(token))
    .executeTakeFirst();
  return row === undefined || (row.binding_hash !== null && row.binding_hash !== binding) ? null : row.id;
}

/** The shopper of a session that has not ended, else undefined. One indexed read for each protected call. */
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

// The session's row is locked first, so that two refreshes at once are one after the other.
async function findToken(tx: Tx, token: string) {
  return tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('shoppers', 'shoppers.id', 'sessions.shopper_id')
    .select([
      'refresh_tokens.session_id',
      'refresh_tokens.generation',
      'refresh_tokens.expires_at',
      'refresh_tokens.used_at',
      'sessions.shopper_id',
      'sessions.binding_hash',
      'sessions.ended_at',
      'sessions.expires_at as session_expires_at',
      'shoppers.registered_at',
    ])
    .where('token_hash', '=', refreshTokenHash(token))
    .forUpdate(['sessions', 'refresh_tokens'])
    .executeTakeFirst();
}

async function insertToken(
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
