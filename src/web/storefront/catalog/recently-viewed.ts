import { language } from '#texts/language';
import type { ProductCard } from '../../../shop/catalog/contract.ts';

// By language: what is kept is what was read.
const storageKey = `looked-at-${language}`;
const most = 7;

/** The pieces this browser looked at last, newest first; the list never leaves it. */
export function recentlyViewed(): ProductCard[] {
  try {
    // Written below, as a list of cards.
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as ProductCard[];
  } catch {
    return []; // storage may be shut, or hold what another program wrote
  }
}

export function noteView(product: ProductCard): void {
  const others = recentlyViewed().filter(({ _id }) => _id !== product._id);
  try {
    localStorage.setItem(storageKey, JSON.stringify([cardOf(product), ...others].slice(0, most)));
  } catch {
    // full or shut: the strip is only a convenience
  }
}

/** The card alone: a product page knows far more. */
function cardOf({
  _id,
  name,
  slug,
  brand,
  categoryId,
  subCategoryId,
  price,
  priceAfterDiscount,
  savings,
  rating,
  ratesCount,
  image,
  colors,
  inStock,
  comingSoon,
  availableFrom,
  isNew,
  lowStock,
}: ProductCard): ProductCard {
  const sale = { price, priceAfterDiscount, savings, inStock, comingSoon, availableFrom, isNew, lowStock };
  return { _id, name, slug, brand, categoryId, subCategoryId, rating, ratesCount, image, colors, ...sale };
}
