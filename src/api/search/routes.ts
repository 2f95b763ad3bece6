import { answer } from '../http/answer.ts';
import { paginationOf } from '../http/pagination.ts';
import type { Store } from '../store.ts';
import { listProducts, showPieces } from './list-products.ts';
import { searchMisses } from './zero-results.ts';
import { shelfOf } from './index/index-of.ts';
import { suggest } from './suggest.ts';

/** Finding pieces: lists, filters, searches and what is suggested while somebody types. */
export function searchRoutes(store: Store): void {
  const { db } = store;
  const misses = searchMisses(store);
  // In the background: what went wrong will go wrong again, and be told, where somebody asks.
  store.app.addHook(
    'onListen',
    () =>
      void shelfOf(db)
        .prepare()
        .catch(() => {}),
  );

  answer(store, 'getAllProducts', async ({ input, language, now, onServe }) => {
    const { page, limit, name, sort, ...filter } = input;
    const list = { filter, question: name, page: { page, limit }, sort };
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
    const list = { filter, question: search, page: { page, limit }, sort };
    const reader = { language, now, settings: await store.settings() };
    const { products, total } = await listProducts(db, list, reader);
    return { products, pagination: paginationOf(list.page, total) };
  });

  answer(store, 'suggestProducts', async ({ input, language, now }) => {
    const reader = { language, now, settings: await store.settings() };
    const {
      cards,
      ids: _,
      ...suggested
    } = await showPieces(db, reader, (view) => suggest(view, input.name, language));
    return { ...suggested, products: cards };
  });
}
