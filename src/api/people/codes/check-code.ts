import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { otpDigits } from '../../../shop/people/codes/otp-digits.ts';
import type { Settings } from '../../../shop/settings.ts';
import { transact, type Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { CodeAsker } from './code-limits.ts';
import { codeHmac } from './send-code.ts';

type Otp = Settings['otp'];

type CodeRequest = Pick<CodeAsker, 'phone' | 'browser' | 'audience'>;

/** A counted attempt: its code, and its row among the wrong attempts until it proves right. */
type Try = { id: string; code_hmac: string; expired: boolean; failure: number };

/**
 * Consumes the valid code of this phone and browser, or refuses. The attempt is counted before the comparison: five per
 * code, twenty wrong ones per number and day, apart for browsers that know the number.
 */
export async function checkCode(store: Store, request: CodeRequest, typed: string): Promise<null | Refusal> {
  const { otp } = await store.settings();
  const tried = await transact(store.db, (tx) => countTry(tx, request, otp));
  if (isRefusal(tried)) return tried;
  if (!isSame(tried.code_hmac, codeHmac(store.secrets, request, otpDigits(typed))))
    return refuse('OTP_WRONG');
  return (await transact(store.db, (tx) => consume(tx, tried))) ? null : refuse('OTP_EXPIRED');
}

// Serialized per phone, so that parallel guesses count like sequential ones.
async function countTry(tx: Tx, request: CodeRequest, otp: Otp): Promise<Try | Refusal> {
  const { phone, browser, audience } = request;
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 11))`.execute(tx);
  const wait = await waitAfterFailures(tx, request, otp);
  if (wait !== null) return refuse('OTP_TOO_MANY_TRIES', { retryAfter: wait });
  const { rows } = await sql<Omit<Try, 'failure'> & { tries: number; wait: number }>`
    update verification_codes set tries = least(tries + 1, ${otp.tries + 1})
     where phone = ${phone} and browser_hash is not distinct from ${browser}
       and audience = ${audience} and used_at is null and replaced_at is null
    returning id, code_hmac, tries, expires_at <= now() as expired,
              greatest(1, extract(epoch from created_at - now())::float8 + ${otp.resendSeconds}) as wait`.execute(
    tx,
  );
  const [code] = rows;
  if (code === undefined || code.expired) return refuse('OTP_EXPIRED');
  // A new code may be requested long before this one expires.
  if (code.tries > otp.tries) return refuse('OTP_TOO_MANY_TRIES', { retryAfter: code.wait });
  const { id: failure } = await tx
    .insertInto('verification_failures')
    .values({ phone, audience, browser_hash: browser })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...code, failure };
}

/** Seconds until another attempt is allowed after too many wrong ones; null if one is allowed now. */
async function waitAfterFailures(
  tx: Tx,
  { phone, browser, audience }: CodeRequest,
  { wrongPerDay }: Otp,
): Promise<number | null> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from f.at + interval '1 day' - now())::float8 as wait from verification_failures f
     where f.phone = ${phone} and f.audience = ${audience} and f.at > now() - interval '1 day'
       and case when exists (select 1 from known_browsers where phone = ${phone} and browser_hash = ${browser})
                then f.browser_hash = ${browser}
                else not exists (select 1 from known_browsers k where k.phone = f.phone and k.browser_hash = f.browser_hash) end
     order by f.at desc offset ${wrongPerDay - 1} limit 1`.execute(tx);
  return rows[0]?.wait ?? null;
}

/** Consumes a code and removes its attempt from the wrong ones; false if a concurrent request consumed it. */
async function consume(tx: Tx, { id, failure }: Try): Promise<boolean> {
  await tx.deleteFrom('verification_failures').where('id', '=', failure).execute();
  const { rows } = await sql`
    update verification_codes set used_at = now()
     where id = ${id} and used_at is null and replaced_at is null returning 1`.execute(tx);
  return rows.length > 0;
}

function isSame(stored: string, given: string): boolean {
  const [a, b] = [Buffer.from(stored), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
