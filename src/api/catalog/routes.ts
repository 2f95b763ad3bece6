import { transact } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import { offsetOf, paginationOf } from '../http/pagination.ts';
import { refuse } from '../http/refusal.ts';
import type { Store } from '../store.ts';
import { alertRoutes } from './alert-routes.ts';
import { follow, followedBrandIds, isBrand, listBrands, unfollow } from './brands.ts';
import { listCategories, listCategoriesWithBrands, listSubCategories } from './categories.ts';
import { countFacets } from './facets.ts';
import { countProducts, listProducts } from './list-products.ts';
import { servePictures } from './picture-files.ts';
import { readProduct } from './product-details.ts';
import { type SearchWord, searchWords } from './search-words.ts';
import { sharePictureRoutes } from './share-pictures.ts';
import { spellWords } from './spelling.ts';
import { viewCounter } from './view-counter.ts';

/** What the store sells, and following a brand. */
export function catalogRoutes(store: Store): void {
  servePictures(store);
  productRoutes(store);
  categoryRoutes(store);
  brandRoutes(store);
  alertRoutes(store);
  sharePictureRoutes(store);
}

function productRoutes(store: Store): void {
  const { db } = store;
  const views = viewCounter(store);

  answer(store, 'getAllProducts', async ({ input, language, now }) => {
    const { page, limit, name, sort, ...narrowing } = input;
    const filter = { ...narrowing, words: await spellWords(db, searchWords(name)) };
    const settings = await store.settings();
    const [products, { total, facets }] = await Promise.all([
      listProducts(db, { filter, page: { page, limit }, sort }, language, now, settings),
      countFacets(db, filter, language, now),
    ]);
    return {
      products,
      pagination: paginationOf({ page, limit }, total),
      facets,
      search: readingOf(filter.words),
      nearest: [],
    };
  });

  answer(store, 'suggestProducts', async ({ input, language, now }) => {
    const filter = { words: await spellWords(db, searchWords(input.name)) };
    const list = { filter, page: { page: 1, limit: 4 } };
    const [products, total] = await Promise.all([
      listProducts(db, list, language, now, await store.settings()),
      countProducts(db, filter, now),
    ]);
    return { words: [], categories: [], brands: [], products, total };
  });

  answer(store, 'getProductsOfCategoryAndBrand', async ({ input, language, now }) => {
    const { page, limit, search, sort, ...narrowing } = input;
    const filter = { ...narrowing, words: await spellWords(db, searchWords(search)) };
    const [products, total] = await Promise.all([
      listProducts(db, { filter, page: { page, limit }, sort }, language, now, await store.settings()),
      countProducts(db, filter, now),
    ]);
    return { products, pagination: paginationOf({ page, limit }, total) };
  });

  answer(store, 'getProductDetails', async ({ input, language, now, eachTime }) => {
    const product = await readProduct(db, input.productId, language, now, await store.settings());
    if (product === undefined) return refuse('NOT_FOUND');
    eachTime(() => views.count(product._id));
    return { product };
  });
}

function readingOf(words: readonly SearchWord[]) {
  return words.length === 0 ? null : { words: words.flatMap(({ stems }) => stems), corrected: null };
}

function categoryRoutes(store: Store): void {
  const { db } = store;

  // A shop has few categories: they are read whole, and the page is cut here.
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
