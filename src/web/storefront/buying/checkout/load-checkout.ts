import { redirect } from 'react-router';
import type { Cart, DeliveryQuote, Totals } from '../../../../shop/buying/cart/contract.ts';
import type { CouponOffers } from '../../../../shop/buying/coupons/contract.ts';
import type { Order } from '../../../../shop/buying/orders/contract.ts';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import type { Address, SavedAddress, User } from '../../../../shop/people/account/contract.ts';
import { CallError } from '../../../client/call-error.ts';
import type { Caller } from '../../../client/caller.ts';
import { settleChanges } from '../cart/pending-changes.ts';
import { destinationOf, placeKey, placeOf } from './destination.ts';
import { readDraft } from './draft.ts';
import { type Step, stepIn, stepPath } from './steps.ts';

export type CartData = { step: 'cart'; cart: Cart; favorites: ProductCard[] };

export type StepData = {
  step: Exclude<Step, 'cart'>;
  cart: Cart;
  saved: Address | null;
  /** Kept beside it, for the delivery step. */
  addresses: readonly SavedAddress[];
  /** The shopper's balance. */
  points: number;
  /** The place the totals are for (see `placeKey`). */
  place: string;
  totals: Totals;
  quote: DeliveryQuote | null;
  /** Why the store cannot deliver there. */
  refusal: string;
  /** Set at the confirmation step; null if they could not be loaded, which does not block checkout. */
  offers: CouponOffers | null;
  now: string;
};

export type PlacedData = { step: 'placed'; order: Order };

export type CheckoutData = CartData | StepData | PlacedData;

/** Loads the step in the URL. An empty cart, or one with unavailable lines, always shows the cart step. */
export async function loadCheckout(call: Caller, search: URLSearchParams): Promise<CheckoutData> {
  const orderId = search.get('order');
  if (search.get('step') === 'placed' && orderId) {
    return { step: 'placed', ...(await call('getOrderDetails', { orderId })) };
  }
  await settleChanges();
  const step = stepIn(search);
  // In parallel: on a slow connection each answer takes seconds.
  const [{ cart }, account] = await Promise.all([
    call('displayCart'),
    step === 'cart' ? null : call('getUserData'),
  ]);
  if (cart.items.length === 0) return { step: 'cart', cart, favorites: await likedBefore(call) };
  if (step === 'cart' || account === null) return { step: 'cart', cart, favorites: [] };
  if (cart.items.some(({ issue }) => issue !== null)) throw redirect(stepPath('cart'));
  return loadStep(call, step, { cart, user: account.user });
}

async function loadStep(
  call: Caller,
  step: StepData['step'],
  { cart, user }: { cart: Cart; user: User },
): Promise<StepData> {
  const destination = destinationOf(readDraft(), user.address);
  if (step !== 'delivery' && !destination.complete) throw redirect(stepPath('delivery'));
  const place = placeOf(destination);
  const [quoted, offers, preview, kept] = await Promise.all([
    place ? quoteOf(call, place) : { quote: null, refusal: '' },
    step === 'confirmation' && place ? call('getCouponOffers', place).catch(() => null) : null,
    // A place that is refused has no totals; the quote says why.
    step !== 'confirmation' && place ? call('previewCart', place).catch(() => null) : null,
    step === 'delivery' ? call('getAddresses').catch(() => null) : null,
  ]);
  return {
    step,
    cart,
    saved: user.address,
    addresses: kept?.addresses ?? [],
    points: user.points,
    place: placeKey(destination),
    totals:
      // A place that takes no orders for now has its fee all the same.
      place && (!quoted.refusal || quoted.quote)
        ? (offeredTotals(offers, cart) ?? preview ?? (await call('previewCart', place)))
        : withoutDelivery(cart),
    ...quoted,
    offers,
    now: new Date().toISOString(),
  };
}

/** The totals of the coupon on the cart, or of none; null where the offers do not say. */
function offeredTotals(offers: CouponOffers | null, { coupon, couponIssue }: Cart): Totals | null {
  if (offers === null || coupon === null || couponIssue !== null) return offers?.base ?? null;
  return offers.offers.find((offer) => offer.coupon._id === coupon._id)?.totals ?? null;
}

/** A place without delivery is an answer, not a page error. */
async function quoteOf(call: Caller, place: NonNullable<ReturnType<typeof placeOf>>) {
  try {
    const quote = await call('getDeliveryQuote', place);
    return { quote, refusal: quote.paused ?? '' };
  } catch (error) {
    const isAnswer =
      error instanceof CallError && (error.status === 400 || error.code === 'NO_OFFICE_PICKUP');
    if (isAnswer) return { quote: null, refusal: error.message };
    throw error;
  }
}

function withoutDelivery({ subTotal, savings, discount, delivery, total }: Cart): Totals {
  return { subTotal, savings, discount, delivery: null, total: total - (delivery ?? 0) };
}

async function likedBefore(call: Caller): Promise<ProductCard[]> {
  const liked = await call('getAllFavorites', { page: 1, limit: 6 }).catch(() => null);
  return liked?.favorites ?? [];
}
