import { couponDesk as t } from '#texts/coupon-desk';
import type { CouponState } from '../../../../shop/buying/coupons/desk/coupon-steps.ts';
import { Tag, type TagTone } from '../../../ui/product/tag.tsx';

const tones: Record<CouponState, TagTone> = {
  active: 'success',
  scheduled: 'info',
  paused: 'warning',
  usedUp: 'warm',
  ended: 'plain',
};

export const StateTag = ({ state }: { state: CouponState }) => (
  <Tag tone={tones[state]}>{t.states[state]}</Tag>
);
