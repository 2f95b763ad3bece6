import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The word of the specification for a device that cannot be reached. */
const NO_TOKEN = 'web-fallback-token';

/** The token to keep of what a device gives: empty where it gives none, or one this store may not send to. */
export function pushTokenOf(read: (given: string) => string | null, given: string | undefined): string {
  return given === undefined || given === NO_TOKEN ? '' : (read(given) ?? '');
}

/**
 * Sets where a session's device is reached; empty: nowhere. A browser has one token whoever uses it, so every other session
 * lets go of it: news of one shopper never show on a phone that another has signed in with since.
 */
export async function keepPushToken(db: Db, sessionId: string, token: string): Promise<void> {
  await sql`update sessions set push_token = case id when ${sessionId} then ${token} else '' end
             where (id = ${sessionId} and ended_at is null) or (push_token <> '' and md5(push_token) = md5(${token}) and push_token = ${token})`.execute(
    db,
  );
}

/** Where a shopper is reached now, each device once. */
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

/** A device that its service does not know any more. */
export async function forgetDevice(db: Db, token: string): Promise<void> {
  await sql`update sessions set push_token = ''
             where push_token <> '' and md5(push_token) = md5(${token}) and push_token = ${token}`.execute(
    db,
  );
}
