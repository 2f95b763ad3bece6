import type { Bilingual } from './bilingual.ts';
import { between, chance, pick } from './chance.ts';
import { productTypes } from './product-types.ts';
import { products, type DemoProduct } from './products.ts';
import { reviewKindOf, reviewTextOf, type Fit } from './review-text.ts';
import { customers } from './reviewers.ts';

/** A review by someone to whom the piece was delivered; days count back from the day the demo is loaded. */
export type DemoReview = {
  readonly productId: string;
  readonly shopperId: string;
  readonly language: keyof Bilingual;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly comment: string;
  /** Null where a piece has one size only. */
  readonly fit: Fit | null;
  /** In cm, where it was told, with the size taken. */
  readonly height: number | null;
  readonly takenSizeId: string | null;
  readonly daysAgo: number;
};

/** A past order, delivered and long settled; every item of it is reviewed. */
export type DemoOrder = {
  readonly id: string;
  readonly shopperId: string;
  readonly placedDaysAgo: number;
  readonly deliveredDaysAgo: number;
  readonly items: readonly DemoOrderItem[];
};

export type DemoOrderItem = {
  readonly productId: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly quantity: number;
};

/** Exchanges close 7 business days after delivery; no demo order is as young as that, holidays included. */
const youngestOrder = 25;
const oldestOrder = 240;

/** Centimeters. */
const [LEAST, MOST] = [154, 182];
const heightOf = (shopperId: string) => between(LEAST, MOST, shopperId, 'height');

const reviewedProducts = products.filter(
  ({ id, availableInDays, createdDaysAgo }) =>
    availableInDays === null && createdDaysAgo > youngestOrder + 10 && chance(id, 'reviewed') < 0.66,
);

const purchases = reviewedProducts.flatMap((product) =>
  buyersOf(product).map((shopperId) => ({ product, shopperId })),
);

export const orders: readonly DemoOrder[] = customers.flatMap(({ id: shopperId }) =>
  inParcels(
    purchases.filter((purchase) => purchase.shopperId === shopperId).map(({ product }) => product),
  ).map((parcel, index) => orderOf(shopperId, parcel, index)),
);

export const reviews: readonly DemoReview[] = reviewedProducts.flatMap((product) => {
  const said = new Set<string>();
  return orders
    .filter(({ items }) => items.some(({ productId }) => productId === product.id))
    .map((order) => reviewOf(product, order, said));
});

/** One to eight people, more where more look at the piece. */
function buyersOf({ id, views }: DemoProduct): string[] {
  const many = between(1, 4 + Math.min(5, Math.floor(views / 60)), id, 'buyers');
  const byLuck = customers.toSorted((one, other) => chance(id, one.id) - chance(id, other.id));
  return byLuck.slice(0, many).map((customer) => customer.id);
}

/** One to three pieces to an order, the older pieces first. */
function inParcels(bought: readonly DemoProduct[]): DemoProduct[][] {
  const left = bought.toSorted((one, other) => other.createdDaysAgo - one.createdDaysAgo);
  const parcels: DemoProduct[][] = [];
  while (left.length > 0) parcels.push(left.splice(0, between(1, 3, left.length, left[0]?.id ?? '')));
  return parcels;
}

function orderOf(shopperId: string, parcel: readonly DemoProduct[], index: number): DemoOrder {
  const oldest = Math.min(oldestOrder, ...parcel.map(({ createdDaysAgo }) => createdDaysAgo - 1));
  const placedDaysAgo = between(youngestOrder + 6, oldest, shopperId, index, 'day');
  return {
    id: `${shopperId}-${index + 1}`,
    shopperId,
    placedDaysAgo,
    deliveredDaysAgo: placedDaysAgo - between(1, 5, shopperId, index, 'way'),
    items: parcel.map((product) => itemOf(shopperId, product)),
  };
}

function itemOf(shopperId: string, product: DemoProduct): DemoOrderItem {
  const { id, colors, sizes } = product;
  const common = sizes.length > 4 ? sizes.slice(1, -1) : sizes;
  const ofHeight = common[Math.round(((heightOf(shopperId) - LEAST) / (MOST - LEAST)) * (common.length - 1))];
  const takesIt = isForGrownUps(product) && chance(shopperId, id, 'luck') < 0.8;
  return {
    productId: id,
    colorId: pick(colors, shopperId, id, 'color'),
    sizeId: (takesIt && ofHeight) || pick(common, shopperId, id, 'size'),
    quantity: chance(shopperId, id, 'quantity') < 0.9 ? 1 : 2,
  };
}

function reviewOf(product: DemoProduct, order: DemoOrder, said: Set<string>): DemoReview {
  const seed = `${product.id}/${order.shopperId}`;
  const rating = ratingOf(chance(seed, 'stars'));
  const language = chance(seed, 'language') < 0.68 ? 'ar' : 'en';
  const fit = product.sizes.length === 1 ? null : fitOf(chance(seed, 'fit'), rating);
  return {
    productId: product.id,
    shopperId: order.shopperId,
    language,
    rating,
    fit,
    comment: reviewTextOf({ seed, language, kind: reviewKindOf(typeOf(product)), rating, fit, said }),
    ...(tellsHeight(product, seed) ? wornBy(order, product) : { height: null, takenSizeId: null }),
    daysAgo: Math.max(2, order.deliveredDaysAgo - between(1, 12, seed, 'written')),
  };
}

function typeOf({ typeId }: DemoProduct): { id: string; subcategoryId: string } {
  const type = productTypes.find(({ id }) => id === typeId);
  if (!type) throw new Error(`no product type is called ${typeId}`);
  return type;
}

function isForGrownUps(product: DemoProduct): boolean {
  return /^(?:women|men)--/.test(typeOf(product).subcategoryId);
}

/** Who buys clothes for grown-ups wears them, and most of them tell. */
function tellsHeight(product: DemoProduct, seed: string): boolean {
  return isForGrownUps(product) && product.sizes.length > 1 && chance(seed, 'height') < 0.75;
}

function wornBy({ shopperId, items }: DemoOrder, { id }: DemoProduct) {
  const taken = items.find(({ productId }) => productId === id);
  return { height: heightOf(shopperId), takenSizeId: taken?.sizeId ?? null };
}

/** Most are pleased: about half give five stars, one in twelve gives one or two. */
function ratingOf(luck: number): DemoReview['rating'] {
  if (luck < 0.5) return 5;
  if (luck < 0.79) return 4;
  if (luck < 0.92) return 3;
  return luck < 0.97 ? 2 : 1;
}

function fitOf(luck: number, rating: number): Fit {
  const wrong = rating <= 3 ? 0.45 : 0.16;
  if (luck >= wrong) return 'true';
  return luck < wrong * 0.65 ? 'small' : 'large';
}
