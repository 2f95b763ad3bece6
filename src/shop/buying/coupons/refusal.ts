import type { ErrorCode } from '../../wire/envelope.ts';
import {
  type CouponLine,
  type CouponRule,
  coversLine,
  isUsedUp,
  remainingPieces,
  roundOf,
} from './coupon.ts';

/** The shopper's history with the coupon. `placedOrders` excludes canceled orders. */
export type CouponHolder = {
  readonly assigned: boolean;
  readonly usedByShopper: number;
  readonly placedOrders: number;
};

/** Why this shopper cannot use the coupon now, whatever is in the cart, or null. */
export function closedRefusal(coupon: CouponRule, holder: CouponHolder, now: Date): ErrorCode | null {
  return windowRefusal(coupon, now) ?? usageRefusal(coupon, holder);
}

/** Why this shopper cannot claim the coupon now, or null. A repeated claim is not refused. */
export function takeRefusal(coupon: CouponRule, holder: CouponHolder, now: Date): ErrorCode | null {
  const closed = closedRefusal(coupon, holder, now);
  if (closed) return closed;
  if (!holder.assigned && remainingPieces(coupon) === 0) return 'COUPON_GONE';
  return null;
}

/** `governorateId`: where the parcel goes, null while it is not known. */
export type CouponFacts = {
  readonly holder: CouponHolder;
  readonly lines: readonly CouponLine[];
  readonly governorateId: string | null;
  readonly now: Date;
};

/** Why a coupon does not apply to this cart, or null; reasons independent of the cart come first. */
export function couponRefusal(
  coupon: CouponRule,
  { holder, lines, governorateId, now }: CouponFacts,
): ErrorCode | null {
  const closed = closedRefusal(coupon, holder, now);
  if (closed) return closed;
  if (!holder.assigned) return 'COUPON_NOT_ASSIGNED';
  if (!lines.some((line) => coversLine(coupon, line))) return 'COUPON_NOT_ELIGIBLE';
  if (missingPieces(coupon, lines) > 0) return 'COUPON_PIECES';
  if (missingSubTotal(coupon, lines) > 0) return 'COUPON_MIN_SUBTOTAL';
  const isElsewhere = governorateId !== null && !coupon.governorateIds.includes(governorateId);
  return isElsewhere && coupon.governorateIds.length > 0 ? 'COUPON_PLACE' : null;
}

/** Whether more pieces in the cart would lift the refusal. */
export const isWithinReach = (code: string): boolean =>
  code === 'COUPON_MIN_SUBTOTAL' || code === 'COUPON_PIECES';

/** Why a coupon that gives `saves` pounds cannot: its budget is used up. Free delivery counts what it saves too. */
export function budgetRefusal({ budget, spent }: CouponRule, saves: number): ErrorCode | null {
  return budget !== null && spent + saves > budget ? 'COUPON_GONE' : null;
}

/** Covered pieces that are missing for one round of `buyXGetY`. */
export function missingPieces(coupon: CouponRule, lines: readonly CouponLine[]): number {
  const pieces = lines.reduce((sum, line) => sum + (coversLine(coupon, line) ? line.quantity : 0), 0);
  return Math.max(0, roundOf(coupon) - pieces);
}

/** The amount to add to the cart before the coupon applies, whole pounds ("Add 380 SYP more to use it"). */
export function missingSubTotal(
  { minSubTotal }: Pick<CouponRule, 'minSubTotal'>,
  lines: readonly Pick<CouponLine, 'unitPrice' | 'quantity'>[],
): number {
  const subTotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  return Math.max(0, minSubTotal - subTotal);
}

function windowRefusal({ startsAt, endsAt, isPaused }: CouponRule, now: Date): ErrorCode | null {
  if (startsAt !== null && now < startsAt) return 'COUPON_NOT_STARTED';
  if (endsAt !== null && endsAt <= now) return 'COUPON_EXPIRED';
  return isPaused ? 'COUPON_PAUSED' : null;
}

function usageRefusal(coupon: CouponRule, { usedByShopper, placedOrders }: CouponHolder): ErrorCode | null {
  if (coupon.usesPerShopper !== null && usedByShopper >= coupon.usesPerShopper) return 'COUPON_USED';
  if (isUsedUp(coupon)) return 'COUPON_GONE';
  return coupon.firstOrderOnly && placedOrders > 0 ? 'COUPON_FIRST_ORDER_ONLY' : null;
}
