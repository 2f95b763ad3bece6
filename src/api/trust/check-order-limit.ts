import type { Settings } from '../../shop/settings.ts';
import type { OrderLimit } from '../../shop/trust/order-limit.ts';
import { orderLimit } from '../../shop/trust/order-limit.ts';
import type { Db } from '../db/database.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { readStanding } from './trust-facts.ts';

/**
 * Refuses one more order of `total` pounds above what the shopper's level allows. At payment the shopper is locked, so
 * that of two concurrent orders the second counts the first.
 */
export async function checkOrderLimit(
  db: Db,
  { shopperId, total }: { shopperId: string; total: number },
  { settings, now }: { settings: Settings; now: Date },
): Promise<Refusal | null> {
  const limit = orderLimit(await readStanding(db, shopperId, settings, now), total, settings);
  return limit === null ? null : refuse(limit.code, { limit, data: onWire(limit) });
}

function onWire(limit: OrderLimit) {
  const until = limit.until?.toISOString() ?? null;
  const why = { refused: limit.refused, until };
  if (limit.code === 'ORDER_LIMIT') return { open: limit.open, limit: limit.limit, ...why };
  return limit.code === 'ORDER_TOTAL_LIMIT' ? { open: limit.open, cap: limit.cap, ...why } : why;
}
