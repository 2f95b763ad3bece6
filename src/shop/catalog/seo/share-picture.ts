import type { Language, Localized } from '../../language.ts';
import type { Thread } from '../../threads.ts';
import type { Image } from '../../wire/wire-types.ts';
import type { Brand, Category, ProductCard } from '../browse/contract.ts';
import { tintColors } from '../media/tint.ts';

/** The content of a share picture. */
export type SharePicture = {
  /** The shop's name, and the address of its logo, which stands in the name's place. */
  shop: string;
  logo: string | null;
  /** Its path under `/og/`: `linen-dress`, `brand/loza`, `category/women`, `shop/minwal`. */
  subject: string;
  title: string;
  /** A smaller line above the title; empty for none. */
  above: string;
  price: number | null;
  /** The price before an active discount. */
  was: number | null;
  /** The id of the garment's picture; null shows fabric instead. */
  image: string | null;
  /** What of a photograph stays in view, as in CSS. */
  focus?: string | undefined;
  /** The background color. */
  ground: string;
  threads: readonly Thread[];
  /** Of a card that is sent or posted; without one it is the preview of a link. */
  format?: CardFormat;
  /** The sizes left, on a card. */
  sizes?: readonly string[];
};

/** Cards for posts, for statuses and stories, and for chats. */
export const cardFormats = ['square', 'tall', 'wide'] as const;
export type CardFormat = (typeof cardFormats)[number];

/** Increment it when the drawing changes, so that old files are not reused. */
const drawing = 2;
const shopThreads: readonly Thread[] = ['plum', 'quince', 'sumac', 'pistachio'];
const plain = {
  above: '',
  price: null,
  was: null,
  image: null,
  ground: tintColors.chalk,
  threads: shopThreads,
};

/** The shop in one language. */
export type SharingShop = { name: string; logo: { url: string } | null };

const ofShop = ({ name, logo }: SharingShop) => ({ ...plain, shop: name, logo: logo?.url ?? null });

type PricedCard = Pick<ProductCard, '_id' | 'name' | 'brand' | 'price' | 'priceAfterDiscount' | 'image'>;

export function pictureOfProduct(product: PricedCard, shop: SharingShop): SharePicture {
  const { _id, name, brand, price, priceAfterDiscount, image } = product;
  return {
    ...ofShop(shop),
    subject: _id,
    title: name,
    above: brand.name,
    price: priceAfterDiscount ?? price,
    was: priceAfterDiscount === null ? null : price,
    image: idOf(image),
    focus: image.focus,
    ground: image.placeholder,
  };
}

/** A card of a product, with the sizes left. */
export const cardOfProduct = (
  product: PricedCard,
  shop: SharingShop,
  format: CardFormat,
  sizes: readonly string[],
): SharePicture => ({
  ...pictureOfProduct(product, shop),
  subject: `${format}/${product._id}`,
  format,
  sizes,
});

export function pictureOfBrand(
  { _id, name, threads }: Pick<Brand, '_id' | 'name' | 'threads'>,
  shop: SharingShop,
): SharePicture {
  return {
    ...ofShop(shop),
    subject: `brand/${_id}`,
    title: name,
    threads: threads.length > 0 ? threads : shopThreads,
  };
}

export function pictureOfCategory(
  { _id, name, image }: Pick<Category, '_id' | 'name' | 'image'>,
  shop: SharingShop,
): SharePicture {
  const ground = image?.placeholder ?? plain.ground;
  return { ...ofShop(shop), subject: `category/${_id}`, title: name, image: image && idOf(image), ground };
}

// For any width: `/pictures/1f0c-480.webp` has the id `1f0c`.
const idOf = ({ url }: Image): string | null => /^\/pictures\/(\w+)-\d+\.\w+$/.exec(url)?.[1] ?? null;

const shopTitles: Localized = { en: 'Woven your way', ar: 'على منوالك' };

export function pictureOfShop(language: Language, shop: SharingShop): SharePicture {
  return { ...ofShop(shop), subject: 'shop/minwal', title: shopTitles[language], ground: tintColors.wheat };
}

/** `/og/linen-dress-ar-1f0c….png`: the name contains a hash of everything shown, so the file is immutable. */
export function sharePicturePath(picture: SharePicture, language: Language): string {
  return `/og/${picture.subject}-${language}-${hashOf(JSON.stringify([drawing, language, picture]))}.png`;
}

/** Parses such a path; null if it is invalid. */
export function readSharePath(path: string): { subject: string; language: Language } | null {
  const [, subject, language] = /^\/og\/((?:[a-z]+\/)?[^/]+)-(en|ar)-[0-9a-f]+\.png$/.exec(path) ?? [];
  if (subject === undefined || (language !== 'en' && language !== 'ar')) return null;
  return { subject, language };
}

// FNV-1a twice with different seeds: identifies drawings, not for security.
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (one >>> 13);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
