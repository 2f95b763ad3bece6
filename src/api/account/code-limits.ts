import { sql } from 'kysely';
import type { Settings } from '../../shop/settings.ts';
import type { Db } from '../db/database.ts';
import { type Refusal, refuse } from '../http/refusal.ts';

/** Who asks for a code: `browser` is the hash of its binding, `origin` an address (IPv6: its /64), `block` a thousand numbers. */
export type CodeAsker = {
  phone: string;
  browser: string | null;
  origin: string;
  block: string;
  isLoopback: boolean;
};

type Counts = {
  known: boolean;
  since_last: number | null;
  number_hour: number;
  number_day: number;
  browser_numbers: number;
  origin_10min: number;
  origin_hour: number;
  block_hour: number;
  store_day: number;
};

/** Newcomers try the demo from one machine; there the per-origin limits are this many times wider. */
const LOOPBACK_FACTOR = 100;
const HOUR = 3600;

/**
 * May a code be sent? Null, or the refusal with the seconds to wait. A browser that signed in with the number before
 * is counted by itself, so that a stranger's requests never lock the owner out. Source: `security.md`, "Codes", as
 * the settings have them; counted in the database, so limits hold over restarts and instances.
 */
export async function codeSendRefusal(
  db: Db,
  asker: CodeAsker,
  otp: Settings['otp'],
): Promise<Refusal | null> {
  const counts = await countSends(db, asker);
  const wait = otp.resendSeconds - (counts.since_last ?? otp.resendSeconds);
  if (wait > 0) return refuse('OTP_TOO_SOON', { retryAfter: wait });
  const factor = asker.isLoopback ? LOOPBACK_FACTOR : 1;
  const limits: [count: number, limit: number, retryAfter: number][] = [
    [counts.number_hour, otp.perHour, HOUR],
    [counts.number_day, otp.perDay, 24 * HOUR],
    [counts.browser_numbers, otp.perBrowserNumbersPerHour, HOUR],
    [counts.origin_10min, otp.perOriginPer10Min * factor, 600],
    [counts.origin_hour, otp.perOriginPerHour * factor, HOUR],
    [counts.block_hour, otp.perBlockPerHour, HOUR],
    [counts.store_day, otp.storeCeilingPerDay, HOUR],
  ];
  const reached = limits.find(([count, limit]) => count >= limit);
  return reached === undefined ? null : refuse('OTP_LIMIT', { retryAfter: reached[2] });
}

/** Has the store's ceiling of a day been reached? The caller raises the alarm. */
export async function isStoreCeilingReached(db: Db, otp: Settings['otp']): Promise<boolean> {
  const { rows } = await sql<{ sent: number }>`
    select count(*) as sent from verification_codes where created_at > now() - interval '1 day'`.execute(db);
  return (rows[0]?.sent ?? 0) >= otp.storeCeilingPerDay;
}

async function countSends(db: Db, { phone, browser, origin, block }: CodeAsker): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with me as (
      select exists (select 1 from known_browsers where phone = ${phone} and browser_hash = ${browser}) as known
    ), mine as (
      select c.created_at from verification_codes c, me
       where c.phone = ${phone} and c.created_at > now() - interval '1 day'
         and case when me.known then c.browser_hash = ${browser}
                  else not exists (select 1 from known_browsers k where k.phone = c.phone and k.browser_hash = c.browser_hash) end
    )
    select (select known from me),
           (select extract(epoch from now() - max(created_at))::float8 from mine) as since_last,
           (select count(*) from mine where created_at > now() - interval '1 hour') as number_hour,
           (select count(*) from mine) as number_day,
           (select count(distinct phone) from verification_codes
             where browser_hash = ${browser} and phone <> ${phone} and created_at > now() - interval '1 hour') as browser_numbers,
           (select count(*) from verification_codes where origin = ${origin} and created_at > now() - interval '10 minutes') as origin_10min,
           (select count(*) from verification_codes where origin = ${origin} and created_at > now() - interval '1 hour') as origin_hour,
           (select count(*) from verification_codes where number_block = ${block} and created_at > now() - interval '1 hour') as block_hour,
           (select count(*) from verification_codes where created_at > now() - interval '1 day') as store_day`.execute(
    db,
  );
  const row = rows[0];
  if (row === undefined) throw new Error('a query of counts always has one row');
  return row;
}
