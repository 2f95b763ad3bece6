import { sql } from 'kysely';
import type { Settings } from '../../shop/settings.ts';
import type { Db } from '../db/database.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** Who asks for a code: `browser` is the hash of its binding, `origin` an address (IPv6: its /64), `block` a thousand numbers. */
export type CodeAsker = {
  phone: string;
  browser: string | null;
  origin: string;
  block: string;
  isLoopback: boolean;
};

/** Why no code is sent; `isCeiling`: nobody gets one, and somebody has to hear of it. */
export type SendRefusal = { refusal: Refusal; isCeiling: boolean };

/** Newcomers try the demo from one machine; there the per-origin limits are this many times wider. */
const LOOPBACK_FACTOR = 100;

/** What shoppers who signed in before may take beyond the store's ceiling, so that strangers cannot use up the day. */
const KNOWN_RESERVE = 1.25;

/**
 * May a code be sent? Null, or the refusal with the seconds until it may. A browser that signed in with the number before is
 * counted by itself: neither what strangers ask of the number nor of its block or origin locks its owner out. Source:
 * `security.md`, "Codes", as the settings have them; counted in the database, so limits hold over restarts and instances.
 * Exact only where the caller holds the lock on sending.
 */
export async function codeSendRefusal(
  db: Db,
  asker: CodeAsker,
  otp: Settings['otp'],
): Promise<SendRefusal | null> {
  const { known, resend, ceiling, ...waits } = await waitsOf(db, asker, otp);
  if (resend !== null && resend > 0)
    return { refusal: refuse('OTP_TOO_SOON', { retryAfter: resend }), isCeiling: false };
  const own = [waits.number_hour, waits.number_day, waits.browser_numbers];
  const shared = known ? [] : [waits.origin_10min, waits.origin_hour, waits.block_hour];
  const wait = Math.max(...[...own, ...shared, ceiling].map((seconds) => seconds ?? 0));
  if (wait <= 0) return null;
  return { refusal: refuse('OTP_LIMIT', { retryAfter: wait }), isCeiling: ceiling !== null };
}

/** Seconds until each limit lets one more through; null where it has not been reached. */
type Waits = {
  known: boolean;
  resend: number | null;
  number_hour: number | null;
  number_day: number | null;
  browser_numbers: number | null;
  origin_10min: number | null;
  origin_hour: number | null;
  block_hour: number | null;
  ceiling: number | null;
};

// A limit of n is reached when there is an n-th newest code within its time; it lets go when that one is old enough.
async function waitsOf(db: Db, asker: CodeAsker, otp: Settings['otp']): Promise<Waits> {
  const { phone, browser, origin, block } = asker;
  const wide = asker.isLoopback ? LOOPBACK_FACTOR : 1;
  const within = (interval: string, limit: number) => sql`
    (select extract(epoch from created_at + ${interval}::interval - now())::float8 from found
      where created_at > now() - ${interval}::interval order by created_at desc offset ${limit - 1} limit 1)`;
  const { rows } = await sql<Waits>`
    with me as (
      select exists (select 1 from known_browsers where phone = ${phone} and browser_hash = ${browser}) as known
    ), mine as materialized (
      select c.created_at from verification_codes c, me
       where c.phone = ${phone} and c.created_at > now() - interval '1 day'
         and case when me.known then c.browser_hash = ${browser}
                  else not exists (select 1 from known_browsers k where k.phone = c.phone and k.browser_hash = c.browser_hash) end
    ), others as materialized (
      select max(created_at) as created_at from verification_codes
       where browser_hash = ${browser} and phone <> ${phone} and created_at > now() - interval '1 hour' group by phone
    ), here as materialized (
      select created_at from verification_codes where origin = ${origin} and created_at > now() - interval '1 hour'
    ), near as materialized (
      select created_at from verification_codes where number_block = ${block} and created_at > now() - interval '1 hour'
    ), all_of_them as (
      select created_at from verification_codes where created_at > now() - interval '1 day'
    )
    select me.known,
           (select extract(epoch from max(created_at) - now())::float8 + ${otp.resendSeconds} from mine) as resend,
           (with found as (table mine) select ${within('1 hour', otp.perHour)}) as number_hour,
           (with found as (table mine) select ${within('1 day', otp.perDay)}) as number_day,
           (with found as (table others) select ${within('1 hour', otp.perBrowserNumbersPerHour)}) as browser_numbers,
           (with found as (table here) select ${within('10 minutes', otp.perOriginPer10Min * wide)}) as origin_10min,
           (with found as (table here) select ${within('1 hour', otp.perOriginPerHour * wide)}) as origin_hour,
           (with found as (table near) select ${within('1 hour', otp.perBlockPerHour)}) as block_hour,
           (select extract(epoch from created_at + interval '1 day' - now())::float8 from all_of_them
             order by created_at desc
            offset case when me.known then ${Math.ceil(otp.storeCeilingPerDay * KNOWN_RESERVE) - 1}::bigint
                        else ${otp.storeCeilingPerDay - 1}::bigint end limit 1) as ceiling
      from me`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('a query of waits always has one row');
  return row;
}
