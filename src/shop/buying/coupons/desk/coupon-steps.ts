/** What a coupon is in now: running, before its start, stopped for a while, given out, or past its end. */
export const couponStates = ['active', 'scheduled', 'paused', 'usedUp', 'ended'] as const;
export type CouponState = (typeof couponStates)[number];

export const couponSteps = ['pause', 'resume', 'end', 'delete'] as const;
export type CouponStep = (typeof couponSteps)[number];

export type CouponStanding = {
  readonly state: CouponState;
  readonly hasStarted: boolean;
  readonly taken: number;
  /** Some order used it, whether it came back or not. */
  readonly isUsed: boolean;
};

/** What the merchant may do with a coupon now. What a shopper took or used is ended, never deleted. */
export function couponStepsOf({ state, hasStarted, taken, isUsed }: CouponStanding): CouponStep[] {
  const may: Record<CouponStep, boolean> = {
    pause: state === 'active' || state === 'scheduled' || state === 'usedUp',
    resume: state === 'paused',
    end: state !== 'ended' && hasStarted,
    delete: taken === 0 && !isUsed,
  };
  return couponSteps.filter((step) => may[step]);
}
