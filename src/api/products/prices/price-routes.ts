import { transact } from '../../db/database.ts';
import { isRefusal } from '../../refusal.ts';
import { answerChange } from '../../staff/answer-change.ts';
import { answerConsole } from '../../staff/answer-console.ts';
import type { Store } from '../../store.ts';
import { applyPrices, cancelPrices, undoPrices } from './apply-prices.ts';
import { previewPrices } from './preview-prices.ts';
import { readChangePage, readPricing } from './read-changes.ts';

/** Prices and discounts of many products at once. */
export function priceRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'getPricing', async ({ now }) => ({
    ...(await readPricing(db, now)),
    step: (await store.settings()).cashStep,
  }));
  answerConsole(store, 'previewPrices', async ({ input, staff, now }) => {
    const settings = await store.settings();
    return transact(db, async (tx) => previewPrices(tx, input, { staff, now, settings }));
  });
  answerConsole(store, 'getPriceChange', async ({ input, language, now }) => {
    const { id, kind = null, before = 0 } = input;
    const page = await readChangePage(db, { id, kind, after: before }, language, now);
    if (isRefusal(page)) return page;
    const { cashStep: step, showOldPounds } = await store.settings();
    return { ...page, step, showOldPounds };
  });
  answerChange(store, 'applyPrices', async (tx, { input, ...editor }) => applyPrices(tx, input, editor));
  answerChange(store, 'cancelPrices', async (tx, { input: { id }, ...editor }) =>
    cancelPrices(tx, id, editor),
  );
  answerChange(store, 'undoPrices', async (tx, { input: { id }, ...editor }) => undoPrices(tx, id, editor));
}
