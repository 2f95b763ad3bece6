import type { ProductCard } from '../../../shop/catalog/contract.ts';
import type { HomePage } from '../../../shop/home/contract.ts';
import type { Caller } from '../../client/caller.ts';
import type { OpenTab } from './open-tab.ts';

/** Data of the page's blocks; null if a block could not be loaded. */
export type Front = {
  hero: HomePage['hero'] | null;
  /** The two smaller garments beside the hero's. */
  beside: Pick<ProductCard, 'image' | 'colors'>[];
  collections: HomePage['collections'] | null;
  categories: HomePage['categories'];
  banners: HomePage['banners'];
  coupons: HomePage['coupons'];
  /** Only the open tab; the others load when opened. */
  pieces: ProductCard[] | null;
};

/** Circles under the hero; the first leads to all of them. */
const mostCategories = 6;

/** If the combined call fails, only the products are loaded, so that the page is not empty. */
export async function loadFront(call: Caller, open: OpenTab): Promise<Front> {
  const page = await call('getHomePage').catch(() => null);
  if (page === null) {
    const products = await call('getHomeProducts').catch(() => null);
    return {
      hero: null,
      beside: [],
      collections: null,
      categories: [],
      banners: [],
      coupons: [],
      pieces: products?.[open] ?? null,
    };
  }
  const { hero, collections, categories, banners, coupons, trendy } = page;
  const beside = trendy
    .filter(({ image }) => image.url !== hero.image.url)
    .slice(0, 2)
    .map(({ image, colors }) => ({ image, colors }));
  return {
    hero,
    beside,
    collections,
    categories: categories.slice(0, mostCategories),
    banners,
    coupons,
    pieces: page[open].slice(0, 10),
  };
}
