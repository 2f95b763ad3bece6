import { answerChange } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import type { Store } from '../../../store.ts';
import { changeCoupon, createCoupon } from './edit-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { previewCoupon } from './preview-coupon.ts';
import { readCoupon } from './read-coupon.ts';
import { deleteCoupon, takeCouponStep } from './take-coupon-step.ts';

/** The coupons as their merchant edits them. */
export function couponDeskRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'listCouponsToEdit', async ({ input, ...reading }) => {
    const { view = 'all', search = null, before: after = 0 } = input;
    return listCoupons(db, { view, search, after }, reading);
  });
  answerConsole(store, 'getCouponToEdit', async ({ input: { id }, ...reading }) =>
    readCoupon(db, id, reading),
  );
  answerConsole(store, 'previewCoupon', async ({ input, language, now }) =>
    previewCoupon(db, input, { language, now, settings: await store.settings() }),
  );
  answerChange(store, 'createCoupon', async (tx, { input, ...editor }) => createCoupon(tx, input, editor));
  answerChange(store, 'changeCoupon', async (tx, { input, ...editor }) => changeCoupon(tx, input, editor));
  answerChange(store, 'pauseCoupon', async (tx, { input, ...editor }) =>
    takeCouponStep(tx, input, 'pause', editor),
  );
  answerChange(store, 'resumeCoupon', async (tx, { input, ...editor }) =>
    takeCouponStep(tx, input, 'resume', editor),
  );
  answerChange(store, 'endCoupon', async (tx, { input, ...editor }) =>
    takeCouponStep(tx, input, 'end', editor),
  );
  answerChange(store, 'deleteCoupon', async (tx, { input: { id }, ...editor }) =>
    deleteCoupon(tx, id, editor),
  );
}
