import { answerChange } from '../staff/answer-change.ts';
import { answerConsole } from '../staff/answer-console.ts';
import type { Store } from '../store.ts';
import { changeProduct, readProduct, showProduct } from './edit-product.ts';
import { listProducts } from './list-products.ts';

/** The products as their merchant edits them. */
export function productsRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'listProductsToEdit', async ({ input, language }) => {
    const { view = 'all', search = null, before: after = 0 } = input;
    return listProducts(db, { view, search, after }, language);
  });
  answerConsole(store, 'getProductToEdit', async ({ input: { id }, language }) =>
    readProduct(db, id, language),
  );
  answerChange(store, 'changeProduct', async (tx, { input, ...editor }) => changeProduct(tx, input, editor));
  answerChange(store, 'publishProduct', async (tx, { input, ...editor }) =>
    showProduct(tx, input, 'published', editor),
  );
  answerChange(store, 'archiveProduct', async (tx, { input, ...editor }) =>
    showProduct(tx, input, 'archived', editor),
  );
}
