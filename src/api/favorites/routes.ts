import { searchWords } from '../catalog/search-words.ts';
import { transact } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import { paginationOf } from '../http/pagination.ts';
import { refuse } from '../http/refusal.ts';
import type { Store } from '../store.ts';
import { dropFavorite, favoriteIds, keepFavorite, listFavorites } from './queries.ts';

/** The pieces a shopper keeps an eye on. */
export function favoritesRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'addToFavorites', async ({ input, shopper, now }) =>
    transact(db, async (tx) => {
      if (!(await keepFavorite(tx, shopper.id, input.productId, now))) return refuse('NOT_FOUND');
      return { favoriteIds: await favoriteIds(tx, shopper.id) };
    }),
  );

  answer(store, 'removeFromFavorites', async ({ input, shopper }) =>
    transact(db, async (tx) => {
      await dropFavorite(tx, shopper.id, input.productId);
      return { favoriteIds: await favoriteIds(tx, shopper.id) };
    }),
  );

  answer(store, 'getAllFavorites', async ({ input, shopper, language, now }) => {
    const asked = { shopperId: shopper.id, words: searchWords(input.name), page: input };
    const { favorites, total } = await listFavorites(db, asked, language, now);
    return { favorites, pagination: paginationOf(input, total) };
  });
}
