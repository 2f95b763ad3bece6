import { sql } from 'kysely';
import { addDays, startOfStoreDay, storeDateOf } from '../../../shop/time/store-time.ts';
import type { Changes } from '../../platform/db/changes/changes.ts';
import type { Db } from '../../platform/db/database.ts';

/** The next time at which displayed data changes by itself: a discount, a coupon, a release, content with dates, the end of the day. */
export function nextExpiryReader(db: Db, changes: Changes): (now: Date) => Promise<Date> {
  let known: { since: number; from: Date; until: Date } | null = null;
  return async (now) => {
    if (known !== null && known.from <= now && now < known.until && changes.unchanged(known.since, ['lists']))
      return known.until;
    const since = changes.heard();
    const until = await readNextTurn(db, now);
    known = { since, from: now, until };
    return until;
  };
}

async function readNextTurn(db: Db, now: Date): Promise<Date> {
  const { rows } = await sql<{ turn: Date | null }>`
    select least(
      (select min(discount_starts_at) from products where discount_starts_at > ${now}),
      (select min(discount_ends_at) from products where discount_ends_at > ${now}),
      (select min(available_from) from products where status = 'published' and available_from > ${now}),
      (select min(starts_at) from coupons where owner_id is null and starts_at > ${now}),
      (select min(ends_at) from coupons where owner_id is null and ends_at > ${now}),
      (select min(starts_at) from home_content where starts_at > ${now}),
      (select min(ends_at) from home_content where ends_at > ${now})
    ) as turn`.execute(db);
  const midnight = startOfStoreDay(addDays(storeDateOf(now), 1));
  const turn = rows[0]?.turn ?? midnight;
  return turn < midnight ? turn : midnight;
}
