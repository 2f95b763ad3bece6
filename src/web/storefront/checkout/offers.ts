import type { Coupon, Totals } from '../../../shop/cart/contract.ts';
import { CallError } from '../../client/call-error.ts';
import type { Caller } from '../../client/caller.ts';

type Place = { latitude?: number; longitude?: number; city?: string };

/** A coupon beside this cart: what it would come to with it, or why it does not fit. */
export type Offer = { coupon: Coupon; totals: Totals | null; saves: number; refusal: string };

/** The coupons of this shopper, those that save most first, then those that miss something; `base`: without any. */
export type Offers = { base: Totals; offers: Offer[] };

/** Asks the API what each coupon would do to this cart at this place; nothing is changed. */
export async function loadOffers(call: Caller, place: Place): Promise<Offers> {
  const [base, taken, free] = await Promise.all([
    call('previewCart', { couponId: null, ...place }),
    call('getAssignedCoupons'),
    call('getAvailableCoupons'),
  ]);
  const coupons = new Map([...free.coupons, ...taken.coupons].map((coupon) => [coupon._id, coupon]));
  const usable = [...coupons.values()].filter(({ used }) => !used);
  const offers = await Promise.all(usable.map((coupon) => offerOf(call, coupon, base.total, place)));
  return { base, offers: [...offers].sort((a, b) => b.saves - a.saves) };
}

async function offerOf(call: Caller, coupon: Coupon, before: number, place: Place): Promise<Offer> {
  try {
    const totals = await call('previewCart', { code: coupon.code, ...place });
    return { coupon, totals, saves: before - totals.total, refusal: '' };
  } catch (error) {
    if (error instanceof CallError && error.status === 409) {
      return { coupon, totals: null, saves: -1, refusal: error.message };
    }
    throw error;
  }
}
