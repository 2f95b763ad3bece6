import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** The specification's word for a device without push. */
const NO_TOKEN = 'web-fallback-token';

/** The token to store: empty if the device gave none, or one this store must not send to. */
export function pushTokenOf(read: (given: string) => string | null, given: string | undefined): string {
  return given === undefined || given === NO_TOKEN ? '' : (read(given) ?? '');
}

/** Sets a session's push token; empty for none. It leaves every other session: a browser may have a new user. */
export async function storePushToken(db: Db, sessionId: string, token: string): Promise<void> {
  await sql`update sessions set push_token = case id when ${sessionId} then ${token} else '' end
             where (id = ${sessionId} and ended_at is null) or (push_token <> '' and md5(push_token) = md5(${token}) and push_token = ${token})`.execute(
    db,
  );
}

/** The shopper's current push tokens, each once. */
export async function liveDevices(db: Db, shopperId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('push_token')
    .distinct()
    .where('shopper_id', '=', shopperId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('push_token', '<>', '')
    .execute();
  return rows.map(({ push_token }) => push_token);
}

/** Removes a token that its push service no longer knows. */
export async function forgetDevice(db: Db, token: string): Promise<void> {
  await sql`update sessions set push_token = ''
             where push_token <> '' and md5(push_token) = md5(${token}) and push_token = ${token}`.execute(
    db,
  );
}
