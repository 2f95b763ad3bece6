import { addDays, startOfStoreDay, storeDateOf } from '../../../time/store-time.ts';
import type { CouponFields } from './desk-calls.ts';

const DAYS = 30;

/** What a new coupon begins with: ten percent for thirty days from today, one use a shopper. */
export function blankCoupon(now: Date): CouponFields {
  const today = storeDateOf(now);
  return {
    titleEn: '',
    titleAr: '',
    descriptionEn: '',
    descriptionAr: '',
    code: '',
    isListed: true,
    kind: 'percent',
    value: 10,
    maxDiscount: null,
    buyPieces: null,
    freePieces: null,
    minSubTotal: 0,
    startsAt: startOfStoreDay(today).toISOString(),
    endsAt: startOfStoreDay(addDays(today, DAYS)).toISOString(),
    takeLimit: null,
    useLimit: null,
    usesPerShopper: 1,
    budget: null,
    firstOrderOnly: false,
    onlyUndiscounted: false,
    brandIds: [],
    categoryIds: [],
    productIds: [],
    governorateIds: [],
  };
}
