import type { Settings } from '../settings.ts';
import type { ErrorCode } from '../wire/envelope.ts';

/** Why so many points cannot be turned into a coupon, or null: in whole steps of the settings, and no more than there are. */
export function redeemRefusal(
  points: number,
  balance: number,
  { pointsRedeemStep }: Pick<Settings, 'pointsRedeemStep'>,
): ErrorCode | null {
  if (points <= 0 || points % pointsRedeemStep !== 0) return 'POINTS_STEP';
  return points > balance ? 'POINTS_NOT_ENOUGH' : null;
}

/** The value of the coupon that the points become, whole pounds. */
export function redeemValue(
  points: number,
  { pointsRedeemStep, pointsRedeemValue }: Pick<Settings, 'pointsRedeemStep' | 'pointsRedeemValue'>,
): number {
  return Math.floor(points / pointsRedeemStep) * pointsRedeemValue;
}

/** The most points that a cart takes: their coupon is worth no more than its pieces cost. */
export function mostPointsFor(
  subTotal: number,
  { pointsRedeemStep, pointsRedeemValue }: Pick<Settings, 'pointsRedeemStep' | 'pointsRedeemValue'>,
): number {
  return Math.floor(subTotal / pointsRedeemValue) * pointsRedeemStep;
}

/** The points that can be used on a cart now: whole steps of the balance, no more than the cart takes. */
export function spendablePoints(
  balance: number,
  subTotal: number,
  settings: Pick<Settings, 'pointsRedeemStep' | 'pointsRedeemValue'>,
): number {
  const { pointsRedeemStep: step } = settings;
  return Math.min(Math.floor(balance / step) * step, mostPointsFor(subTotal, settings));
}
