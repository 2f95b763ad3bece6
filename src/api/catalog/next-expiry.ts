import { sql } from 'kysely';
import type { Settings } from '../../shop/settings.ts';
import { addDays, startOfStoreDay, storeDateOf } from '../../shop/time/store-time.ts';
import type { Changes } from '../db/changes/changes.ts';
import type { Db } from '../db/database.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The next time at which displayed data changes by itself: a discount, a coupon, a release, content with dates, the end of "new" or of the day. */
export function nextExpiryReader(
  db: Db,
  changes: Changes,
  settings: () => Promise<Settings>,
): (now: Date) => Promise<Date> {
  let known: { since: number; from: Date; until: Date } | null = null;
  return async (now) => {
    if (known !== null && known.from <= now && now < known.until && changes.unchanged(known.since, ['lists']))
      return known.until;
    const since = changes.heard();
    const until = await readNextTurn(db, (await settings()).newDays, now);
    known = { since, from: now, until };
    return until;
  };
}

async function readNextTurn(db: Db, newDays: number, now: Date): Promise<Date> {
  const noLongerNew = new Date(now.getTime() - newDays * DAY_MS);
  const { rows } = await sql<{ turn: Date | null }>`
    select least(
      (select min(discount_starts_at) from products where discount_starts_at > ${now}),
      (select min(discount_ends_at) from products where discount_ends_at > ${now}),
      (select min(available_from) from products where status = 'published' and available_from > ${now}),
      (select min(created_at) from products where status = 'published' and created_at > ${noLongerNew}) + ${newDays}::int * interval '24 hours',
      (select min(starts_at) from coupons where owner_id is null and starts_at > ${now}),
      (select min(ends_at) from coupons where owner_id is null and ends_at > ${now}),
      (select min(starts_at) from home_content where starts_at > ${now}),
      (select min(ends_at) from home_content where ends_at > ${now})
    ) as turn`.execute(db);
  const midnight = startOfStoreDay(addDays(storeDateOf(now), 1));
  const turn = rows[0]?.turn ?? midnight;
  return turn < midnight ? turn : midnight;
}
