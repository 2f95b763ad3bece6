import { sql } from 'kysely';
import { callableFrom, needsCall } from '../../../../../shop/delivery/fulfilment/call-rules.ts';
import { trustLevel } from '../../../../../shop/people/trust/trust-level.ts';
import type { Settings } from '../../../../../shop/settings.ts';
import { NO_FACTS, selectTrustFacts } from '../../../../people/trust/trust-facts.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { MOST_TO_CALL } from './console-rows.ts';
import { ORDER_OF_PARCEL, viewCondition } from './order-views.ts';

type Waiting = {
  shopper_id: string | null;
  total: number;
  placed_at: Date;
  called_at: Date | null;
  next_at: Date | null;
};

/**
 * How many of the orders that wait for their confirmation are to be called about, from when the first of them may be, as
 * the call itself has it (null: now), and when the newest order came.
 */
export async function countToCall(
  db: Db,
  settings: Settings,
  now: Date,
): Promise<{ toCall: number; callsFrom: Date | null; newestAt: Date | null }> {
  const { rows } = await sql<Waiting>`
    select o.shopper_id, o.total, o.placed_at, c.at as called_at, c.next_at from parcels p ${ORDER_OF_PARCEL}
      left join lateral (select a.at, a.next_at from call_attempts a where a.order_id = o.id
                          order by a.at desc, a.id desc limit 1) c on true
     where ${viewCondition('toConfirm', now)}
     order by o.placed_at desc, o.id desc limit ${sql.lit(MOST_TO_CALL)}`.execute(db);
  const shoppers = rows.flatMap(({ shopper_id: id }) => (id === null ? [] : [id]));
  const facts = await selectTrustFacts(db, shoppers, settings, now);
  const levelOf = (id: string | null) => trustLevel(facts.get(id ?? '') ?? NO_FACTS, settings);
  const toCall = rows.filter(({ shopper_id: id, total }) => needsCall(levelOf(id), total, settings));
  const callable = toCall.map(({ called_at: at, next_at: nextAt }) =>
    callableFrom(at === null ? null : { at, nextAt }, now, settings).getTime(),
  );
  const first = callable.length === 0 ? callableFrom(null, now, settings).getTime() : Math.min(...callable);
  return {
    toCall: toCall.length,
    callsFrom: first > now.getTime() ? new Date(first) : null,
    newestAt: rows[0]?.placed_at ?? null,
  };
}
