import { answer } from '../../platform/http/answer.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { dayCounter } from '../browse/day-counter.ts';
import { readProduct } from './product-details.ts';
import { listSimilar } from './related-products.ts';
import { whyNotShown } from './why-not-shown.ts';

/** A product's page. */
export function detailRoutes(store: Store): void {
  const { db } = store;
  const views = dayCounter(store, 'views');

  answer(store, 'getProductDetails', async ({ input: { productId }, language, now, onServe }) => {
    const product = await readProduct(db, productId, language, now, await store.cardSettings());
    if (product === undefined) return whyNotShown(db, productId);
    onServe(() => views.count(productId));
    return { product };
  });

  answer(store, 'getSimilarProducts', async ({ input, language, now }) => {
    const products = await listSimilar(db, input.productId, language, now, await store.cardSettings());
    return products === undefined ? refuse('NOT_FOUND') : { products };
  });
}
