import { sql } from 'kysely';
import { ERASED_BROWSER, eraseLateRows } from '../account/erase.ts';
import type { Db } from '../db/database.ts';

/**
 * Deletes what is kept for a time only: codes and wrong tries after 24 hours, where codes were asked from after 30 days,
 * idempotency keys, changes of the shelf and favorites let go after 24 hours, questions without an answer after 180 days,
 * messages after 30 days, the inbox and waiting for a size after half a year (once it was told: after 30 days), sessions
 * 30 days after they are over, browsers that know a number after the year their cookie lives. Source: the store's privacy
 * rules.
 *
 * A code's row is what the limits of a day count, so it stays for 30 days with its code emptied; that of a shopper who is
 * erased for the day alone.
 */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const [day, month] = [before(24), before(30 * 24)];
  await sql`update verification_codes set code_hmac = '' where created_at < ${day} and code_hmac <> ''`.execute(
    db,
  );
  await sql`delete from verification_codes
             where created_at < ${month} or (browser_hash = ${ERASED_BROWSER} and created_at < ${day})`.execute(
    db,
  );
  await sql`delete from verification_failures where at < ${day}`.execute(db);
  await sql`delete from idempotency_keys where created_at < ${day}`.execute(db);
  await sql`delete from shelf_changes where at < ${day}`.execute(db);
  await sql`delete from favorites_let_go where let_go_at < ${day}`.execute(db);
  await sql`delete from search_misses where day < ${before(180 * 24)}::date`.execute(db);
  await sql`delete from outbox where created_at < ${month} or (kind = 'code' and created_at < ${day})`.execute(
    db,
  );
  await sql`delete from notifications where created_at < ${before(182 * 24)}`.execute(db);
  await sql`delete from stock_alerts where sent_at < ${month} or created_at < ${before(182 * 24)}`.execute(
    db,
  );
  await sql`delete from known_browsers where last_seen_at < ${before(365 * 24)}`.execute(db);
  await sql`delete from sessions where expires_at < ${month} or ended_at < ${month}`.execute(db);
  await eraseLateRows(db);
}
