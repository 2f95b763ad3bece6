import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { givenId, text } from '../../wire/input.ts';
import { Cart, NamedPlace, placeRefusals, PlaceQuery, Totals } from '../cart/contract.ts';
import { Coupon, CouponChoice, CouponChoiceOrNone, CouponOffers, TakenCoupon } from './contract.ts';

const tag = 'Coupons';

/** Why a coupon may give no discount. */
export const couponRefusals = [
  'COUPON_NOT_FOUND',
  'COUPON_NOT_STARTED',
  'COUPON_EXPIRED',
  'COUPON_PAUSED',
  'COUPON_GONE',
  'COUPON_NOT_ASSIGNED',
  'COUPON_USED',
  'COUPON_MIN_SUBTOTAL',
  'COUPON_PIECES',
  'COUPON_PLACE',
  'COUPON_FIRST_ORDER_ONLY',
  'COUPON_NOT_ELIGIBLE',
] as const;

/** available → assigned (claimed by a shopper) → applied (on the cart) → used (by an order). */
export const couponsCalls = {
  getAvailableCoupons: endpoint({
    method: 'GET',
    path: '/api/v1/app/coupon/available',
    access: 'registered',
    tag,
    summary: 'The coupons that can be taken now; `assigned` where I have taken one',
    data: z.object({ coupons: z.array(Coupon) }),
  }),
  getAssignedCoupons: endpoint({
    method: 'GET',
    path: '/api/v1/app/coupon/assigned',
    access: 'registered',
    tag,
    summary: 'The coupons I have taken',
    data: z.object({ coupons: z.array(TakenCoupon) }),
  }),
  assignCoupon: endpoint({
    method: 'POST',
    path: '/api/v1/app/coupon/assign',
    access: 'registered',
    tag,
    summary: 'Take a coupon by its card or by its code; taking it again changes nothing',
    body: CouponChoice,
    data: z.object({ coupon: Coupon }),
    refusals: [
      'COUPON_NOT_FOUND',
      'COUPON_NOT_STARTED',
      'COUPON_EXPIRED',
      'COUPON_PAUSED',
      'COUPON_GONE',
      'COUPON_USED',
    ],
  }),
  applyCoupon: endpoint({
    method: 'POST',
    path: '/api/v1/app/coupon/apply',
    access: 'registered',
    tag,
    summary:
      'Put a coupon on the cart, or take it off with `couponId: null`; the cart is priced for the place, if named',
    body: CouponChoiceOrNone,
    data: z.object({ cart: Cart }),
    refusals: [...couponRefusals, 'CART_EMPTY', ...placeRefusals],
  }),
  getCouponOffers: endpoint({
    method: 'GET',
    path: '/api/v1/app/coupon/offers',
    access: 'registered',
    tag,
    summary: 'The totals at a place without a coupon, and with each coupon that I have or can take',
    query: PlaceQuery,
    data: CouponOffers,
    refusals: [...placeRefusals],
  }),
  previewCart: endpoint({
    method: 'POST',
    path: '/api/v1/app/coupon/preview-cart',
    access: 'registered',
    tag,
    summary:
      'The totals with a coupon and a place, nothing changed; without a coupon the one on the cart counts',
    body: NamedPlace.extend({ couponId: givenId.nullable().optional(), code: text(32).optional() }),
    data: Totals.extend({ coupon: Coupon.nullable() }).meta({ id: 'Preview' }),
    refusals: [...couponRefusals, ...placeRefusals],
  }),
};
