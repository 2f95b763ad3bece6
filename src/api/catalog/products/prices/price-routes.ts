import type { PriceChangeRow } from '../../../../shop/catalog/products/prices/price-calls.ts';
import { marginOf } from '../../../../shop/catalog/products/prices/price-rule.ts';
import type { Language } from '../../../../shop/language.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { answerChange } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import { transact } from '../../../platform/db/database.ts';
import type { Table } from '../../../platform/documents/table-file.ts';
import { writeTable } from '../../../platform/documents/write-table.ts';
import { isRefusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { applyPrices, cancelPrices, undoPrices } from './apply-prices.ts';
import { previewPrices, tryPrices } from './preview-prices.ts';
import { readChange, readChangePage, readChangeRows, readPricing } from './read-changes.ts';

/** The most rows of a file. */
const MOST_ROWS = 200_000;

/** Prices and discounts of many products at once. */
export function priceRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'getPricing', async ({ now }) => {
    const { cashStep: step, maxPriceChange } = await store.settings();
    return { ...(await readPricing(db, now)), step, maxPriceChange };
  });
  answerConsole(store, 'previewPrices', async ({ input, staff, language, now }) => {
    const settings = await store.settings();
    return transact(db, async (tx) => previewPrices(tx, input, { staff, language, now, settings }));
  });
  answerConsole(store, 'tryPrices', async ({ input, language, now }) =>
    tryPrices(db, input, { language, now, settings: await store.settings() }),
  );
  answerConsole(store, 'getPriceChange', async ({ input, language, now }) => {
    const { id, kind = null, search = null, before = 0 } = input;
    const page = await readChangePage(db, { id, kind, search, after: before }, language, now);
    if (isRefusal(page)) return page;
    const { cashStep: step, showOldPounds } = await store.settings();
    return { ...page, step, showOldPounds };
  });
  answerConsole(store, 'exportPriceChange', async ({ input, staff, language, now }) => {
    const { id, format, kind = null, search = null } = input;
    const read = await readChange(db, id, now);
    if (isRefusal(read)) return read;
    const rows = await readChangeRows(db, { id, kind, search, after: 0, limit: MOST_ROWS + 1 }, language);
    if (rows.length > MOST_ROWS) return refuse('EXPORT_TOO_LARGE');
    const after = { kind, search, rows: rows.length };
    await recordStaffAudit(db, { staff, action: 'price.export', only: 'act', subject: id, after }, now);
    return { file: await writeTable(priceTable(rows, language), format, language) };
  });
  answerChange(store, 'applyPrices', async (tx, { input, ...editor }) => applyPrices(tx, input, editor));
  answerChange(store, 'cancelPrices', async (tx, { input: { id }, ...editor }) =>
    cancelPrices(tx, id, editor),
  );
  answerChange(store, 'undoPrices', async (tx, { input: { id }, ...editor }) => undoPrices(tx, id, editor));
}

function priceTable(rows: readonly PriceChangeRow[], language: Language): Table {
  const t = texts[language].priceDesk;
  const margin = ({ price, reduced }: PriceChangeRow['before'], cost: number | null) =>
    marginOf(reduced ?? price, cost);
  return {
    name: 'prices',
    head: [
      t.product,
      t.brand,
      t.costDollars,
      t.cost,
      t.before,
      t.beforeReduced,
      t.after,
      t.afterReduced,
      t.marginBefore,
      t.marginAfter,
      t.state,
    ],
    rows: rows.map(({ name, brand, costCents, cost, before, after, kind }) => [
      name,
      brand,
      costCents === null ? null : costCents / 100,
      cost,
      before.price,
      before.reduced,
      after.price,
      after.reduced,
      margin(before, cost),
      margin(after, cost),
      t.rows[kind],
    ]),
  };
}
