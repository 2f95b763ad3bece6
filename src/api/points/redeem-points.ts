import { randomInt } from 'node:crypto';
import { formatMoney } from '../../shop/money.ts';
import { mostPointsFor, redeemRefusal, redeemValue } from '../../shop/points/redeem.ts';
import type { Settings } from '../../shop/settings.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { priceCart } from '../cart/price-cart.ts';
import { selectLines } from '../cart/queries.ts';
import { type CouponRow, findCoupon } from '../coupons/coupon-rows.ts';
import { claimOne, insertAssignment, putOnCart } from '../coupons/queries.ts';
import type { Tx } from '../db/database.ts';
import { textValues } from '../db/localized.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { changePoints, lockBalance } from './queries.ts';

const DAY_MS = 24 * 3600 * 1000;
const CODE_LENGTH = 8;
/** Without letters and digits that are easily confused. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRTUVWXY346789';

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
  const refusal = redeemRefusal(points, balance, settings);
  if (refusal !== null) return refuse(refusal, { number: settings.pointsRedeemStep });
  const id = await insertPointsCoupon(tx, shopperId, points, settings, now);
  await insertAssignment(tx, id, shopperId, now);
  await claimOne(tx, id);
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
  const most = mostPointsFor(totals.subTotal, settings);
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
  const value = redeemValue(points, settings);
  const { id } = await tx
    .insertInto('coupons')
    .values({
      code: newCode(),
      ...textValues('title', (language) =>
        texts[language].pointsLedger.couponTitle(formatMoney(value, language)),
      ),
      ...textValues('description', (language) => texts[language].pointsLedger.couponDescription),
      kind: 'amount',
      value,
      starts_at: now,
      ends_at: new Date(now.getTime() + settings.pointsCouponDays * DAY_MS),
      take_limit: 1,
      use_limit: 1,
      owner_id: shopperId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

// Only its owner can use such a coupon, so the code need not be secret, only unique.
function newCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]);
  return `P${letters.join('')}`;
}
