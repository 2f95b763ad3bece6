import { transact } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { paginationOf } from '../../platform/http/pagination.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { findProductIds } from '../search/list-products.ts';
import { removeFavorite, addFavorite } from './add-favorite.ts';
import { favoriteIds, listFavorites } from './queries.ts';

/** The shopper's favorite products. */
export function favoritesRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'addToFavorites', async ({ input, shopper, now }) =>
    transact(db, async (tx) => {
      if (!(await addFavorite(tx, shopper.id, input.productId, now))) return refuse('NOT_FOUND');
      return { favoriteIds: await favoriteIds(tx, shopper.id) };
    }),
  );

  answer(store, 'removeFromFavorites', async ({ input, shopper, now }) =>
    transact(db, async (tx) => {
      await removeFavorite(tx, shopper.id, input.productId, now);
      return { favoriteIds: await favoriteIds(tx, shopper.id) };
    }),
  );

  answer(store, 'getAllFavorites', async ({ input, shopper, language, now }) => {
    const { name, categoryId, inStock, onSale, ...page } = input;
    const ids = name === undefined ? null : await findProductIds(db, name, now);
    const filter = { ids, categoryId, inStock, onSale };
    const { total, ...list } = await listFavorites(
      db,
      { shopperId: shopper.id, filter, page },
      language,
      now,
      await store.cardSettings(),
    );
    return { ...list, pagination: paginationOf(page, total) };
  });
}
