import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkout as t } from '#texts/checkout';
import type { Cart, Coupon, Totals } from '../../../../../shop/buying/cart/contract.ts';
import type { CouponOffer } from '../../../../../shop/buying/coupons/contract.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { sendInTurn } from '../../cart/pending-changes.ts';
import { type Destination, placeOf } from '../destination.ts';
import type { StepData } from '../load-checkout.ts';
import { couponDeclined } from './coupon-declined.ts';

type Chosen = {
  coupon: Coupon | null;
  totals: Totals;
  /** Undefined if they could not be loaded. */
  offers: readonly CouponOffer[] | undefined;
};

/**
 * The coupon and its totals. A choice shows at once and is rolled back on refusal; the answer then holds. Of the
 * coupons that are not limited, or taken already, the one that saves most is chosen for a cart without one, unless the shopper
 * took it away. `isBest`: it is on the cart.
 */
export function useCoupon(data: StepData, destination: Destination) {
  const loaded = { coupon: data.cart.couponIssue ? null : data.cart.coupon, totals: data.totals };
  const before: Chosen = { ...loaded, offers: data.offers?.offers };
  const [state, setState] = useState({ data, chosen: before });
  const [applying, setApplying] = useState(false);
  const latest = useRef(0);
  const { revalidate } = useRevalidator();
  const chosen = state.data === data ? state.chosen : before;

  const show = (news: Chosen) => setState({ data, chosen: news });

  /** @throws CallError if the coupon does not apply; the previous choice is restored */
  const apply = async (choice: { code: string } | { couponId: null }, shown: Chosen, isAsked = true) => {
    const turn = (latest.current += 1);
    show(shown);
    if (isAsked) setApplying(true);
    try {
      const { cart } = await sendInTurn(() => call('applyCoupon', { ...choice, ...placeOf(destination) }));
      if (turn === latest.current) show(answered(cart, chosen.offers, data));
      if (cart.couponIssue) toast.error(cart.couponIssue.message);
      else if (isAsked) toast.success(cart.coupon ? t.couponOn : t.couponOff);
    } catch (error) {
      if (turn === latest.current) show(chosen);
      throw error;
    } finally {
      if (turn === latest.current) setApplying(false);
    }
  };

  const choose = async (offer: CouponOffer | null) => {
    couponDeclined.write(offer === null);
    const totals = (offer ? offer.totals : data.offers?.base) ?? chosen.totals;
    try {
      // Applied by code, which also claims a coupon not claimed yet.
      await apply(offer ? { code: offer.coupon.code } : { couponId: null }, {
        ...chosen,
        coupon: offer?.coupon ?? null,
        totals,
      });
    } catch (error) {
      toast.error(failureText(error, t.couponFailed));
    }
  };

  useEffect(() => {
    const best = data.offers?.offers.find(takesFromNobody);
    if (!best?.totals || best.saves <= 0 || data.cart.coupon !== null || couponDeclined.read()) return;
    const shown = { ...before, coupon: best.coupon, totals: best.totals };
    // Nobody asked for it: without it the order goes on.
    void apply({ code: best.coupon.code }, shown, false).catch(() => null);
    // oxlint-disable-next-line react/exhaustive-deps -- once for what was loaded
  }, [data]);

  /** The points become a coupon on the cart; the page then reads cart, offers and balance again. */
  const spend = async (points: number) => {
    if (applying) return;
    setApplying(true);
    try {
      await sendInTurn(() => call('spendPoints', { points }));
      toast.success(t.couponOn);
      await revalidate();
    } catch (error) {
      toast.error(failureText(error, t.couponFailed));
    }
    setApplying(false);
  };

  const best = chosen.offers?.find(takesFromNobody);
  const isBest = best !== undefined && best.saves > 0 && best.coupon._id === chosen.coupon?._id;
  return { ...chosen, isBest, applying, choose, spend, applyCode: (code: string) => apply({ code }, chosen) };
}

/** Choosing a limited coupon takes one of its pieces, also of who never orders: the shopper does that themselves. */
const takesFromNobody = ({ coupon }: CouponOffer) => coupon.assigned || coupon.remaining === null;

/** What to show after a coupon was put on the cart; one that was not offered is added to the offers. */
function answered(cart: Cart, offers: Chosen['offers'], { offers: loaded }: StepData): Chosen {
  const { coupon, couponIssue } = cart;
  // Put on the cart, yet without a discount: it is for another place.
  const inForce = couponIssue === null ? coupon : null;
  const isNew = coupon !== null && !offers?.some((offer) => offer.coupon._id === coupon._id);
  if (!isNew || !offers || !loaded) return { coupon: inForce, totals: cart, offers };
  if (couponIssue !== null) {
    const refused = { coupon, totals: null, saves: 0, issue: couponIssue };
    return { coupon: null, totals: cart, offers: [...offers, refused] };
  }
  const joining = { coupon, totals: cart, saves: loaded.base.total - cart.total, issue: null };
  return { coupon, totals: cart, offers: [joining, ...offers] };
}
