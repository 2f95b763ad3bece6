import { listBrands } from '../catalog/brands.ts';
import { listCategories } from '../catalog/categories.ts';
import { answer } from '../http/answer.ts';
import type { Store } from '../store.ts';
import { readHomeContent } from './content.ts';
import { listHomeProducts } from './home-products.ts';

/** The front of the store. */
export function homeRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getHomePage', async ({ language, now }) => {
    const [content, products, categories, brands] = await Promise.all([
      readHomeContent(db, language),
      listHomeProducts(db, {}, language, now),
      listCategories(db, language),
      listBrands(db, language),
    ]);
    return { ...content, categories, brands, ...products };
  });

  answer(store, 'getHomeProducts', async ({ input, language, now }) =>
    listHomeProducts(db, input, language, now),
  );

  answer(store, 'getBanners', async ({ language }) => {
    const { banners } = await readHomeContent(db, language);
    return { banners };
  });
}
