import { sql } from 'kysely';
import { deliveryQuote } from '../../../shop/buying/cart/delivery-fee.ts';
import type { Actor } from '../../../shop/buying/orders/status.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import type { StaffRole } from '../../../shop/people/staff/roles.ts';
import type { TrustLevel } from '../../../shop/people/trust/trust-level.ts';
import { type LineRow, selectVariants } from '../../buying/cart/queries.ts';
import { checkDestination } from '../../buying/checkout/place-order.ts';
import { insertLines, insertOrder, lockBuyer, newOrderKeys } from '../../buying/checkout/queries.ts';
import type { LockedOrder } from '../../buying/orders/queries.ts';
import { recordStep } from '../../buying/orders/record-step.ts';
import { stepOrder } from '../../buying/orders/step-order.ts';
import { type Pieces, takePieces } from '../../buying/orders/stock.ts';
import type { ChangeContext } from '../../people/staff/answer-change.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { type LockedParcel, lockParcel } from '../fulfilment/steps/parcel.ts';
import { stepParcel } from '../fulfilment/steps/step-parcel.ts';
import { selectReturnPieces, type StoredReturn, wasSent } from './queries.ts';
import { releaseHeld } from './step-return.ts';
import { wantedVariant } from './wanted-pieces.ts';

type Terms = Pick<ChangeContext<unknown>, 'staff' | 'settings' | 'now'>;

const NO_MONEY = { subTotal: 0, savings: 0, discount: 0, delivery: 0, total: 0 };

/**
 * Sends the pieces that an exchange holds: a confirmed order without a price, to the address of the first one, which is
 * packed and delivered like others. Nothing once the shopper's account is erased. A parcel sent again takes its pieces from
 * stock: `OUT_OF_STOCK`.
 */
export async function placeExchangeParcel(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  { staff, settings, now }: Terms,
): Promise<Refusal | null> {
  const { shopper_id: shopperId, language } = order;
  if (shopperId === null) return null;
  const buyer = await lockBuyer(tx, shopperId);
  if (isRefusal(buyer)) return buyer;
  const by = staff.actor;
  const pieces = await newPieces(tx, request);
  const lines = await selectVariants(tx, pieces);
  if (lines.length < pieces.length) return refuse('UNAVAILABLE');
  await releaseHeld(tx, order, request, { by, now });
  const { address: given, trust_level: trustLevel } = await tx
    .selectFrom('orders')
    .select(['address', 'trust_level'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  // The column was written through `checkAddress`, so it has the wire's AddressInput.
  const destination = checkDestination(given as AddressInput, { officePickup: true });
  if (isRefusal(destination)) return destination;
  const { address, point } = destination;
  // It takes no place of a day: the shopper was told when the courier comes.
  const quote = { ...deliveryQuote(point, settings, { now, subTotal: null }), slotDay: null };
  const keys = newOrderKeys();
  const { id } = keys;
  await insertOrder(tx, keys, {
    shopperId,
    taken: { source: 'other', staffId: staff.id, exchangeOf: request.id },
    // Checked by the table's constraint.
    cameFrom: null,
    trustLevel: trustLevel as TrustLevel | null,
    language,
    address,
    note: '',
    payingWith: null,
    totals: NO_MONEY,
    delivery: 0,
    feeBeforeFree: 0,
    freeFrom: 0,
    cashStep: settings.cashStep,
    quote,
    coupon: null,
    now,
  });
  await recordStep(tx, id, { to: 'pending', by, reason: '', now });
  await insertLines(tx, id, lines.map(withoutPrice), [], { settings, now });
  const short = await takePieces(tx, pieces, { reason: 'ordered', orderId: id, by, now });
  if (short !== null) return short;
  const parcel = await lockParcel(tx, { id });
  if (parcel === undefined) throw new Error('an order that was just placed has a parcel');
  return stepParcel(tx, parcel, { step: 'confirm' }, { by: acting(by), version: null, settings, now });
}

/** Its parcel counts as sent by the store, whoever of the staff decides about the return. */
const acting = (by: Actor): Actor & { roles: StaffRole[] } => ({ ...by, roles: ['manager'] });

/** What was paid stays with the first order. */
const withoutPrice = (line: LineRow): LineRow => ({ ...line, price: 0, price_after_discount: null });

/** The new pieces for those that count, by variant. */
async function newPieces(tx: Tx, { id }: StoredReturn): Promise<Pieces[]> {
  const pieces = (await selectReturnPieces(tx, id)).map((line) => ({
    ...wantedVariant(line),
    quantity: line.counted,
  }));
  const sums = new Map<string, Pieces>();
  for (const { productId, colorId, sizeId, quantity } of pieces.filter((line) => line.quantity > 0)) {
    const key = `${productId} ${colorId} ${sizeId}`;
    const before = sums.get(key)?.quantity ?? 0;
    sums.set(key, { productId, colorId, sizeId, quantity: before + quantity });
  }
  return [...sums.values()];
}

/** The parcel of an exchange that is not canceled, locked; undefined where there is none. */
export async function lockExchangeParcel(tx: Tx, request: StoredReturn): Promise<LockedParcel | undefined> {
  if (request.kind !== 'exchange') return undefined;
  const { rows } = await sql<{ id: string }>`
    select id from orders where exchange_of = ${request.id} and status <> 'canceled'`.execute(tx);
  return rows[0] && lockParcel(tx, rows[0]);
}

type Ending = Omit<Terms, 'staff'> & { readonly by: Actor };

/** Cancels the parcel of an exchange that ends without it; refused once it has left the store. */
export async function cancelExchangeParcel(
  tx: Tx,
  request: StoredReturn,
  { by, settings, now }: Ending,
): Promise<Refusal | null> {
  const parcel = await lockExchangeParcel(tx, request);
  const terms = { by: acting(by), version: null, settings, now };
  return parcel === undefined ? null : stepParcel(tx, parcel, { step: 'cancel', reason: '' }, terms);
}

/**
 * Gives the new pieces of an exchange over the counter: an order that is delivered at once, so that they have deadlines of their
 * own. Once the shopper's account is erased they are only taken.
 */
export async function giveByHand(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  terms: Terms,
): Promise<Refusal | null> {
  const by = terms.staff.actor;
  const refusal = await cancelExchangeParcel(tx, request, { ...terms, by });
  if (refusal !== null) return refusal;
  if (order.shopper_id === null) return takeUnsent(tx, order, request, terms);
  const unplaced = await placeExchangeParcel(tx, order, request, terms);
  if (unplaced !== null) return unplaced;
  const parcel = await lockExchangeParcel(tx, request);
  if (parcel === undefined) throw new Error('an order that was just placed has a parcel');
  return handOut(tx, parcel, terms);
}

/** Delivers a parcel without packing and transport: its pieces are handed over at the counter. */
async function handOut(
  tx: Tx,
  parcel: LockedParcel,
  { staff, settings, now }: Terms,
): Promise<Refusal | null> {
  const by = acting(staff.actor);
  const refusal = await stepOrder(tx, parcel.order, { to: 'inDelivery', by, settings, now });
  if (refusal !== null) return refusal;
  parcel.order.status = 'inDelivery';
  parcel.stage = 'withCourier';
  return stepParcel(tx, parcel, { step: 'deliver', kept: null }, { by, version: null, settings, now });
}

/** The new pieces of a request without a parcel are held since it was made, or back in stock since. */
async function takeUnsent(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  { staff, now }: Terms,
): Promise<Refusal | null> {
  if (!(await wasSent(tx, request.id))) return null;
  const entry = { reason: 'exchangeHeld', orderId: order.id, by: staff.actor, now } as const;
  return takePieces(tx, await newPieces(tx, request), entry);
}
