import type { Brand, Category, ProductCard } from '../catalog/contract.ts';
import type { Language } from '../language.ts';
import { tintColors } from '../media/tint.ts';
import type { Thread } from '../threads.ts';
import type { Image } from '../wire.ts';

/** What the picture shows that stands beside a shared link. */
export type SharePicture = {
  /** Where it stands under `/og/`: `linen-dress`, `brand/loza`, `category/women`, `shop/minwal`. */
  subject: string;
  title: string;
  /** A smaller line above the title; empty: none. */
  above: string;
  price: number | null;
  /** The price before a running discount. */
  was: number | null;
  /** The garment's picture by its id; null: cloth stands in its place. */
  image: string | null;
  /** CSS color of the whole picture. */
  ground: string;
  threads: readonly Thread[];
};

/** Grows when the drawing changes, so that pictures of the old one are not taken for new. */
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

type PricedCard = Pick<ProductCard, '_id' | 'name' | 'brand' | 'price' | 'priceAfterDiscount' | 'image'>;

export function pictureOfProduct(product: PricedCard): SharePicture {
  const { _id, name, brand, price, priceAfterDiscount, image } = product;
  return {
    ...plain,
    subject: _id,
    title: name,
    above: brand.name,
    price: priceAfterDiscount ?? price,
    was: priceAfterDiscount === null ? null : price,
    image: idOf(image),
    ground: image.placeholder,
  };
}

export function pictureOfBrand({
  _id,
  name,
  threads,
}: Pick<Brand, '_id' | 'name' | 'threads'>): SharePicture {
  return {
    ...plain,
    subject: `brand/${_id}`,
    title: name,
    threads: threads.length > 0 ? threads : shopThreads,
  };
}

export function pictureOfCategory({
  _id,
  name,
  image,
}: Pick<Category, '_id' | 'name' | 'image'>): SharePicture {
  const ground = image?.placeholder ?? plain.ground;
  return { ...plain, subject: `category/${_id}`, title: name, image: image && idOf(image), ground };
}

// Whatever width of it the page has: `/pictures/1f0c-480.webp` is of `1f0c`.
const idOf = ({ url }: Image): string | null => /^\/pictures\/(\w+)-\d+\.\w+$/.exec(url)?.[1] ?? null;

const shopTitles = { en: 'Woven your way', ar: 'على منوالك' } satisfies Record<Language, string>;

export function pictureOfShop(language: Language): SharePicture {
  return { ...plain, subject: 'shop/minwal', title: shopTitles[language], ground: tintColors.wheat };
}

/** `/og/linen-dress-ar-1f0c….png`: the name changes with everything the picture shows, so a file of it is good for ever. */
export function sharePicturePath(picture: SharePicture, language: Language): string {
  return `/og/${picture.subject}-${language}-${hashOf(JSON.stringify([drawing, language, picture]))}.png`;
}

/** Takes such a path apart, or null where it is none. */
export function readSharePath(path: string): { subject: string; language: Language } | null {
  const [, subject, language] = /^\/og\/((?:[a-z]+\/)?[^/]+)-(en|ar)-[0-9a-f]+\.png$/.exec(path) ?? [];
  if (subject === undefined || (language !== 'en' && language !== 'ar')) return null;
  return { subject, language };
}

// FNV-1a twice with different beginnings: it tells drawings apart, it keeps no secret.
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (one >>> 13);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
