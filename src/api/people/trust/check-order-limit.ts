import type { OrderLimit } from '../../../shop/people/trust/order-limit.ts';
import { orderLimit, type Standing } from '../../../shop/people/trust/order-limit.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { readStanding } from './trust-facts.ts';

/** Refuses one more order of `total` pounds above what the shopper's level allows. */
export async function checkOrderLimit(
  db: Db,
  { shopperId, total }: { shopperId: string; total: number },
  { settings, now }: { settings: Settings; now: Date },
): Promise<Refusal | null> {
  return limitRefusal(await readStanding(db, shopperId, settings, now), total, settings);
}

/** The same of a standing that was read: at payment under the shopper's lock, so that a concurrent order is counted. */
export function limitRefusal(standing: Standing, total: number, settings: Settings): Refusal | null {
  const limit = orderLimit(standing, total, settings);
  return limit === null ? null : refuse(limit.code, { limit, data: onWire(limit) });
}

function onWire(limit: OrderLimit) {
  const until = limit.until?.toISOString() ?? null;
  const why = { refused: limit.refused, until };
  if (limit.code === 'ORDER_LIMIT') return { open: limit.open, limit: limit.limit, ...why };
  return limit.code === 'ORDER_TOTAL_LIMIT' ? { open: limit.open, cap: limit.cap, ...why } : why;
}
