import type { Language } from '../../../../shop/language.ts';
import type { Device } from '../../../../shop/people/account/contract.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { deviceName } from './device-name.ts';
import { closeSession, IDLE_MS } from './sessions.ts';

type Whose = { id: string; sessionId: string };

/** The shopper's sessions: this browser first, then by last use. */
export async function listDevices(
  db: Db,
  { id, sessionId }: Whose,
  language: Language,
  now: Date,
): Promise<Device[]> {
  const rows = await liveSessions(db, id, now).execute();
  const devices = rows.map((row) => ({
    _id: row.id,
    device: deviceName(row.user_agent, row.platform, language),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === sessionId,
  }));
  return devices.sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one of the shopper's sessions; false if it is not theirs. */
export async function signOutDevice(
  tx: Tx,
  { id, sessionId }: Whose,
  wanted: string,
  now: Date,
): Promise<boolean> {
  const mine = await liveSessions(tx, id, now).where('id', '=', wanted).executeTakeFirst();
  if (mine === undefined) return false;
  const reason = wanted === sessionId ? 'logout' : 'elsewhere';
  return closeSession(tx, { sessionId: wanted, shopperId: id }, reason, now);
}

/** Ends all of the shopper's sessions except this one. */
export async function signOutOthers(tx: Tx, { id, sessionId }: Whose, now: Date): Promise<void> {
  const others = await liveSessions(tx, id, now).where('id', '<>', sessionId).forUpdate().execute();
  for (const { id: other } of others)
    await closeSession(tx, { sessionId: other, shopperId: id }, 'elsewhere', now);
}

function liveSessions(db: Db, shopperId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'platform', 'user_agent', 'created_at', 'last_used_at'])
    .where('shopper_id', '=', shopperId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - IDLE_MS))
    .orderBy('last_used_at', 'desc')
    .orderBy('id');
}
