import { sql } from 'kysely';
import type { CartLine } from '../../../shop/buying/cart/contract.ts';
import { deliveryQuote } from '../../../shop/buying/cart/delivery-fee.ts';
import { lineKey } from '../../../shop/buying/cart/line-key.ts';
import { cashDueOf } from '../../../shop/buying/orders/paid-for.ts';
import type { ConsoleDataOf, ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import type { Language } from '../../../shop/language.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import { parsePhone } from '../../../shop/people/account/phone.ts';
import { addressInLanguage } from '../../../shop/people/places/find-place.ts';
import { orderLimit } from '../../../shop/people/trust/order-limit.ts';
import { trustLevel } from '../../../shop/people/trust/trust-level.ts';
import type { Settings } from '../../../shop/settings.ts';
import { priceCart } from '../../buying/cart/price-cart.ts';
import { selectVariants } from '../../buying/cart/queries.ts';
import { pauseRefusal, type PricingContext, showIssue, sizeRefusal } from '../../buying/cart/read-cart.ts';
import { checkDestination, linesRefusal, placeOrder } from '../../buying/checkout/place-order.ts';
import { cartCoupon } from '../../buying/coupons/cart-coupon.ts';
import { namedCoupon } from '../../buying/coupons/choose-coupon.ts';
import { findOrAddShopper } from '../../people/account/find-or-add-shopper.ts';
import { readDayLoad } from '../../people/closures/day-load.ts';
import { answerChange, type ChangeContext } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { checkOrderLimit } from '../../people/trust/check-order-limit.ts';
import { selectTrustFacts } from '../../people/trust/trust-facts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { readConsoleOrder } from '../fulfilment/desk/order/read-console-order.ts';
import { lockParcel } from '../fulfilment/steps/parcel.ts';
import { stepParcel } from '../fulfilment/steps/step-parcel.ts';

type Preview = ConsoleDataOf<'previewForCustomer'>;
type PreviewInput = ConsoleParsedOf<'previewForCustomer'>;

/** Orders that staff take: the shop's own prices, stock and limits, for the customer with a phone number. */
export function staffOrderRoutes(store: Store): void {
  answerConsole(store, 'previewForCustomer', async ({ input, language, now }) =>
    previewOrder(store.db, input, { language, now, settings: await store.settings() }),
  );
  answerChange(store, 'placeForCustomer', (tx, context) => placeForCustomer(tx, store, context));
}

async function placeForCustomer(
  tx: Tx,
  { secrets }: Store,
  context: ChangeContext<ConsoleParsedOf<'placeForCustomer'>>,
) {
  const { input, staff, language, now, settings } = context;
  const phone = parsePhone(input.phone);
  if (phone === null) return wrongPhone();
  const refusal = linesProblem(input.lines, settings);
  if (refusal !== null) return refusal;
  const { id: shopperId } = await findOrAddShopper(tx, secrets, { phone, language: 'ar' }, now);
  const address = input.address ?? (await findOwnAddress(tx, shopperId));
  if (address === null) return refuse('VALIDATION', { errors: ['"address" is required'] });
  const reading = { language: await languageOf(tx, shopperId), now, settings };
  const placed = await placeOrder(
    tx,
    {
      shopperId,
      by: staff.actor,
      taken: { source: input.source, staffId: staff.id },
      lines: () => knownLines(tx, input.lines),
    },
    { ...input, address, couponId: null },
    reading,
  );
  if (isRefusal(placed)) return placed;
  await completeCustomer(tx, shopperId, input.name, address);
  const { _id: id } = placed.order;
  const refused = input.confirmed === true ? await confirmPlaced(tx, id, context) : null;
  if (refused !== null) return refused;
  const after = { source: input.source, confirmed: input.confirmed === true };
  await recordStaffAudit(tx, { staff, action: 'order.take', only: 'made', subject: id, after }, now);
  return readConsoleOrder(tx, id, { staff, language, settings, now, anyStage: true });
}

/** Confirms an order that was placed in this transaction, with the customer on the line. */
export async function confirmPlaced(
  tx: Tx,
  id: string,
  { staff, settings, now }: Pick<ChangeContext<unknown>, 'staff' | 'settings' | 'now'>,
): Promise<Refusal | null> {
  const parcel = await lockParcel(tx, { id });
  if (parcel === undefined) throw new Error('an order that was just placed has a parcel');
  const by = { ...staff.actor, roles: staff.roles };
  return stepParcel(tx, parcel, { step: 'confirm' }, { by, version: null, settings, now });
}

/** Whose phone it is and what an order would come to, as far as it is known. */
async function previewOrder(
  db: Db,
  asked: PreviewInput,
  reading: PricingContext,
): Promise<Preview | Refusal> {
  const { settings, language, now } = reading;
  const phone = parsePhone(asked.phone);
  if (phone === null) return wrongPhone();
  const known = await db
    .selectFrom('shoppers')
    .select(['id', 'name', 'address'])
    .where('phone', '=', phone)
    .executeTakeFirst();
  // The column was written through `checkAddress`, so it has the wire's AddressInput.
  const own = (known?.address ?? null) as AddressInput | null;
  const facts = known && (await selectTrustFacts(db, [known.id], settings, now)).get(known.id);
  const place = own === null ? { city: '', area: '' } : addressInLanguage(own, language);
  const customer = known &&
    facts && {
      _id: known.id,
      name: known.name,
      hasAddress: own !== null,
      city: place.city,
      area: place.area,
      level: trustLevel(facts, settings),
      delivered: facts.delivered,
      refused: facts.refused,
    };
  const nothing: Preview = {
    customer: customer ?? null,
    totals: null,
    cashDue: null,
    estimatedDelivery: null,
    issue: null,
    offersOffice: settings.officePickup,
    sameAddress: 0,
  };
  const address = asked.address ?? own;
  if (address === null || asked.lines.length === 0) return nothing;
  const destination = checkDestination(address, settings);
  if (isRefusal(destination)) return destination;
  const lines = await knownLines(db, asked.lines);
  const coupon = await couponOf(db, known?.id, asked.couponCode);
  const offered = coupon === null || isRefusal(coupon) ? null : cartCoupon(coupon);
  const priced = priceCart(lines, { coupon: offered, point: destination.point, settings, now });
  const load = await readDayLoad(db, settings, now);
  const quote = deliveryQuote(destination.point, settings, { now, subTotal: null, load });
  const { total } = priced.totals;
  const issue =
    linesProblem(asked.lines, settings) ??
    linesRefusal(lines, now, 'UNAVAILABLE') ??
    pauseRefusal(quote.pause) ??
    (isRefusal(coupon) ? coupon : priced.couponIssue) ??
    sizeRefusal(lines, total, settings) ??
    (known === undefined
      ? newLimit(total, settings)
      : await checkOrderLimit(db, { shopperId: known.id, total }, { settings, now }));
  return {
    ...nothing,
    totals: priced.totals,
    cashDue: cashDueOf(total, settings),
    estimatedDelivery: quote.estimatedDelivery,
    issue: issue === null ? null : showIssue(issue, language),
    sameAddress: await countNeighbors(db, known?.id ?? '', address),
  };
}

const wrongPhone = () => refuse('PHONE_INVALID', { errors: ['"phone" must be a Syrian mobile number'] });

function newLimit(total: number, settings: Settings): Refusal | null {
  const standing = { level: 'new', refused: 0, until: null, openOrders: 0, openTotal: 0 } as const;
  const limit = orderLimit(standing, total, settings);
  return limit === null ? null : refuse(limit.code, { limit });
}

async function couponOf(db: Db, shopperId: string | undefined, code: string | undefined) {
  if (code === undefined || code === '') return null;
  return shopperId === undefined ? refuse('COUPON_NOT_ASSIGNED') : namedCoupon(db, shopperId, { code });
}

/** More of one piece than a cart takes, or the same piece twice. */
export function linesProblem(
  lines: readonly CartLine[],
  { maxQuantityPerLine }: Pick<Settings, 'maxQuantityPerLine'>,
): Refusal | null {
  if (new Set(lines.map(lineKey)).size < lines.length)
    return refuse('VALIDATION', { errors: ['"lines" names a piece twice'] });
  const isTooMany = lines.some(({ quantity }) => quantity > maxQuantityPerLine);
  return isTooMany ? refuse('QUANTITY_LIMIT', { number: maxQuantityPerLine }) : null;
}

/** The lines as a cart has them; none where the catalog no longer has one of them. */
export async function knownLines(db: Db, asked: readonly CartLine[]) {
  const lines = await selectVariants(db, asked);
  return lines.length === asked.length ? lines : [];
}

async function findOwnAddress(tx: Tx, shopperId: string): Promise<AddressInput | null> {
  const row = await tx
    .selectFrom('shoppers')
    .select('address')
    .where('id', '=', shopperId)
    .executeTakeFirst();
  return (row?.address ?? null) as AddressInput | null;
}

async function languageOf(tx: Tx, shopperId: string): Promise<Language> {
  const { language } = await tx
    .selectFrom('shoppers')
    .select('language')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return language === 'ar' ? 'ar' : 'en';
}

/**
 * A new customer has a name and the address of a door from here on; the profile is completed at the first sign-in. An
 * office is chosen for one order.
 */
async function completeCustomer(
  tx: Tx,
  shopperId: string,
  name: string,
  address: AddressInput,
): Promise<void> {
  const door = address.kind === 'office' ? null : JSON.stringify(address);
  await sql`update shoppers set name = case when name = '' then ${name} else name end,
                                address = coalesce(address, ${door}::jsonb)
             where id = ${shopperId}`.execute(tx);
}

/** Other customers with orders to the same street of the same area: worth a look, never a refusal. */
async function countNeighbors(db: Db, shopperId: string, { city, area, street, kind }: AddressInput) {
  if (kind === 'office') return 0;
  const { rows } = await sql<{ neighbors: number }>`
    select count(distinct o.shopper_id) as neighbors from orders o
     where o.place_folded = fold_text(${`${city} ${area}`}) and o.shopper_id <> ${shopperId}
       and fold_text(o.address ->> 'street') = fold_text(${street})`.execute(db);
  return rows[0]?.neighbors ?? 0;
}
