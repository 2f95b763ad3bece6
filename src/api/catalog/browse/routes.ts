import { transact } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { offsetOf, paginationOf } from '../../platform/http/pagination.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { follow, followedBrandIds, isBrand, listBrands, unfollow } from './brands.ts';
import { listCategories, listCategoriesWithBrands, listSubCategories } from './categories.ts';

/** Categories and brands. */
export function catalogRoutes(store: Store): void {
  categoryRoutes(store);
  brandRoutes(store);
}

function categoryRoutes(store: Store): void {
  const { db } = store;

  // A shop has few categories: all are read, and the page is cut here.
  answer(store, 'getAllCategories', async ({ input, language }) => {
    const categories = await listCategories(db, language, input.search);
    const from = offsetOf(input);
    return {
      categories: categories.slice(from, from + input.limit),
      pagination: paginationOf(input, categories.length),
    };
  });

  answer(store, 'getCategoriesWithBrands', async ({ language }) => {
    const [categories, brands] = await Promise.all([
      listCategoriesWithBrands(db, language),
      listBrands(db, language),
    ]);
    return { categories, brands };
  });

  answer(store, 'getSubCategories', async ({ input, language }) => ({
    subCategories: await listSubCategories(db, input.categoryId, language),
  }));
}

function brandRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'followBrand', async ({ input, shopper, now }) =>
    transact(db, async (tx) => {
      if (!(await isBrand(tx, input.brandId))) return refuse('NOT_FOUND');
      await follow(tx, shopper.id, input.brandId, now);
      return { followedBrandIds: await followedBrandIds(tx, shopper.id) };
    }),
  );

  answer(store, 'unfollowBrand', async ({ input, shopper }) =>
    transact(db, async (tx) => {
      if (!(await isBrand(tx, input.brandId))) return refuse('NOT_FOUND');
      await unfollow(tx, shopper.id, input.brandId);
      return { followedBrandIds: await followedBrandIds(tx, shopper.id) };
    }),
  );
}
