import { answer } from '../../platform/http/answer.ts';
import { paginationOf } from '../../platform/http/pagination.ts';
import type { Store } from '../../store.ts';
import { liveIndexOf } from './index/index-of.ts';
import { listProducts, showProducts } from './list-products.ts';
import { suggest } from './suggest.ts';
import { searchMisses } from './zero-results.ts';

/** Product lists, filters, search and suggestions. */
export function searchRoutes(store: Store): void {
  const { db } = store;
  const misses = searchMisses(store);
  // In the background: an error here recurs, and is reported, at the first request.
  store.app.addHook(
    'onListen',
    () =>
      void liveIndexOf(db)
        .prepare()
        .catch(() => {}),
  );

  answer(store, 'getAllProducts', async ({ input, language, now, onServe }) => {
    const { page, limit, name, sort, ...filter } = input;
    const list = { filter, query: name, page: { page, limit }, sort };
    const { total, isMissed, ...listed } = await listProducts(db, list, {
      language,
      now,
      settings: await store.settings(),
    });
    if (isMissed && name !== undefined) onServe(() => misses.note(name, language));
    return { ...listed, pagination: paginationOf(list.page, total) };
  });

  answer(store, 'getProductsOfCategoryAndBrand', async ({ input, language, now }) => {
    const { page, limit, search, sort, ...filter } = input;
    const list = { filter, query: search, page: { page, limit }, sort };
    const reader = { language, now, settings: await store.settings() };
    const { products, total } = await listProducts(db, list, reader);
    return { products, pagination: paginationOf(list.page, total) };
  });

  answer(store, 'suggestProducts', async ({ input, language, now }) => {
    const reader = { language, now, settings: await store.settings() };
    const { seen, cards } = await showProducts(db, reader, (view) => suggest(view, input.name, language));
    const { ids: _, ...suggested } = seen;
    return { ...suggested, products: cards };
  });
}
