import type { ProductCard } from '../../../shop/catalog/contract.ts';
import type { HomePage } from '../../../shop/home/contract.ts';
import type { Caller } from '../../client/caller.ts';
import type { OpenTab } from './open-tab.ts';

/** What the blocks of the page show; null: that block could not be read. */
export type Front = {
  hero: HomePage['hero'] | null;
  /** Two garments beside the hero's own. */
  beside: Pick<ProductCard, 'image' | 'colors'>[];
  collections: HomePage['collections'] | null;
  banners: HomePage['banners'];
  /** Of the open tab: the others travel when they are opened. */
  pieces: ProductCard[] | null;
};

/** Where the whole cannot be read, the pieces are asked for by themselves: each block fails alone. */
export async function loadFront(call: Caller, open: OpenTab): Promise<Front> {
  const page = await call('getHomePage').catch(() => null);
  if (page === null) {
    const products = await call('getHomeProducts').catch(() => null);
    return { hero: null, beside: [], collections: null, banners: [], pieces: products?.[open] ?? null };
  }
  const { hero, collections, banners, trendy } = page;
  const beside = trendy
    .filter(({ image }) => image.url !== hero.image.url)
    .slice(0, 2)
    .map(({ image, colors }) => ({ image, colors }));
  return { hero, beside, collections, banners, pieces: page[open].slice(0, 10) };
}
