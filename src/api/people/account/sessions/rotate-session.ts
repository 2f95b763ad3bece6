import { sql } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Secrets } from '../../../secrets.ts';
import { addRefreshToken, endSession } from './sessions.ts';
import { nextRefreshTokens, refreshTokenHash } from './tokens.ts';

/** How long a parent token may be reused, by the database's clock: two refreshes may reach two instances. */
const PARENT_SECONDS = 10;

export type LiveSession = {
  sessionId: string;
  shopperId: string;
  binding: string | null;
  registered: boolean;
  refreshToken: string;
};

/**
 * Exchanges a refresh token for the next one; null if invalid. A token works once; its direct parent works for 10 s
 * more while the child is unused and gets the same child. Any other reuse ends the session: the token was copied.
 */
export async function rotateSession(
  tx: Tx,
  secrets: Secrets,
  token: string,
  binding: string | null,
  now: Date,
): Promise<LiveSession | null> {
  const found = await findToken(tx, token);
  if (found === undefined || found.ended_at !== null || found.session_expires_at <= now) return null;
  const [next = '', ...others] = nextRefreshTokens(secrets, token, now);
  const refreshToken = found.used_at === null ? next : await lostAnswer(tx, found, [next, ...others]);
  if (refreshToken === null) {
    await endSession(tx, found.session_id, 'reuse', now);
    await recordAudit(tx, { actor: found.shopper_id, action: 'session.reuse', subject: found.session_id });
    return null;
  }
  if (found.expires_at <= now || found.binding_hash !== binding) return null;
  if (found.used_at === null) await spendToken(tx, found, { token, refreshToken }, now);
  return {
    sessionId: found.session_id,
    shopperId: found.shopper_id,
    binding: found.binding_hash,
    registered: found.registered_at !== null,
    refreshToken,
  };
}

type TokenRow = NonNullable<Awaited<ReturnType<typeof findToken>>>;

async function spendToken(
  tx: Tx,
  { session_id, generation }: TokenRow,
  { token, refreshToken }: { token: string; refreshToken: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', refreshTokenHash(token))
    .execute();
  await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', session_id).execute();
  await addRefreshToken(tx, session_id, generation + 1, refreshToken, now);
}

/** The child that was answered lately and not used since, if it is one of these. */
async function lostAnswer(tx: Tx, parent: TokenRow, children: readonly string[]): Promise<string | null> {
  if (parent.used_lately !== true) return null;
  for (const child of children) if ((await findToken(tx, child))?.used_at === null) return child;
  return null;
}

// Locks the session's row too, so that concurrent refreshes are serialized.
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
      sql<boolean | null>`refresh_tokens.used_at >= now() - ${PARENT_SECONDS} * interval '1 second'`.as(
        'used_lately',
      ),
    ])
    .where('token_hash', '=', refreshTokenHash(token))
    .forUpdate(['sessions', 'refresh_tokens'])
    .executeTakeFirst();
}
