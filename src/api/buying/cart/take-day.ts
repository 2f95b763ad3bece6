import { sql } from 'kysely';
import { deliveryQuote, type Quoted } from '../../../shop/buying/cart/delivery-fee.ts';
import { isFull } from '../../../shop/people/closures/promised-days.ts';
import type { Destination } from '../../../shop/people/places/place-at.ts';
import { hasCapacity, readDayLoad } from '../../people/closures/day-load.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Refusal } from '../../refusal.ts';
import { pauseRefusal, type PricingContext } from './read-cart.ts';

/**
 * The first day with room and its promise for an order that this transaction places. Where a number limits the days,
 * orders are placed one after the other: the second counts the place that the first took.
 */
export async function takeDay(
  tx: Tx,
  to: Destination,
  { settings, now }: Pick<PricingContext, 'settings' | 'now'>,
): Promise<Quoted | Refusal> {
  if (hasCapacity(settings))
    await sql`select pg_advisory_xact_lock(hashtextextended('places of a day', 7))`.execute(tx);
  const load = await readDayLoad(tx, settings, now);
  const quote = deliveryQuote(to, settings, { now, subTotal: null, load });
  const { slotDay, bandId } = quote;
  const paused = pauseRefusal(quote.pause);
  if (paused !== null || slotDay === null) return paused ?? quote;
  const bands = load.get(slotDay);
  const after = new Map(load).set(slotDay, new Map(bands).set(bandId, (bands?.get(bandId) ?? 0) + 1));
  // Cached pages show promises that are now outdated.
  if (isFull(slotDay, bandId, settings, after))
    await sql`insert into catalog_changes (what) values ('days')`.execute(tx);
  return quote;
}
