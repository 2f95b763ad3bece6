import type { CouponFields } from './desk-calls.ts';

/**
 * Whether nobody has a reason to take a coupon because of another: whoever may use it may use the other as well, all the time,
 * and saves at least as much. Coupons that give different things are not compared, and one that can be used up does not
 * replace another.
 */
export function isOutdone(coupon: CouponFields, other: CouponFields): boolean {
  return (
    other.isListed &&
    other.takeLimit === null &&
    other.useLimit === null &&
    other.budget === null &&
    other.usesPerShopper >= coupon.usesPerShopper &&
    (!other.firstOrderOnly || coupon.firstOrderOnly) &&
    (!other.onlyUndiscounted || coupon.onlyUndiscounted) &&
    other.minSubTotal <= coupon.minSubTotal &&
    new Date(other.startsAt) <= new Date(coupon.startsAt) &&
    new Date(other.endsAt) >= new Date(coupon.endsAt) &&
    scopes.every((scope) => isWithin(coupon[scope], other[scope])) &&
    givesNoMore(coupon, other)
  );
}

const scopes = ['brandIds', 'categoryIds', 'productIds', 'governorateIds'] as const;

/** An empty list is everything. */
const isWithin = (inner: readonly string[], outer: readonly string[]) =>
  outer.length === 0 || (inner.length > 0 && inner.every((id) => outer.includes(id)));

function givesNoMore(coupon: CouponFields, other: CouponFields): boolean {
  if (coupon.kind !== other.kind) return false;
  if (coupon.kind === 'freeDelivery') return true;
  if (coupon.kind === 'buyXGetY')
    return coupon.buyPieces === other.buyPieces && coupon.freePieces === other.freePieces;
  return coupon.value <= other.value && (coupon.maxDiscount ?? Infinity) <= (other.maxDiscount ?? Infinity);
}
