import { sql } from 'kysely';
import { isWeakPin, mayHavePin, MOST_WRONG_PINS } from '../../../../../shop/people/staff/pin.ts';
import { transact } from '../../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../../refusal.ts';
import type { Store } from '../../../../store.ts';
import { recordStaffAudit } from '../../staff-audit.ts';
import type { SignInExchange } from '../enter.ts';
import { endSession, newToken, readStaff, setStaffCookie, type Staff } from '../staff-session.ts';
import { hashPin, isPinOf } from './pin-hash.ts';
import { type Desk, setLocked, type ResumableSession, resumableOn } from './shared-laptops.ts';

/** Sets the member's PIN; null, or the refusal of one that a colleague would try first. */
export async function setPin(
  { db, secrets }: Store,
  staff: Staff,
  pin: string,
  now: Date,
): Promise<null | Refusal> {
  if (!mayHavePin(staff.roles)) return refuse('FORBIDDEN');
  if (isWeakPin(pin)) return refuse('VALIDATION', { errors: ['"pin" must not be one digit or a row'] });
  const hash = await hashPin(secrets, staff.id, pin);
  await transact(db, async (tx) => {
    await tx
      .insertInto('staff_pins')
      .values({ staff_id: staff.id, hash, set_at: now })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ hash, set_at: now }))
      .execute();
    await recordStaffAudit(tx, { staff, action: 'pin.set', only: 'secret', subject: staff.id }, now);
  });
  return null;
}

export async function removePin({ db }: Store, staff: Staff, now: Date): Promise<null | Refusal> {
  return transact(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('staff_pins')
      .where('staff_id', '=', staff.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return refuse('NOT_FOUND');
    // Without a PIN it could not be unlocked.
    await tx
      .updateTable('staff_sessions')
      .set({ locked_at: null })
      .where('id', '=', staff.sessionId)
      .execute();
    await recordStaffAudit(tx, { staff, action: 'pin.remove', only: 'secret', subject: staff.id }, now);
    return null;
  });
}

/** Locks a session on a shared laptop until its PIN is given. */
export async function lockSession({ db }: Store, staff: Staff, now: Date): Promise<null | Refusal> {
  if (staff.desk === null) return refuse('NOT_FOUND');
  await transact(db, async (tx) => {
    await setLocked(tx, staff.sessionId, now);
    await recordStaffAudit(tx, { staff, action: 'session.lock', only: 'act', subject: staff.id }, now);
  });
  return null;
}

/** Resumes the session of a person on this laptop by their PIN; null, or the refusal. */
export async function unlockSession(
  store: Store,
  desk: Desk,
  { staffId, pin }: { staffId: string; pin: string },
  { request, reply, now }: SignInExchange,
): Promise<null | Refusal> {
  const resumable = await countTry(store, desk, staffId, now);
  if (isRefusal(resumable)) return resumable;
  if (!(await isPinOf(store.secrets, staffId, pin, resumable.hash))) return refuseTry(store, resumable, now);
  const before = await readStaff(store, request, false);
  const { token, hash } = newToken();
  const refusal = await transact(store.db, async (tx) => {
    // The token is replaced: a copy of the old one in another browser is void.
    const { numUpdatedRows } = await tx
      .updateTable('staff_sessions')
      .set({ token_hash: hash, locked_at: null, pin_failures: 0, last_used_at: now })
      .where('id', '=', resumable.session_id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse('UNAUTHENTICATED');
    if (before !== null && before.sessionId !== resumable.session_id) {
      // With a PIN a person unlocks their own session only.
      if (before.desk === null) await endSession(tx, before.sessionId, 'replaced', now);
      else await setLocked(tx, before.sessionId, now);
    }
    const staff = { id: staffId, sessionId: resumable.session_id };
    await recordStaffAudit(tx, { staff, action: 'session.unlock', only: 'act', subject: staffId }, now);
    return null;
  });
  if (refusal !== null) return refusal;
  setStaffCookie(store, request, reply, token);
  return null;
}

/** Counts a try before it is compared, so that tries at once are counted as well. */
async function countTry(
  { db }: Store,
  desk: Desk,
  staffId: string,
  now: Date,
): Promise<(ResumableSession & { tries: number }) | Refusal> {
  const [resumable] = await resumableOn(db, desk, now, staffId);
  if (resumable === undefined) return refuse('UNAUTHENTICATED');
  const { rows } = await sql<{ tries: number }>`
    update staff_sessions set pin_failures = pin_failures + 1
     where id = ${resumable.session_id} and pin_failures < ${MOST_WRONG_PINS}
    returning pin_failures as tries`.execute(db);
  const [counted] = rows;
  return counted === undefined ? refuse('UNAUTHENTICATED') : { ...resumable, tries: counted.tries };
}

async function refuseTry(
  { db }: Store,
  { session_id: sessionId, staff_id: id, tries }: ResumableSession & { tries: number },
  now: Date,
): Promise<Refusal> {
  const isLast = tries >= MOST_WRONG_PINS;
  await transact(db, async (tx) => {
    if (isLast) await endSession(tx, sessionId, 'ended', now);
    await recordStaffAudit(
      tx,
      { staff: { id, sessionId }, action: 'session.fail', only: 'act', subject: 'pin' },
      now,
    );
  });
  return isLast ? refuse('UNAUTHENTICATED') : refuse('PIN_WRONG');
}
