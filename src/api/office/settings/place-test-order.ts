import { sql } from 'kysely';
import type { CartLine } from '../../../shop/buying/cart/contract.ts';
import { findArea } from '../../../shop/people/places/find-place.ts';
import { placeAt } from '../../../shop/people/places/place-at.ts';
import { places } from '../../../shop/people/places/places.ts';
import type { Settings } from '../../../shop/settings.ts';
import { priceCart } from '../../buying/cart/price-cart.ts';
import { checkDestination, placeOrder } from '../../buying/checkout/place-order.ts';
import { knownLines } from '../../delivery/staff-orders/staff-order-routes.ts';
import { findOrAddShopper } from '../../people/account/find-or-add-shopper.ts';
import type { ChangeContext } from '../../people/staff/answer-change.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Secrets } from '../../secrets.ts';

/** An order of the owner to the dispatch center, placed as every order is; one at a time. */
export async function placeTestOrder(
  tx: Tx,
  secrets: Secrets,
  { staff, settings: stored, language, now }: ChangeContext<unknown>,
): Promise<{ number: string } | Refusal> {
  await sql`select pg_advisory_xact_lock(hashtextextended('test order', 7))`.execute(tx);
  const running = await tx
    .selectFrom('orders')
    .select('number')
    .where('is_test', '=', true)
    .where('test_erased_at', 'is', null)
    .executeTakeFirst();
  if (running !== undefined) return refuse('CONFLICT', { data: { number: running.number } });
  const piece = await findCheapestPiece(tx);
  if (piece === undefined) return refuse('OUT_OF_STOCK');
  // The owner may place it before the opening.
  const reading = { settings: { ...stored, isOpen: true }, language, now };
  const { phone, name } = await tx
    .selectFrom('staff')
    .select(['phone', 'name'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow();
  const { id: shopperId } = await findOrAddShopper(tx, secrets, { phone, language }, now);
  const address = addressOf(stored, language);
  const destination = checkDestination(address, reading.settings);
  if (isRefusal(destination)) return destination;
  const lines = await knownLines(tx, [piece]);
  const terms = { coupon: null, point: destination.point, settings: reading.settings, now };
  const expectedTotal = priceCart(lines, terms).totals.total;
  const placed = await placeOrder(
    tx,
    {
      shopperId,
      by: staff.actor,
      taken: { source: 'other', staffId: staff.id, isTest: true },
      lines: async () => lines,
    },
    { address, couponId: null, expectedTotal },
    reading,
  );
  if (isRefusal(placed)) return placed;
  const { _id: id, number } = placed.order;
  await sql`update shoppers set name = ${name} where id = ${shopperId} and name = ''`.execute(tx);
  await recordStaffAudit(
    tx,
    { staff, action: 'order.test', only: 'made', subject: id, after: { number } },
    now,
  );
  return { number };
}

async function findCheapestPiece(tx: Tx): Promise<CartLine | undefined> {
  const { rows } = await sql<CartLine>`
    select v.product_id as "productId", v.color_id as "colorId", v.size_id as "sizeId", 1 as quantity
      from variants v join products p on p.id = v.product_id
     where p.status = 'published' and v.stock > 0 order by p.price, p.id, v.color_id, v.size_id limit 1`.execute(
    tx,
  );
  return rows[0];
}

/** The dispatch center as an address. */
function addressOf({ dispatchCenter }: Settings, language: ChangeContext<unknown>['language']) {
  const { latitude, longitude, name } = dispatchCenter;
  const { city, area } = placeAt({ latitude, longitude });
  const place = places.find(({ _id }) => _id === city);
  const inCity = place?.name[language] ?? city;
  return {
    latitude,
    longitude,
    city: inCity,
    area: (place && area !== null && findArea(place, area)?.name[language]) || inCity,
    street: name[language],
  };
}
