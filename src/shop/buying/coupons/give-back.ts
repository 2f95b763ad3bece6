import type { CouponRule } from './coupon.ts';

/** Whether a canceled order returns its coupon: if it is still valid. */
export function comesBack({ endsAt }: Pick<CouponRule, 'endsAt'>, now: Date): boolean {
  return endsAt === null || now < endsAt;
}
