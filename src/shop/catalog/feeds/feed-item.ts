import { gtinOf } from '../../barcode.ts';
import { type Language, languageFacts } from '../../language.ts';
import { isComingSoon } from '../browse/availability.ts';
import { type PriceFacts, priceNow } from '../browse/price.ts';
import { addressesOf, productPath } from '../seo/addresses.ts';
import { type Audience, audienceOf } from './audience.ts';

/** A variant as it is stored; texts in one language, or in the other where that lacks one. */
export type FeedFacts = PriceFacts & {
  productId: string;
  colorId: string;
  sizeId: string;
  barcode: string;
  name: string;
  description: string;
  material: string;
  brand: string;
  category: string;
  subCategory: string;
  /** The names of category and subcategory in all languages. */
  shelves: readonly string[];
  color: string;
  size: string;
  stock: number;
  availableFrom: Date | null;
  createdAt: Date;
  /** Paths, the main picture first; at least one. */
  pictures: readonly string[];
};

/** A row of a catalog feed before a platform's own form. */
export type FeedItem = Audience & {
  id: string;
  groupId: string;
  title: string;
  description: string;
  link: string;
  pictures: readonly string[];
  isInStock: boolean;
  price: number;
  sale: { price: number; dates: { from: Date; to: Date } | null } | null;
  brand: string;
  gtin: string | null;
  color: string;
  size: string;
  material: string;
  productType: string;
};

/** Where a feed is read. It stands in its links, so that orders that come through them are counted. */
export type FeedReader = 'meta' | 'google';

type FeedOptions = { origin: string; language: Language; now: Date; reader: FeedReader };

/** `image_link` and nine more, which both platforms take. */
const MOST_PICTURES = 10;

/** The item of a variant. Announced pieces cannot be ordered yet, so they are out of stock. */
export function feedItemOf(facts: FeedFacts, { origin, language, now, reader }: FeedOptions): FeedItem {
  const { productId, colorId, sizeId, barcode, brand, material, stock, availableFrom } = facts;
  const [name, color, size] = [facts.name, facts.color, facts.size].map(oneLine);
  const path = `${productPath(productId)}?color=${encodeURIComponent(colorId)}&size=${encodeURIComponent(sizeId)}&utm_source=${reader}&utm_medium=feed`;
  const productType = [facts.category, facts.subCategory].map(oneLine).filter(Boolean).join(' > ');
  const about = [name, oneLine(brand), productType, oneLine(material)].filter(Boolean).join(' · ');
  return {
    id: barcode,
    groupId: productId,
    title: [name, color, size].filter(Boolean).join(languageFacts[language].comma),
    description: plain(facts.description).trim() || about,
    link: addressesOf(origin, path)[language],
    pictures: [...new Set(facts.pictures)].slice(0, MOST_PICTURES).map((picture) => origin + picture),
    isInStock: stock > 0 && !isComingSoon(availableFrom, now),
    price: facts.price,
    sale: saleOf(facts, now),
    brand: oneLine(brand),
    gtin: gtinOf(barcode),
    color: color ?? '',
    size: size ?? '',
    material: oneLine(material),
    productType,
    ...audienceOf(facts.shelves),
  };
}

/** A discount that begins later is given with its dates; without an end it has none, and is given once it runs. */
function saleOf(facts: FeedFacts, now: Date): FeedItem['sale'] {
  const { price, priceAfterDiscount, discountStartsAt, discountEndsAt } = facts;
  if (priceAfterDiscount === null || priceAfterDiscount >= price) return null;
  if (discountEndsAt === null) {
    return priceNow(facts, now).priceAfterDiscount === null
      ? null
      : { price: priceAfterDiscount, dates: null };
  }
  if (discountEndsAt <= now) return null;
  return {
    price: priceAfterDiscount,
    dates: { from: discountStartsAt ?? facts.createdAt, to: discountEndsAt },
  };
}

/** A text without the characters that XML cannot hold, however they are escaped. */
export const plain = (text: string) =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

const oneLine = (text: string) => plain(text).replaceAll(/\s+/g, ' ').trim();

/** At most so many characters, as the platforms count them. */
export function atMost(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const all = Array.from(text);
  return all.length <= characters ? text : `${all.slice(0, characters - 1).join('')}…`;
}

export const priceText = (pounds: number) => `${pounds}.00 SYP`;
