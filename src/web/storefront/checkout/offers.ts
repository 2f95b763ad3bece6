import type { Coupon, Totals } from '../../../shop/cart/contract.ts';
import { CallError } from '../../client/call-error.ts';
import type { Caller } from '../../client/caller.ts';

type Place = { latitude?: number; longitude?: number; city?: string };

/** A coupon with the totals it would give this cart, or why it does not apply. */
export type Offer = { coupon: Coupon; totals: Totals | null; saves: number; refusal: string };

/**
 * The shopper's coupons, largest saving first, then those that do not apply yet; `base` are the totals without any.
 */
export type Offers = { base: Totals; offers: Offer[] };

/** Previews each coupon on this cart and place; changes nothing. */
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
