import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  KEY_CALLS_A_MINUTE,
  KEY_MARK,
  type KeyScope,
  rolesOfScopes,
} from '../../../../shop/people/staff/key-scopes.ts';
import { MINUTE_MS } from '../../../../shop/time/durations.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countIn } from '../../../platform/db/rate-counts.ts';
import { RequestCounts } from '../../../platform/http/guards/request-counts.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import type { Staff } from '../sign-in/staff-session.ts';
import { recordStaffAudit } from '../staff-audit.ts';

/** The machine's key that a request carries, or null. It counts instead of a session, never beside one. */
export function keyIn({ headers: { authorization = '' } }: FastifyRequest): string | null {
  const [, key] = /^Bearer\s+(\S{1,200})$/i.exec(authorization) ?? [];
  return key?.startsWith(KEY_MARK) === true ? key : null;
}

export const newKey = (): string => KEY_MARK + randomBytes(32).toString('base64url');
export const hashOfKey = (key: string): string =>
  createHash('sha256').update(`machine key ${key}`).digest('base64url');

type KeyedCall = { name: string; scope: KeyScope | undefined; key: string };

/** The machine behind a key as a caller of this call, or why not. A call without the key's scope is refused and logged. */
export async function admitKey(store: Store, { name, scope, key }: KeyedCall): Promise<Staff | Refusal> {
  const now = store.clock();
  const found = await findKey(store.db, hashOfKey(key), now);
  if (found === undefined) return refuse('UNAUTHENTICATED');
  const wait = countsOf(store).take(`calls of key ${found.id}`, KEY_CALLS_A_MINUTE, now);
  if (wait !== null) return refuse('RATE_LIMITED', { retryAfter: wait / 1000 });
  if (found.last_used_at === null || found.last_used_at.getTime() + MINUTE_MS <= now.getTime())
    await store.db
      .updateTable('machine_keys')
      .set({ last_used_at: now })
      .where('id', '=', found.id)
      .execute();
  if (scope === undefined || !found.scopes.includes(scope)) {
    const staff = { id: found.id, keyId: found.id };
    await recordStaffAudit(store.db, { staff, action: 'session.refused', only: 'act', subject: name }, now);
    return refuse('FORBIDDEN');
  }
  return {
    id: found.id,
    name: found.name,
    roles: [rolesOfScopes[scope]],
    actor: { role: 'merchant', name: found.id, sessionId: '' },
    sessionId: '',
    keyId: found.id,
    isHalf: false,
    isFresh: false,
    factors: [],
    desk: null,
    isLocked: false,
    isAlone: false,
    signedInAt: now,
    idleMinutes: 0,
    expiresAt: found.expires_at,
  };
}

const findKey = (db: Db, hash: string, now: Date) =>
  db
    .selectFrom('machine_keys')
    .select(['id', 'name', 'scopes', 'expires_at', 'last_used_at'])
    .where('key_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

const counts = new WeakMap<Db, RequestCounts>();

// One of the store's, as the calls are registered one by one.
function countsOf({ db }: Store): RequestCounts {
  const known = counts.get(db) ?? new RequestCounts((name, minute, more) => countIn(db, name, minute, more));
  counts.set(db, known);
  return known;
}
