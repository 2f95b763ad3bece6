import { sql } from 'kysely';
import type { TrustFacts, TrustLevel } from '../../../shop/fulfilment/trust.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { Db } from '../../db/database.ts';

const DAY_MS = 24 * 3_600_000;

/** Deliveries, counted refusals and what staff set, by shopper id. */
export async function selectTrustFacts(
  db: Db,
  shopperIds: readonly string[],
  { trust: { countedDays, trustedDays } }: Pick<Settings, 'trust'>,
  now: Date,
): Promise<Map<string, TrustFacts>> {
  const since = new Date(now.getTime() - countedDays * DAY_MS);
  const lately = new Date(now.getTime() - trustedDays * DAY_MS);
  const { rows } = await sql<TrustFacts & { id: string; byHand: TrustLevel | null }>`
    select s.id,
           (select count(*) from orders o where o.shopper_id = s.id and o.delivered_at > ${since}) as delivered,
           (select count(*) from orders o join parcels p on p.order_id = o.id
             where o.shopper_id = s.id and p.refusal_counts and p.refused_at > ${since}) as refused,
           (select count(*) from orders o join parcels p on p.order_id = o.id
             where o.shopper_id = s.id and p.refusal_counts and p.refused_at > ${lately}) as "refusedLately",
           (select level from trust_marks m where m.shopper_id = s.id and m.until > ${now}) as "byHand"
      from unnest(${[...new Set(shopperIds)]}::text[]) as s (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export const NO_FACTS: TrustFacts = { delivered: 0, refused: 0, refusedLately: 0, byHand: null };
