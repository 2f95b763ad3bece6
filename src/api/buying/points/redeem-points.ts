import { mostPointsFor, redeemRefusal, redeemValue } from '../../../shop/buying/points/redeem.ts';
import { inEachLanguage, type Language } from '../../../shop/language.ts';
import { formatMoney } from '../../../shop/money.ts';
import { redeemTerms } from '../../../shop/people/facts/redeem-terms.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { priceCart } from '../cart/price-cart.ts';
import { selectLines } from '../cart/queries.ts';
import { type CouponRow, findCoupon } from '../coupons/coupon-rows.ts';
import { insertPersonalCoupon } from '../coupons/personal-coupon.ts';
import { putOnCart } from '../coupons/queries.ts';
import { changePoints, lockBalance } from './queries.ts';

export type Redeemed = { coupon: CouponRow; balance: number };

/** Converts points into a coupon that only this shopper can use, once, or refuses. */
export async function redeemPoints(
  tx: Tx,
  shopperId: string,
  points: number,
  settings: Settings,
  now: Date,
): Promise<Redeemed | Refusal> {
  const balance = await lockBalance(tx, shopperId);
  const terms = redeemTerms(settings);
  const refusal = redeemRefusal(points, balance, terms);
  if (refusal !== null) return refuse(refusal, { number: terms.step });
  const id = await insertPointsCoupon(tx, shopperId, points, settings, now);
  const change = { shopperId, points: -points, reason: 'redeemed', orderId: null } as const;
  await changePoints(tx, { ...change, settings, now });
  const coupon = await findCoupon(tx, shopperId, { id });
  if (coupon === undefined) throw new Error('a coupon that was just made is there');
  return { coupon, balance: balance - points };
}

/** Turns points into a coupon on the cart, replacing another; at most the cart's price. A refusal must roll back. */
export async function spendPointsOnCart(
  tx: Tx,
  shopperId: string,
  points: number,
  settings: Settings,
  now: Date,
): Promise<Redeemed | Refusal> {
  const lines = await selectLines(tx, shopperId);
  if (lines.length === 0) return refuse('CART_EMPTY');
  const { totals } = priceCart(lines, { coupon: null, point: null, settings, now });
  const most = mostPointsFor(totals.subTotal, redeemTerms(settings));
  if (points > most) return refuse('POINTS_ABOVE_CART', { number: most });
  const redeemed = await redeemPoints(tx, shopperId, points, settings, now);
  if (!isRefusal(redeemed)) await putOnCart(tx, shopperId, redeemed.coupon.id, now);
  return redeemed;
}

async function insertPointsCoupon(
  tx: Tx,
  shopperId: string,
  points: number,
  settings: Settings,
  now: Date,
): Promise<string> {
  const value = redeemValue(points, redeemTerms(settings));
  const words = (language: Language) => texts[language].pointsLedger;
  const { id } = await insertPersonalCoupon(
    tx,
    {
      shopperId,
      value,
      title: inEachLanguage((language) => words(language).couponTitle(formatMoney(value, language))),
      description: inEachLanguage((language) => words(language).couponDescription),
      days: settings.pointsCouponDays,
      letter: 'P',
    },
    now,
  );
  return id;
}
