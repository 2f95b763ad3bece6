import type { HomePage } from '../../shop/home/contract.ts';
import type { Language } from '../../shop/language.ts';
import type { Settings } from '../../shop/settings.ts';
import { listBrands } from '../catalog/brands.ts';
import { listCategories } from '../catalog/categories.ts';
import type { Db } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import type { Store } from '../store.ts';
import { showCollection } from './collections.ts';
import { readHomeContent } from './content.ts';
import { listHomeProducts } from './home-products.ts';

/** The front of the store. */
export function homeRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getHomePage', async ({ language, now }) =>
    readHomePage(db, language, now, await store.settings()),
  );

  answer(store, 'getHomeProducts', async ({ input, language, now }) =>
    listHomeProducts(db, input, language, now, await store.settings()),
  );

  answer(store, 'getBanners', async ({ language }) => {
    const { banners } = await readHomeContent(db, language);
    return { banners };
  });
}

async function readHomePage(db: Db, language: Language, now: Date, settings: Settings): Promise<HomePage> {
  const [content, products, categories, brands] = await Promise.all([
    readHomeContent(db, language),
    listHomeProducts(db, {}, language, now, settings),
    listCategories(db, language),
    listBrands(db, language),
  ]);
  const collections = await Promise.all(
    content.collections.map((banner) => showCollection(db, banner, language, now, settings)),
  );
  return { ...content, collections, categories, brands, ...products };
}
