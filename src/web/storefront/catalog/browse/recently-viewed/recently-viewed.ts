import type { ProductCard } from '../../../../../shop/catalog/browse/contract.ts';
import { localStore } from '../../../../browser/browser-storage.ts';
import { storedJson } from '../../../../client/storage/stored-json.ts';
import { viewedKey } from './viewed-key.ts';

const most = 7;

/** The products this browser viewed last, newest first; never sent to the server. */
export function recentlyViewed(): ProductCard[] {
  return storedJson<ProductCard[]>(localStore, viewedKey, []);
}

export function noteView(product: ProductCard): void {
  const others = recentlyViewed().filter(({ _id }) => _id !== product._id);
  localStore.set(viewedKey, JSON.stringify([cardOf(product), ...others].slice(0, most)));
}

/** Only the card's fields; a product page has many more. */
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
