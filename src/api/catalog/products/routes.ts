import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { readStaff } from '../../people/staff/sign-in/staff-session.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Store } from '../../store.ts';
import { createProduct, deleteProduct } from './create-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { changeProduct } from './edit-product.ts';
import { listProducts } from './list-products.ts';
import { makePreview, readPreview } from './previews.ts';
import { readCost } from './read-cost.ts';
import { readProduct } from './read-product.ts';
import { takeStep } from './take-step.ts';

/** The products as their merchant edits them. */
export function productsRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'listProductsToEdit', async ({ input, language }) => {
    const { view = 'all', search = null, ids = null, before: after = 0 } = input;
    return listProducts(db, { view, search, ids, after }, language);
  });
  answerConsole(store, 'getProductToEdit', async ({ input: { id }, language }) =>
    readProduct(db, id, language),
  );
  answerConsole(store, 'getProductCost', async ({ input: { id } }) => readCost(db, id));
  answerConsole(store, 'previewProduct', async ({ input, ...editor }) =>
    makePreview(db, input, { ...editor, settings: await store.settings() }),
  );
  answer(store, 'getProductPreview', async ({ input: { previewId }, language, now, request }) =>
    readPreview(db, previewId, language, { staff: await readStaff(store, request, false), now }),
  );
  answerChange(store, 'createProduct', async (tx, { input, ...editor }) => createProduct(tx, input, editor));
  answerChange(store, 'duplicateProduct', async (tx, { input, ...editor }) =>
    duplicateProduct(tx, input, editor),
  );
  answerChange(store, 'changeProduct', async (tx, { input, ...editor }) => changeProduct(tx, input, editor));
  answerChange(store, 'deleteProduct', async (tx, { input, ...editor }) => deleteProduct(tx, input, editor));
  answerChange(store, 'publishProduct', async (tx, { input, ...editor }) =>
    takeStep(tx, input, 'publish', editor),
  );
  answerChange(store, 'hideProduct', async (tx, { input, ...editor }) => takeStep(tx, input, 'hide', editor));
  answerChange(store, 'archiveProduct', async (tx, { input, ...editor }) =>
    takeStep(tx, input, 'archive', editor),
  );
  answerChange(store, 'scheduleProduct', async (tx, { input, ...editor }) =>
    takeStep(tx, input, input.at === null ? 'unschedule' : 'schedule', editor),
  );
}
