import type { Insertable } from 'kysely';
import type { CartLine } from '../../../../shop/buying/cart/contract.ts';
import { deliveryQuote } from '../../../../shop/buying/cart/delivery-fee.ts';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { EditPreview, OrderChanges } from '../../../../shop/buying/orders/calls.ts';
import type { ParcelStage } from '../../../../shop/buying/orders/contract.ts';
import {
  editedParts,
  type EditedLine,
  editLines,
  type Editor,
  type EditPart,
  openEdits,
} from '../../../../shop/buying/orders/order-edits.ts';
import { cashDueOf } from '../../../../shop/buying/orders/paid-for.ts';
import type { AddressInput } from '../../../../shop/people/account/contract.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { isOnSale } from '../../../buying/cart/cart-line.ts';
import { deliveryPoint } from '../../../buying/cart/delivery-point.ts';
import { type LineRow, selectVariants } from '../../../buying/cart/queries.ts';
import { sizeRefusal } from '../../../buying/cart/read-cart.ts';
import { copyLine } from '../../../buying/orders/copy-line.ts';
import { isExchangeParcel } from '../../../buying/orders/is-exchange-parcel.ts';
import { outOfStock, type Pieces } from '../../../buying/orders/stock.ts';
import { checkAddress, officeRefusal } from '../../../people/account/address.ts';
import { readDayLoad } from '../../../people/closures/day-load.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrderLinesTable } from '../../../platform/db/tables.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { type AgreedOrder, selectAgreed } from './agreed-order.ts';
import { couponAfter } from './coupon-after.ts';

export type EditTerms = {
  readonly editor: Editor;
  readonly stage: ParcelStage | null;
  readonly settings: Settings;
  readonly now: Date;
};

/** An order as it will be, and what that takes: the lines with their shares, its head and the pieces that move. */
export type EditPlan = {
  readonly parts: readonly EditPart[];
  readonly agreed: AgreedOrder;
  readonly lines: readonly Insertable<OrderLinesTable>[];
  readonly head: EditedHead;
  readonly moved: { readonly back: Pieces[]; readonly taken: Pieces[] };
  /** What the coupon gives then, null where it no longer applies; undefined: as agreed. */
  readonly couponAmount: number | null | undefined;
  readonly preview: EditPreview;
};

/** The columns of an order that an edit may change. */
export type EditedHead = {
  sub_total: number;
  savings: number;
  discount: number;
  delivery: number;
  total: number;
  fee_before_free: number | null;
  free_from: number | null;
  address: AddressInput;
  distance_km: number | null;
  estimated_from: string;
  estimated_to: string;
  slot_day: string | null;
  slot_band: string | null;
  note: string;
};

/**
 * What an order would be after changes, checked and priced; nothing is written. Agreed prices stay; another product has
 * the price of today, another address its fee and days of today. Where pieces or address change, the coupon and free
 * delivery are checked as at placing. Refuses what the editor may not change at this stage (`EDIT_TOO_LATE`).
 */
export async function planEdit(
  db: Db,
  orderId: string,
  changes: OrderChanges,
  { editor, stage, settings, now }: EditTerms,
): Promise<EditPlan | Refusal> {
  const agreed = await selectAgreed(db, orderId);
  const before = agreed.lines.map(asCartLine);
  const parts = editedParts(before, changes);
  const isExchange = isExchangeParcel(agreed);
  const open = openEdits(editor, stage, { isExchange });
  if (parts.includes('more') && editor === 'shopper')
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: ['a line has fewer pieces now, and takes no more'] });
  if (parts.length === 0) return refuse('VALIDATION', { errors: ['"changes" is required'] });
  if (parts.some((part) => !open.includes(part))) return refuse('EDIT_TOO_LATE');
  const after = editLines(before, changes);
  if (after === null)
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: ['no such line, or nothing would be left'] });
  const variants = await selectVariants(db, [...before, ...after]);
  const byKey = new Map(variants.map((variant) => [lineKey(variant), variant]));
  const moved = movedPieces(before, after);
  const blocked = takenRefusal(after, moved.taken, byKey, now);
  if (blocked !== null) return blocked;
  const place = await placeAfter(db, agreed, changes, settings, now);
  if (isRefusal(place)) return place;
  const copies = after.map((line) => copyAfter(line, agreed, byKey, settings, now));
  const subTotal = sum(copies, (line) => line.line_total);
  const isRepriced = parts.some((part) => part !== 'contact');
  const { freeFrom, feeBeforeFree, ...route } = place;
  const isFree = isExchange || (freeFrom !== null && subTotal >= freeFrom);
  const fee = isRepriced ? (isFree ? 0 : feeBeforeFree) : agreed.delivery;
  const coupon =
    isRepriced && agreed.coupon_id !== null
      ? await couponAfter(db, agreed, { copies, byKey, fee, address: route.address, settings })
      : null;
  const shares = coupon?.shares ?? copies.map((line) => line.discount_share ?? 0);
  const isLost = coupon !== null && coupon.amount === null;
  const discount = isLost ? 0 : sum(shares, (share) => share);
  const delivery = coupon?.freeDelivery === true ? 0 : fee;
  const total = subTotal - discount + delivery;
  const isGrown = parts.includes('more') && total > agreed.total;
  const tooLarge = isGrown ? sizeRefusal(after, total, settings) : null;
  if (tooLarge !== null) return tooLarge;
  const savings = sum(copies, (line) => (line.full_price - line.unit_price) * line.quantity);
  const totals = { subTotal, savings, discount, delivery, total };
  return {
    parts,
    agreed,
    lines: copies.map((line, index) => ({
      ...line,
      line_no: index + 1,
      discount_share: isLost ? 0 : (shares[index] ?? 0),
    })),
    head: {
      sub_total: subTotal,
      savings,
      discount,
      delivery,
      total,
      fee_before_free: feeBeforeFree,
      free_from: freeFrom,
      ...route,
      note: changes.note ?? agreed.note,
    },
    moved,
    couponAmount: coupon === null ? undefined : coupon.amount,
    preview: {
      totals,
      cashDue: cashDueOf(total, { cashStep: agreed.cash_step }),
      couponLost: isLost,
      estimatedDelivery: { from: route.estimated_from, to: route.estimated_to },
    },
  };
}

const asCartLine = (line: AgreedOrder['lines'][number]): CartLine => ({
  productId: line.product_id,
  colorId: line.color_id,
  sizeId: line.size_id,
  quantity: line.quantity,
});

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);

/** The pieces that leave the order, and those that it takes, by variant. */
function movedPieces(before: readonly CartLine[], after: readonly EditedLine[]): EditPlan['moved'] {
  const more = (from: readonly CartLine[], than: readonly CartLine[]) =>
    from.flatMap(({ productId, colorId, sizeId, quantity }) => {
      const line = { productId, colorId, sizeId };
      const there = than.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;
      return quantity > there ? [{ ...line, quantity: quantity - there }] : [];
    });
  return { back: more(before, after), taken: more(after, before) };
}

function takenRefusal(
  after: readonly EditedLine[],
  taken: readonly Pieces[],
  byKey: ReadonlyMap<string, LineRow>,
  now: Date,
): Refusal | null {
  const gone = taken.filter((piece) => {
    const variant = byKey.get(lineKey(piece));
    const isNew = after.some((line) => lineKey(line) === lineKey(piece) && line.from === null);
    return variant === undefined || (isNew && !isOnSale(variant, now));
  });
  if (gone.length > 0)
    return refuse('UNAVAILABLE', { errors: gone.map((piece) => `"${lineKey(piece)}" is not available`) });
  const left = (piece: Pieces) => byKey.get(lineKey(piece))?.stock ?? 0;
  const short = taken.filter((piece) => left(piece) < piece.quantity);
  return short.length === 0 ? null : outOfStock(short.map((piece) => ({ ...piece, left: left(piece) })));
}

/** Where the parcel goes, for what fee and when: as agreed, or as of today for another address. */
async function placeAfter(db: Db, agreed: AgreedOrder, changes: OrderChanges, settings: Settings, now: Date) {
  const { phone: agreedPhone, recipient: agreedRecipient, ...agreedPlace } = agreed.address;
  const { halfDay } = agreedPlace;
  const address = checkAddress({
    ...(changes.address ? { ...(halfDay && { halfDay }), ...changes.address } : agreedPlace),
    phone: changes.phone ?? agreedPhone,
    recipient: changes.recipient ?? agreedRecipient,
  });
  if (isRefusal(address)) return address;
  if (changes.address === undefined) {
    const { distance_km, estimated_from, estimated_to, slot_day, slot_band } = agreed;
    const feeBeforeFree = agreed.fee_before_free ?? agreed.delivery;
    const route = { distance_km, estimated_from, estimated_to, slot_day, slot_band };
    return { address, feeBeforeFree, freeFrom: agreed.free_from, ...route };
  }
  const noOffice = officeRefusal(address, settings);
  if (noOffice !== null) return noOffice;
  const point = deliveryPoint(address);
  if (isRefusal(point)) return point;
  if (point === null) return refuse('CITY_UNKNOWN');
  const load = await readDayLoad(db, settings, now, agreed.id);
  const quote = deliveryQuote(point, settings, { now, subTotal: null, load });
  if (quote.pause !== null) return refuse('DELIVERY_PAUSED', { pause: quote.pause });
  const { fee, distanceKm, estimatedDelivery } = quote;
  return {
    address,
    feeBeforeFree: fee,
    freeFrom: settings.freeDeliveryFrom,
    distance_km: distanceKm,
    estimated_from: estimatedDelivery.from,
    estimated_to: estimatedDelivery.to,
    slot_day: quote.slotDay,
    slot_band: quote.bandId,
  };
}

/** The row of a line after the edit: of its own product at the agreed price and terms, of another as it is sold today. */
function copyAfter(
  { productId, colorId, sizeId, quantity, from }: EditedLine,
  agreed: AgreedOrder,
  byKey: ReadonlyMap<string, LineRow>,
  settings: Settings,
  now: Date,
): Omit<Insertable<OrderLinesTable>, 'line_no'> {
  const variant = byKey.get(lineKey({ productId, colorId, sizeId }));
  const source = from === null ? undefined : agreed.lines[from];
  const today = variant && copyLine({ ...variant, quantity }, settings, now);
  if (source === undefined) {
    if (today === undefined) throw new Error('another product is in the catalog');
    return { order_id: agreed.id, ...today };
  }
  const isSame = source.color_id === colorId && source.size_id === sizeId;
  const {
    color_id,
    size_id,
    color_name_en,
    color_name_ar,
    color_hex,
    size_label_en,
    size_label_ar,
    tint,
    picture_id,
  } = isSame || today === undefined ? source : today;
  const look = {
    color_id,
    size_id,
    color_name_en,
    color_name_ar,
    color_hex,
    size_label_en,
    size_label_ar,
    tint,
    picture_id,
  };
  return { ...source, ...look, quantity, line_total: source.unit_price * quantity };
}
