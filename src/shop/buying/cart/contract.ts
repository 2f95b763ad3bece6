import { z } from 'zod';
import { Color, Size } from '../../catalog/browse/contract.ts';
import { DeliveryKind } from '../../people/account/contract.ts';
import {
  givenId,
  latitude,
  longitude,
  optionalInQuery,
  optionalNumberInQuery,
  lineOrEmpty,
  text,
} from '../../wire/input.ts';
import { DayRange, Id, Image, Instant, Money } from '../../wire/wire-types.ts';

/** The key of a cart or order line: product, color and size. */
export const LineIdentity = z.object({ productId: givenId, colorId: givenId, sizeId: givenId });
export type LineIdentity = z.infer<typeof LineIdentity>;

/** What a shopper sets of a line. The real maximum is a setting; this bound only rejects nonsense. */
export const CartLine = LineIdentity.extend({ quantity: z.int().min(1).max(1000) });
export type CartLine = z.infer<typeof CartLine>;

/** What prevents buying a line. */
export const LineIssue = z
  .enum(['OUT_OF_STOCK', 'NOT_ENOUGH_STOCK', 'UNAVAILABLE'])
  .meta({ id: 'LineIssue' });
export type LineIssue = z.infer<typeof LineIssue>;

export const CartItem = z
  .object({
    productId: Id,
    colorId: Id,
    sizeId: Id,
    name: z.string(),
    brand: z.string(),
    image: Image,
    color: Color,
    size: Size,
    quantity: z.int(),
    available: z.int(),
    price: Money,
    priceAfterDiscount: Money.nullable(),
    priceWas: Money.nullable().meta({
      description: 'What a piece cost when it was put there, where that is another price than now',
    }),
    lineTotal: Money,
    issue: LineIssue.nullable(),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof CartItem>;

/**
 * `subTotal` is after product discounts; `discount` is the coupon's; `delivery` is null while no address is known.
 */
export const Totals = z
  .object({ subTotal: Money, savings: Money, discount: Money, delivery: Money.nullable(), total: Money })
  .meta({ id: 'Totals' });
export type Totals = z.infer<typeof Totals>;

export const CouponKind = z.enum(['percent', 'amount', 'freeDelivery', 'buyXGetY']);
export type CouponKind = z.infer<typeof CouponKind>;

/**
 * A coupon as a shopper sees it; here because the cart contains it. `remaining`: number left to claim, null without a
 * limit; `assigned`: this shopper has claimed it; `used`: this shopper's uses are exhausted.
 */
export const Coupon = z
  .object({
    _id: Id,
    code: z.string(),
    title: z.string(),
    description: z.string(),
    kind: CouponKind,
    value: z.int().meta({ description: 'Percent, or pounds, or 0 for the other kinds' }),
    buyPieces: z.int().nullable().meta({ description: 'buyXGetY: of each so many pieces paid …' }),
    freePieces: z.int().nullable().meta({ description: '… the cheapest so many more are free' }),
    maxDiscount: Money.nullable(),
    minSubTotal: Money,
    startsAt: Instant,
    endsAt: Instant,
    remaining: z.int().nullable(),
    assigned: z.boolean(),
    used: z.boolean(),
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.infer<typeof Coupon>;

/** Why something of the cart does not work: a refusal code and its sentence. */
export const CartIssue = z.object({ code: z.string(), message: z.string() }).meta({ id: 'CartIssue' });
export type CartIssue = z.infer<typeof CartIssue>;

export const Cart = Totals.extend({
  items: z.array(CartItem),
  itemsCount: z.int(),
  saved: z.array(CartItem).meta({ description: 'Saved for later: in no total and in no order' }),
  coupon: Coupon.nullable(),
  couponIssue: CartIssue.nullable().meta({ description: 'Why the coupon gives no discount' }),
  orderLimit: CartIssue.nullable().meta({ description: 'Why an order of this total would be refused now' }),
}).meta({ id: 'Cart' });
export type Cart = z.infer<typeof Cart>;

/** Pieces that staff chose for somebody in a chat. `total`: of what can be bought now, without delivery. */
export const ChatCart = z
  .object({
    items: z.array(CartItem),
    total: Money,
    note: z.string().meta({ description: 'From the staff to the customer; empty without one' }),
    expiresAt: Instant,
  })
  .meta({ id: 'ChatCart' });
export type ChatCart = z.infer<typeof ChatCart>;

/** The most lines, and the most favorites, that one merge takes over. */
export const MOST_CHOICES = 30;

/** A guest's choices, or the lines of an order that is placed again: pieces with the price that was shown, and favorites, oldest first. */
export const GuestChoices = z.object({
  lines: z
    .array(
      CartLine.extend({ price: z.int().min(0).max(1_000_000_000).meta({ description: 'As it was shown' }) }),
    )
    .max(MOST_CHOICES),
  favoriteIds: z.array(givenId).max(MOST_CHOICES),
});
export type GuestChoices = z.infer<typeof GuestChoices>;

/** The outcome of a guest's line. `cut`: fewer are left, or fit in a line; `inCart`: the cart held as many already. */
export const LineOutcome = z.enum(['added', 'cut', 'inCart', 'soldOut', 'notSold', 'cartFull']);
export type LineOutcome = z.infer<typeof LineOutcome>;

/** The outcome of each choice, in the order given. */
export const MergeReport = z
  .object({
    lines: z.array(
      LineIdentity.extend({
        outcome: LineOutcome,
        wanted: z.int(),
        quantity: z.int().meta({ description: 'How many the cart holds after the merge' }),
        price: Money.nullable().meta({ description: 'Of a piece now; null where it is not sold' }),
        priceWas: Money.nullable().meta({ description: 'The price that was shown, where it is another now' }),
      }),
    ),
    favorites: z.array(z.object({ productId: Id, outcome: z.enum(['added', 'kept', 'notSold']) })),
  })
  .meta({ id: 'MergeReport' });
export type MergeReport = z.infer<typeof MergeReport>;

/** The fee and delivery days for a point. */
export const DeliveryQuote = z
  .object({
    distanceKm: z.number(),
    fee: Money,
    businessDays: z.object({ min: z.int(), max: z.int() }),
    estimatedDelivery: DayRange,
    paused: z.string().nullable().meta({
      description: 'Why no order is taken for this place now; the days are then the usual ones',
    }),
  })
  .meta({ id: 'DeliveryQuote' });
export type DeliveryQuote = z.infer<typeof DeliveryQuote>;

/** A place to price delivery for: a point, or a city and optionally one of its areas. */
export const NamedPlace = z.object({
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  city: lineOrEmpty(100).optional(),
  area: lineOrEmpty(100).optional(),
  kind: DeliveryKind.optional(),
});
export type NamedPlace = z.infer<typeof NamedPlace>;

/** Why a named place, or an address, may be refused. */
export const placeRefusals = [
  'OUTSIDE_SYRIA',
  'CITY_UNKNOWN',
  'PIN_FAR_FROM_CITY',
  'NO_OFFICE_PICKUP',
] as const;

/** `NamedPlace` in a query string. */
export const PlaceQuery = z.object({
  latitude: optionalNumberInQuery(latitude),
  longitude: optionalNumberInQuery(longitude),
  city: optionalInQuery(text(100)).meta({ example: 'Damascus' }),
  area: optionalInQuery(text(100)),
  kind: optionalInQuery(DeliveryKind),
});
