import { sql } from 'kysely';
import type { Settings } from '../../../shop/settings.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { countRates, type RateCounter, rateWait } from '../../platform/db/rate-counts.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Who requests a code: `browser` hashes its binding, `origin` an address (IPv6: /64), `block` 1000 numbers. */
export type CodeAsker = {
  phone: string;
  /** Codes of shoppers, of the staff and for requests about data are counted apart. */
  audience: 'shopper' | 'staff' | 'privacy';
  browser: string | null;
  /** What a `privacy` code agrees to, which its message says. */
  purpose?: 'export' | 'erase';
  origin: string;
  block: string;
  isLoopback: boolean;
  /** False: no account has this number. The code is counted and stored as any other, but no message is sent. */
  isKnown: boolean;
};

/** Why no code is sent; `isCeiling`: the store's daily ceiling is reached, which must be reported. */
export type SendRefusal = { refusal: Refusal; isCeiling: boolean };

/** A local demo is tried from one machine, so its per-origin limits are this many times higher. */
const LOOPBACK_FACTOR = 100;

/** Codes beyond the store's ceiling for returning shoppers, so that strangers cannot exhaust the day. */
const KNOWN_RESERVE = 1.25;

/** The counters of a code. The store's steps are long: a day of them is 145 rows. */
const storeCounter: RateCounter = { name: 'codes', stepSeconds: 600 };
const originCounter = ({ audience, origin }: CodeAsker): RateCounter => ({
  name: `${prefixOf[audience]}codes from ${origin}`,
  stepSeconds: 60,
});
const blockCounter = ({ audience, block }: CodeAsker): RateCounter => ({
  name: `${prefixOf[audience]}codes to ${block}`,
  stepSeconds: 60,
});
const prefixOf = { shopper: '', staff: 'staff ', privacy: 'privacy ' };

/** Locks number, browser, origin and block until the transaction ends, in this order against deadlocks. */
export async function lockCodeAsker(tx: Tx, { phone, browser, origin, block }: CodeAsker): Promise<void> {
  const locks = [phone, browser && `browser ${browser}`, `from ${origin}`, `to ${block}`].map(
    (name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 11))`,
  );
  await sql`select ${sql.join(locks)}`.execute(tx);
}

/** Counts a code, or refuses at the store's daily ceiling. Other codes wait from here until the transaction ends. */
export async function countCode(tx: Tx, asker: CodeAsker, otp: Settings['otp']): Promise<Refusal | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('codes', 11))`.execute(tx);
  const { rows } = await sql<{ wait: number | null }>`
    with me as (${knows(asker)}) select ${ceilingWait(otp)} as wait from me`.execute(tx);
  const wait = rows[0]?.wait ?? null;
  if (wait !== null) return refuse('OTP_LIMIT', { retryAfter: wait });
  await countRates(tx, [storeCounter, originCounter(asker), blockCounter(asker)]);
  return null;
}

/**
 * Whether a code may be sent: null, or the refusal with the seconds to wait. A browser that signed in with the number
 * is counted apart, so strangers cannot lock out its owner. Exact only while the caller holds the locks.
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

/** Seconds until each limit allows another one; null if it is not reached. */
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

// Few codes: a limit of n is reached while the n-th newest one is recent. All others are counted in steps.
async function waitsOf(db: Db, asker: CodeAsker, otp: Settings['otp']): Promise<Waits> {
  const { phone, browser, audience } = asker;
  const wide = asker.isLoopback ? LOOPBACK_FACTOR : 1;
  const within = (interval: string, limit: number) => sql`
    (select extract(epoch from created_at + ${interval}::interval - now())::float8 from found
      where created_at > now() - ${interval}::interval order by created_at desc offset ${limit - 1} limit 1)`;
  const { rows } = await sql<Waits>`
    with me as (${knows(asker)}), mine as materialized (
      select c.created_at from verification_codes c, me
       where c.phone = ${phone} and c.audience = ${audience} and c.created_at > now() - interval '1 day'
         and case when me.known then c.browser_hash = ${browser}
                  else not exists (select 1 from known_browsers k where k.phone = c.phone and k.browser_hash = c.browser_hash) end
    ), others as materialized (
      select max(created_at) as created_at from verification_codes
       where browser_hash = ${browser} and audience = ${audience} and phone <> ${phone}
         and created_at > now() - interval '1 hour' group by phone
    )
    select me.known,
           (select extract(epoch from max(created_at) - now())::float8 + ${otp.resendSeconds} from mine) as resend,
           (with found as (table mine) select ${within('1 hour', otp.perHour)}) as number_hour,
           (with found as (table mine) select ${within('1 day', otp.perDay)}) as number_day,
           (with found as (table others) select ${within('1 hour', otp.perBrowserNumbersPerHour)}) as browser_numbers,
           ${rateWait(originCounter(asker), 600, otp.perOriginPer10Min * wide)} as origin_10min,
           ${rateWait(originCounter(asker), 3600, otp.perOriginPerHour * wide)} as origin_hour,
           ${rateWait(blockCounter(asker), 3600, otp.perBlockPerHour)} as block_hour,
           ${ceilingWait(otp)} as ceiling
      from me`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('a query of waits always has one row');
  return row;
}

const knows = ({ phone, browser }: CodeAsker) => sql`
  select exists (select 1 from known_browsers where phone = ${phone} and browser_hash = ${browser}) as known`;

const ceilingWait = ({ storeCeilingPerDay: most }: Settings['otp']) =>
  rateWait(
    storeCounter,
    86_400,
    sql`case when me.known then ${Math.ceil(most * KNOWN_RESERVE)}::bigint else ${most}::bigint end`,
  );
