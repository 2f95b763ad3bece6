import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { otpDigits } from '../../shop/account/otp-digits.ts';
import type { Settings } from '../../shop/settings.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Store } from '../store.ts';
import { codeHmac } from './send-code.ts';

type Tried = { id: string; code_hmac: string; expired: boolean };

/**
 * Is `typed` the living code of this phone and browser? Null when it is (the code is used up by that), else the
 * refusal. The try is counted before anything is compared, and stays counted: five a code, and over all codes of a
 * number twenty wrong ones a day, counted apart for browsers that know the number.
 */
export async function checkCode(
  store: Store,
  phone: string,
  browser: string | null,
  typed: string,
): Promise<null | Refusal> {
  const { otp } = await store.settings();
  if ((await countFailures(store, phone, browser)) >= otp.wrongPerDay)
    return refuse('OTP_TOO_MANY_TRIES', { retryAfter: 3600 });
  const tried = await countTry(store, phone, browser, otp);
  if (tried === undefined)
    return (await isUsedUp(store, phone, browser, otp))
      ? refuse('OTP_TOO_MANY_TRIES', { retryAfter: otp.lifetimeSeconds })
      : refuse('OTP_EXPIRED');
  if (tried.expired) return refuse('OTP_EXPIRED');
  if (!isSame(tried.code_hmac, codeHmac(store.secrets, phone, browser, otpDigits(typed)))) {
    await store.db.insertInto('verification_failures').values({ phone, browser_hash: browser }).execute();
    return refuse('OTP_WRONG');
  }
  return (await consume(store, tried.id)) ? null : refuse('OTP_EXPIRED');
}

async function countTry(
  store: Store,
  phone: string,
  browser: string | null,
  otp: Settings['otp'],
): Promise<Tried | undefined> {
  const { rows } = await sql<Tried>`
    update verification_codes set tries = tries + 1
     where phone = ${phone} and browser_hash is not distinct from ${browser}
       and used_at is null and replaced_at is null and tries < ${otp.tries}
    returning id, code_hmac, expires_at <= now() as expired`.execute(store.db);
  return rows[0];
}

async function isUsedUp(
  store: Store,
  phone: string,
  browser: string | null,
  otp: Settings['otp'],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from verification_codes
     where phone = ${phone} and browser_hash is not distinct from ${browser}
       and used_at is null and replaced_at is null and tries >= ${otp.tries} and expires_at > now()`.execute(
    store.db,
  );
  return rows.length > 0;
}

async function countFailures(store: Store, phone: string, browser: string | null): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    select count(*) as failures from verification_failures f
     where f.phone = ${phone} and f.at > now() - interval '1 day'
       and case when exists (select 1 from known_browsers where phone = ${phone} and browser_hash = ${browser})
                then f.browser_hash = ${browser}
                else not exists (select 1 from known_browsers k where k.phone = f.phone and k.browser_hash = f.browser_hash) end`.execute(
    store.db,
  );
  return rows[0]?.failures ?? 0;
}

async function consume(store: Store, id: string): Promise<boolean> {
  const { rows } =
    await sql`update verification_codes set used_at = now() where id = ${id} and used_at is null returning 1`.execute(
      store.db,
    );
  return rows.length > 0;
}

function isSame(kept: string, given: string): boolean {
  const [a, b] = [Buffer.from(kept), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
