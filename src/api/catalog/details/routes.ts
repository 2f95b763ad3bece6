import { answer } from '../../platform/http/answer.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { dayCounter } from '../browse/day-counter.ts';
import { findProduct, listSimilar, withRelated } from './product-details.ts';
import { whyNotShown } from './why-not-shown.ts';

/** A product's page. */
export function detailRoutes(store: Store): void {
  const { db } = store;
  const views = dayCounter(store, 'views');

  answer(store, 'getProductDetails', async ({ input: { productId }, language, now, onServe }) => {
    const settings = await store.settings();
    const stored = await findProduct(db, productId, language);
    if (stored === undefined) return whyNotShown(db, productId);
    onServe(() => views.count(productId));
    return { product: await withRelated(db, stored, now, settings) };
  });

  answer(store, 'getSimilarProducts', async ({ input, language, now }) => {
    const reader = { language, now, settings: await store.settings() };
    const products = await listSimilar(db, input.productId, reader);
    return products === undefined ? refuse('NOT_FOUND') : { products };
  });
}
