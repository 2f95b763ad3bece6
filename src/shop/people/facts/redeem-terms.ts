import type { Settings } from '../../settings.ts';

/** So many points become a coupon of so many pounds. */
export type RedeemTerms = { readonly step: number; readonly value: number };

/**
 * The terms of the settings. A discount is rounded down to the cash step: where one coupon is no multiple of it, a step
 * has as many coupons as make one, or points would be lost.
 */
export function redeemTerms({
  pointsRedeemStep,
  pointsRedeemValue,
  cashStep,
}: Pick<Settings, 'pointsRedeemStep' | 'pointsRedeemValue' | 'cashStep'>): RedeemTerms {
  const coupons = cashStep / commonDivisor(pointsRedeemValue, cashStep);
  return { step: pointsRedeemStep * coupons, value: pointsRedeemValue * coupons };
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);
