import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import type { HomePage } from '../../../../shop/office/home/contract.ts';
import type { Caller } from '../../../client/caller.ts';

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
    // An empty one leads nowhere.
    categories: categories.filter(({ productsCount }) => productsCount > 0).slice(0, mostCategories),
    banners,
    coupons,
    pieces: page[open].slice(0, 10),
  };
}

/** In display order; the URL names the open one. `all` links to the full list. */
export const homeTabs = [
  { id: 'ourProducts', all: '/SearchProducts' },
  { id: 'comingSoon', all: null },
  { id: 'trendy', all: '/SearchProducts?sort=trendy' },
] as const;

export type OpenTab = (typeof homeTabs)[number]['id'];

export function openTabIn(params: URLSearchParams): OpenTab {
  const wanted = params.get('tab');
  return (homeTabs.find(({ id }) => id === wanted) ?? homeTabs[0]).id;
}
