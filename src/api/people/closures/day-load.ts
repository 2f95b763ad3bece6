import { sql } from 'kysely';
import { type DayLoad, NO_LOAD } from '../../../shop/people/closures/promised-days.ts';
import type { Settings } from '../../../shop/settings.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import type { Db } from '../../platform/db/database.ts';

type Capacity = Pick<Settings, 'dailyCapacity' | 'bandCapacity'>;

export const hasCapacity = ({ dailyCapacity, bandCapacity }: Capacity): boolean =>
  dailyCapacity !== null || bandCapacity !== null;

/** The places taken from today on; empty where no number limits them. The order `without` does not count. */
export async function readDayLoad(
  db: Db,
  settings: Capacity,
  now: Date,
  without: string | null = null,
): Promise<DayLoad> {
  return hasCapacity(settings) ? countPlaces(db, now, without) : NO_LOAD;
}

/** The places taken from today on, by day and band. An order that was canceled has given its place back. */
export async function countPlaces(db: Db, now: Date, without: string | null = null): Promise<DayLoad> {
  const { rows } = await sql<{ day: string; band: string; orders: number }>`
    select slot_day::text as day, coalesce(slot_band, '') as band, count(*)::int as orders from orders
     where slot_day >= ${storeDateOf(now)}::date and status <> 'canceled' and not is_test and id is distinct from ${without}
     group by 1, 2`.execute(db);
  const load = new Map<string, Map<string, number>>();
  for (const { day, band, orders } of rows) load.set(day, (load.get(day) ?? new Map()).set(band, orders));
  return load;
}
