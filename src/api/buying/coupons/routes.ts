import type { NamedPlace } from '../../../shop/buying/cart/contract.ts';
import type { CouponOffer, CouponOffers, TakenCoupon } from '../../../shop/buying/coupons/contract.ts';
import { closedRefusal, isWithinReach, takeRefusal } from '../../../shop/buying/coupons/refusal.ts';
import type { DataOf } from '../../../shop/endpoints.ts';
import type { Language } from '../../../shop/language.ts';
import { transact, type Tx, type Db } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { CartCoupon } from '../cart/cart-coupon.ts';
import { offeredPoint } from '../cart/delivery-point.ts';
import { priceCart } from '../cart/price-cart.ts';
import { selectLines } from '../cart/queries.ts';
import { readCart, type PricingContext, homePoint, showIssue } from '../cart/read-cart.ts';
import { couponOnCart, cartCoupon } from './cart-coupon.ts';
import { countGuess, couponName, namedCoupon, type GivenCoupon, previewedCoupon } from './choose-coupon.ts';
import type { CouponRow } from './coupon-rows.ts';
import { couponHolder, couponRule, refuseCoupon, showCoupon } from './coupon.ts';
import {
  selectTakenCoupons,
  putOnCart,
  selectOfferedCoupons,
  insertAssignment,
  claimOne,
} from './queries.ts';
import { listTakeable } from './takeable-coupons.ts';

/** available → assigned (claimed by a shopper) → applied (on the cart) → used (by an order). */
export function couponsRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getAvailableCoupons', async ({ shopper, language, now }) => {
    const takeable = await listTakeable(db, shopper.id, now);
    return { coupons: takeable.map((coupon) => showCoupon(coupon, language)) };
  });

  answer(store, 'getAssignedCoupons', async ({ shopper, language, now }) => {
    const taken = await selectTakenCoupons(db, shopper.id);
    return { coupons: taken.map((coupon) => showTaken(coupon, language, now)) };
  });

  answer(store, 'assignCoupon', async ({ input, shopper, language, now }) => {
    const name = couponName(input);
    if (name === null) return refuse('COUPON_NOT_FOUND');
    const guessed = await countGuess(db, shopper.id, input, await store.settings());
    if (guessed !== null) return guessed;
    const coupon = await transact(db, async (tx) => {
      const named = await namedCoupon(tx, shopper.id, name);
      return isRefusal(named) ? named : takeCoupon(tx, named, shopper.id, now);
    });
    return isRefusal(coupon) ? coupon : { coupon: showCoupon(coupon, language) };
  });

  answer(store, 'applyCoupon', async ({ input, shopper, language, now, withMessage }) => {
    const context = { language, now, settings: await store.settings() };
    const place = offeredPoint(input, context.settings);
    if (isRefusal(place)) return place;
    const guessed = await countGuess(db, shopper.id, input, context.settings);
    if (guessed !== null) return guessed;
    if (couponName(input) === null) withMessage('couponTakenOff');
    const refusal = await transact(db, (tx) => applyCoupon(tx, shopper.id, input, context));
    if (isRefusal(refusal)) return refusal;
    return { cart: await readCart(db, shopper.id, context, couponOnCart, place) };
  });

  answer(store, 'getCouponOffers', async ({ input, shopper, language, now }) =>
    readOffers(db, shopper.id, input, { language, now, settings: await store.settings() }),
  );

  answer(store, 'previewCart', async ({ input, shopper, language, now }) => {
    const settings = await store.settings();
    const guessed = await countGuess(db, shopper.id, input, settings);
    return guessed ?? previewCart(db, shopper.id, input, { language, now, settings });
  });
}

function showTaken(row: CouponRow, language: Language, now: Date): TakenCoupon {
  const code = closedRefusal(couponRule(row), couponHolder(row), now);
  const issue = code === null ? null : showIssue(refuseCoupon(row, code), language);
  return { ...showCoupon(row, language), issue };
}

/** Applies a coupon to the cart, claiming it by code, or removes it with `couponId: null`. A refusal must roll back. */
async function applyCoupon(
  tx: Tx,
  shopperId: string,
  given: GivenCoupon,
  { settings, now }: PricingContext,
): Promise<Refusal | null> {
  const name = couponName(given);
  if (name === null) {
    await putOnCart(tx, shopperId, null, now);
    return null;
  }
  const lines = await selectLines(tx, shopperId);
  const named = await namedCoupon(tx, shopperId, name);
  if (isRefusal(named)) return named;
  const coupon = 'code' in name && !named.assigned ? await takeCoupon(tx, named, shopperId, now) : named;
  if (isRefusal(coupon)) return coupon;
  if (lines.length === 0) return refuse('CART_EMPTY');
  const { couponIssue } = priceCart(lines, { coupon: cartCoupon(coupon), point: null, settings, now });
  if (couponIssue !== null) return couponIssue;
  await putOnCart(tx, shopperId, coupon.id, now);
  return null;
}

/** The totals with a coupon and a destination; changes nothing. Refuses only a coupon named in the request. */
async function previewCart(
  db: Db,
  shopperId: string,
  given: GivenCoupon & NamedPlace,
  { language, now, settings }: PricingContext,
): Promise<DataOf<'previewCart'> | Refusal> {
  const named = offeredPoint(given, settings);
  if (isRefusal(named)) return named;
  const chosen = await previewedCoupon(db, shopperId, given, now);
  if (isRefusal(chosen)) return chosen;
  const coupon = chosen === undefined ? null : cartCoupon(chosen);
  const lines = await selectLines(db, shopperId);
  const point = named ?? (await homePoint(db, shopperId));
  const { totals, couponIssue } = priceCart(lines, { coupon, point, settings, now });
  if (couponIssue !== null && couponName(given) !== null) return couponIssue;
  return { ...totals, coupon: coupon === null || couponIssue !== null ? null : coupon.show(language) };
}

/** The totals with each coupon the shopper has or can claim, at a destination; changes nothing. */
async function readOffers(
  db: Db,
  shopperId: string,
  given: NamedPlace,
  { language, now, settings }: PricingContext,
): Promise<CouponOffers | Refusal> {
  const named = offeredPoint(given, settings);
  if (isRefusal(named)) return named;
  const [lines, coupons, point] = await Promise.all([
    selectLines(db, shopperId),
    selectOfferedCoupons(db, shopperId, now),
    named ?? homePoint(db, shopperId),
  ]);
  const priceWith = (coupon: CartCoupon | null) => priceCart(lines, { coupon, point, settings, now });
  const { totals: base } = priceWith(null);
  const offers = coupons
    .filter((row) => isOffered(row, now))
    .map((row): CouponOffer => {
      const { totals, couponIssue } = priceWith(cartCoupon({ ...row, assigned: true }));
      const coupon = showCoupon(row, language);
      return couponIssue === null
        ? { coupon, totals, saves: base.total - totals.total, issue: null }
        : { coupon, totals: null, saves: 0, issue: showIssue(couponIssue, language) };
    });
  return { base, offers: offers.toSorted((a, b) => rankOf(b) - rankOf(a) || b.saves - a.saves) };
}

/** Those that apply first, then those for which the cart lacks pieces, then the others. */
function rankOf({ issue }: CouponOffer): number {
  if (issue === null) return 2;
  return isWithinReach(issue.code) ? 1 : 0;
}

function isOffered(row: CouponRow, now: Date): boolean {
  if (row.used_by_shopper >= row.uses_a_shopper) return false;
  return row.assigned || takeRefusal(couponRule(row), couponHolder(row), now) === null;
}

/** Assigns a coupon, idempotently; of concurrent shoppers one gets the last. A refusal must roll back. */
async function takeCoupon(
  tx: Tx,
  coupon: CouponRow,
  shopperId: string,
  now: Date,
): Promise<CouponRow | Refusal> {
  const refusal = takeRefusal(couponRule(coupon), couponHolder(coupon), now);
  if (refusal !== null) return refuseCoupon(coupon, refusal);
  if (!(await insertAssignment(tx, coupon.id, shopperId, now))) return { ...coupon, assigned: true };
  if (!(await claimOne(tx, coupon.id))) return refuse('COUPON_GONE');
  return { ...coupon, assigned: true, taken_count: coupon.taken_count + 1 };
}
