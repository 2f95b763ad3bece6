import { sql } from 'kysely';
import { needsCall } from '../../../../../shop/delivery/fulfilment/call-rules.ts';
import { trustLevel } from '../../../../../shop/people/trust/trust-level.ts';
import type { Settings } from '../../../../../shop/settings.ts';
import { NO_FACTS, selectTrustFacts } from '../../../../people/trust/trust-facts.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { MOST_TO_CALL } from './console-rows.ts';
import { ORDER_OF_PARCEL, viewCondition } from './order-views.ts';

type Waiting = { shopper_id: string | null; total: number; placed_at: Date };

/** How many of the orders that wait for their confirmation are to be called about, and when the newest of them came. */
export async function countToCall(
  db: Db,
  settings: Settings,
  now: Date,
): Promise<{ toCall: number; newestAt: Date | null }> {
  const { rows } = await sql<Waiting>`
    select o.shopper_id, o.total, o.placed_at from parcels p ${ORDER_OF_PARCEL}
     where ${viewCondition('toConfirm', now)}
     order by o.placed_at desc, o.id desc limit ${sql.lit(MOST_TO_CALL)}`.execute(db);
  const shoppers = rows.flatMap(({ shopper_id: id }) => (id === null ? [] : [id]));
  const facts = await selectTrustFacts(db, shoppers, settings, now);
  const levelOf = (id: string | null) => trustLevel(facts.get(id ?? '') ?? NO_FACTS, settings);
  return {
    toCall: rows.filter(({ shopper_id: id, total }) => needsCall(levelOf(id), total, settings)).length,
    newestAt: rows[0]?.placed_at ?? null,
  };
}
