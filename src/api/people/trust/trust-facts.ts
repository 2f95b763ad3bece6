import { sql } from 'kysely';
import type { Standing } from '../../../shop/people/trust/order-limit.ts';
import { type TrustFacts, type TrustLevel, trustLevel } from '../../../shop/people/trust/trust-level.ts';
import type { Settings } from '../../../shop/settings.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import type { Db } from '../../platform/db/database.ts';

type FactsRow = TrustFacts & {
  id: string;
  byHand: TrustLevel | null;
  byHandUntil: Date | null;
  /** The refusal with which the shopper came to be watched stops counting then, if it has come to that. */
  watchedUntil: Date | null;
  openOrders: number;
  openTotal: number;
};

/** What the level of each shopper is decided by, and what is under way, by shopper id. */
export async function selectTrustFacts(
  db: Db,
  shopperIds: readonly string[],
  { trust: { countedDays, trustedDays, watchedFrom } }: Pick<Settings, 'trust'>,
  now: Date,
): Promise<Map<string, FactsRow>> {
  const since = new Date(now.getTime() - countedDays * DAY_MS);
  const lately = new Date(now.getTime() - trustedDays * DAY_MS);
  const { rows } = await sql<FactsRow>`
    select s.id, d.delivered, r.refused, r."refusedLately", m.level as "byHand", m.until as "byHandUntil",
           r.nth_last + make_interval(days => ${countedDays}) as "watchedUntil", o."openOrders", o."openTotal"
      from unnest(${[...new Set(shopperIds)]}::text[]) as s (id)
      cross join lateral (
        select count(*) as delivered
          from (select from orders where shopper_id = s.id and delivered_at > ${since} and not is_test
                 union all
                select from erased_outcomes e
                 where e.shopper_id = s.id and e.outcome = 'delivered' and e.at > ${since}) all_of) d
      cross join lateral (
        select count(*) as refused, count(*) filter (where at > ${lately}) as "refusedLately",
               (array_agg(at order by at desc))[${watchedFrom}] as nth_last
          -- offset 0: by the orders of each shopper; else every refusal is read for each of them.
          from (select p.refused_at as at from orders o cross join lateral (
                         select * from parcels p where p.order_id = o.id offset 0) p
                 where o.shopper_id = s.id and not o.is_test and p.refusal_counts and p.refused_at > ${since}
                   and not exists (select from refusal_strikes k where k.parcel_id = p.id)
                 union all
                select e.at from erased_outcomes e
                 where e.shopper_id = s.id and e.outcome = 'refused' and e.at > ${since}) all_of) r
      cross join lateral (
        select count(*) as "openOrders", coalesce(sum(total), 0)::bigint as "openTotal" from orders
         where shopper_id = s.id and status in ('pending', 'inProgress', 'inDelivery') and not is_test) o
      left join trust_marks m on m.shopper_id = s.id and m.until > ${now}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export const NO_FACTS: TrustFacts = { delivered: 0, refused: 0, refusedLately: 0, byHand: null };

/** A shopper's level with its end, and their orders under way. */
export async function readStanding(
  db: Db,
  shopperId: string,
  settings: Settings,
  now: Date,
): Promise<Standing> {
  const facts = (await selectTrustFacts(db, [shopperId], settings, now)).get(shopperId);
  if (facts === undefined) throw new Error('a shopper that was asked for has facts');
  const { refused, byHandUntil, watchedUntil, openOrders, openTotal } = facts;
  const level = trustLevel(facts, settings);
  const until = facts.byHand === null ? watchedUntil : byHandUntil;
  const isLow = level === 'watched' || level === 'blocked';
  return { level, refused, until: isLow ? until : null, openOrders, openTotal };
}
