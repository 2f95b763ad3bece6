import type { RedeemTerms } from '../../people/facts/redeem-terms.ts';
import type { ErrorCode } from '../../wire/envelope.ts';

/** Why so many points cannot be turned into a coupon, or null: in whole steps, and no more than there are. */
export function redeemRefusal(
  points: number,
  balance: number,
  { step }: Pick<RedeemTerms, 'step'>,
): ErrorCode | null {
  if (points <= 0 || points % step !== 0) return 'POINTS_STEP';
  return points > balance ? 'POINTS_NOT_ENOUGH' : null;
}

/** The value of the coupon that the points become, whole pounds. */
export const redeemValue = (points: number, { step, value }: RedeemTerms): number =>
  Math.floor(points / step) * value;

/** The most points that a cart takes: their coupon is worth no more than its pieces cost. */
export const mostPointsFor = (subTotal: number, { step, value }: RedeemTerms): number =>
  Math.floor(subTotal / value) * step;

/** The points that can be used on a cart now: whole steps of the balance, no more than the cart takes. */
export const spendablePoints = (balance: number, subTotal: number, terms: RedeemTerms): number =>
  Math.min(Math.floor(balance / terms.step) * terms.step, mostPointsFor(subTotal, terms));
