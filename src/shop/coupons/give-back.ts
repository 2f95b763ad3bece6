import type { CouponRule } from './coupon.ts';

/** Whether a canceled order gives its coupon back: while the coupon could still be used. */
export function comesBack({ endsAt }: Pick<CouponRule, 'endsAt'>, now: Date): boolean {
  return endsAt === null || now < endsAt;
}
