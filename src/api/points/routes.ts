import type { Language } from '../../shop/language.ts';
import type { PointsEntry } from '../../shop/points/contract.ts';
import { pointsLedger as ar } from '../../shop/texts/ar/points-ledger.ts';
import { pointsLedger as en } from '../../shop/texts/en/points-ledger.ts';
import { showCoupon } from '../coupons/coupon.ts';
import { transact } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import { paginationOf } from '../http/pagination.ts';
import { isRefusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { type EntryRow, selectLedger } from './queries.ts';
import { redeemPoints } from './redeem-points.ts';

/** Points earned by buying, and the coupons they become. */
export function pointsRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getPoints', async ({ input, shopper, language }) => {
    const { balance, total, entries } = await selectLedger(db, shopper.id, input);
    return {
      balance,
      entries: entries.map((row) => showEntry(row, language)),
      pagination: paginationOf(input, total),
    };
  });

  answer(store, 'redeemPoints', async ({ input, shopper, language, now }) => {
    const settings = await store.settings();
    const redeemed = await transact(db, (tx) => redeemPoints(tx, shopper.id, input.points, settings, now));
    if (isRefusal(redeemed)) return redeemed;
    return { coupon: showCoupon(redeemed.coupon, language), balance: redeemed.balance };
  });
}

const texts = { en, ar };

function showEntry({ id, points, reason, number, at }: EntryRow, language: Language): PointsEntry {
  return {
    _id: id,
    points,
    reason: texts[language].reasons[reason],
    orderNumber: number,
    at: at.toISOString(),
  };
}
