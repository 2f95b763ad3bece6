import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { otpDigits } from '../../../../shop/people/codes/otp-digits.ts';
import { transact, type Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Secrets } from '../../../secrets.ts';
import type { Store } from '../../../store.ts';
import { recordStaffAudit } from '../staff-audit.ts';
import type { Staff } from './staff-session.ts';
import { base32, matchedStep, totpSecret } from './totp.ts';

/** Wrong second codes before a wait, and how long each counts. */
const TRIES = 5;
const COUNTS_MINUTES = 15;
const RECOVERY_CODES = 10;

/**
 * Offers an authenticator secret, in force once confirmed. `uri` opens an app on the same phone. A session is offered one
 * secret until it is confirmed: phones reload the page while the app is open, and the app keeps the first secret.
 */
export async function offerTotp(
  { db, secrets, settings }: Store,
  staff: Staff,
): Promise<{ secret: string; uri: string }> {
  const { totp_offered_seed: offered } = await db
    .updateTable('staff')
    .set({ totp_offered_seed: offeredSeed(staff.sessionId) })
    .where('id', '=', staff.id)
    .returning('totp_offered_seed')
    .executeTakeFirstOrThrow();
  const seed = offered ?? '';
  const secret = base32(totpSecret(secrets, staff.id, seed));
  const issuer = encodeURIComponent((await settings()).identity.name.en);
  const label = `${issuer}:${encodeURIComponent(staff.name)}`;
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}` };
}

/** The seed that this session was offered before, else a new one. */
function offeredSeed(sessionId: string) {
  const seed = `${sessionId}.${randomBytes(16).toString('base64url')}`;
  return sql<string>`case when starts_with(totp_offered_seed, ${`${sessionId}.`}) then totp_offered_seed else ${seed} end`;
}

/** Activates the offered secret and returns new recovery codes; older ones become invalid. */
export async function confirmTotp(
  { db, secrets }: Store,
  staff: Staff,
  typed: string,
  now: Date,
): Promise<string[] | Refusal> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const rows = codes.map((code) => ({
    staff_id: staff.id,
    code_hash: recoveryHash(secrets, staff.id, code),
    created_at: now,
  }));
  const refusal = await tryCode(db, staff, now, async (tx) => {
    const { totp_offered_seed: seed } = await readSeeds(tx, staff.id);
    const step =
      seed === null ? null : matchedStep(totpSecret(secrets, staff.id, seed), otpDigits(typed), now);
    if (step === null) return false;
    await tx
      .updateTable('staff')
      .set({ totp_seed: seed, totp_offered_seed: null, totp_last_step: step })
      .where('id', '=', staff.id)
      .execute();
    await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staff.id).execute();
    await tx.insertInto('staff_recovery_codes').values(rows).execute();
    await recordSecondFactor(tx, staff, now);
    await recordStaffAudit(tx, { staff, action: 'session.totp', only: 'secret', subject: staff.id }, now);
    return true;
  });
  return refusal ?? codes;
}

/** Accepts an app code or a recovery code, each once, and completes the session. */
export async function passSecondFactor(
  { db, secrets }: Store,
  staff: Staff,
  typed: string,
  now: Date,
): Promise<null | Refusal> {
  // Recovery codes always have letters; some have six digits too.
  const isAppCode = !/[a-z]/i.test(typed);
  return tryCode(db, staff, now, async (tx) => {
    const isRight = isAppCode
      ? await useTotp(tx, secrets, staff, otpDigits(typed), now)
      : await useRecoveryCode(tx, secrets, staff, typed, now);
    if (!isRight) return false;
    await recordSecondFactor(tx, staff, now);
    const action = isAppCode ? 'session.second' : 'session.recovery';
    await recordStaffAudit(tx, { staff, action, only: 'act', subject: staff.id }, now);
    return true;
  });
}

/** Counts an attempt as wrong, and uncounts it if `check` finds the code right. */
async function tryCode(
  db: Store['db'],
  staff: Staff,
  now: Date,
  check: (tx: Tx) => Promise<boolean>,
): Promise<null | Refusal> {
  // Counted before comparing, serialized per person, against concurrent guesses.
  const failure = await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`second ${staff.id}`}, 11))`.execute(tx);
    const since = new Date(now.getTime() - COUNTS_MINUTES * 60_000);
    const recent = await tx
      .selectFrom('staff_second_failures')
      .select('at')
      .where('staff_id', '=', staff.id)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .limit(TRIES)
      .execute();
    const oldest = recent[TRIES - 1];
    if (oldest !== undefined)
      return refuse('OTP_TOO_MANY_TRIES', { retryAfter: (oldest.at.getTime() - since.getTime()) / 1000 });
    return tx
      .insertInto('staff_second_failures')
      .values({ staff_id: staff.id, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  if (isRefusal(failure)) return failure;
  const isRight = await transact(db, async (tx) => {
    const right = await check(tx);
    if (right) await tx.deleteFrom('staff_second_failures').where('id', '=', failure.id).execute();
    else await recordStaffAudit(tx, { staff, action: 'session.fail', only: 'act', subject: staff.id }, now);
    return right;
  });
  return isRight ? null : refuse('OTP_WRONG');
}

async function useTotp(tx: Tx, secrets: Secrets, staff: Staff, typed: string, now: Date): Promise<boolean> {
  const { totp_seed: seed } = await readSeeds(tx, staff.id);
  const step = seed === null ? null : matchedStep(totpSecret(secrets, staff.id, seed), typed, now);
  if (step === null) return false;
  // Each code is accepted once, against replay.
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', staff.id)
    .where('totp_last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function useRecoveryCode(tx: Tx, secrets: Secrets, staff: Staff, typed: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staff.id)
    .where('code_hash', '=', recoveryHash(secrets, staff.id, typed))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const readSeeds = (tx: Tx, id: string) =>
  tx
    .selectFrom('staff')
    .select(['totp_seed', 'totp_offered_seed'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

async function recordSecondFactor(tx: Tx, { sessionId }: Staff, now: Date): Promise<void> {
  await tx.updateTable('staff_sessions').set({ second_at: now }).where('id', '=', sessionId).execute();
}

/** `K7QM-2XPA-9TRC`: 60 random bits without letters that look like digits. */
function newRecoveryCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
  const drawn = [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
  return drawn.replace(/(.{4})(?=.)/g, '$1-');
}

function recoveryHash({ pepper }: Secrets, staffId: string, code: string): string {
  const read = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return createHmac('sha256', pepper).update(`recovery ${staffId} ${read}`).digest('base64url');
}
