import { movesOf } from '../../../shop/delivery/stock/adjustment.ts';
import type { StockView } from '../../../shop/delivery/stock/calls.ts';
import type { StockVariant } from '../../../shop/delivery/stock/contract.ts';
import { coverDays } from '../../../shop/delivery/stock/cover.ts';
import type { Language } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { movePieces } from '../../buying/orders/stock.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { writeTable } from '../../platform/documents/write-table.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { createCount, dropCount, enterCount, postCount } from './counts.ts';
import { putOnSale } from './put-on-sale.ts';
import { readCount, readCounts } from './read-counts.ts';
import { readReceipt, readReceipts } from './read-receipts.ts';
import { readMovements, readStock, readVariant } from './read-stock.ts';
import { actorOf, changeReceipt, createReceipt, postReceipt, reverseReceipt } from './receipts.ts';

/** The most rows of a file. */
const MOST_ROWS = 200_000;

/** What is on the shelf and why, changes by hand, and goods that come in. */
export function stockRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listStock', async ({ input, language, now }) => {
    const { view = 'all', search = null, productId = null, before: after = 0 } = input;
    const { lowStock: low } = await store.settings();
    return readStock(db, { view, search, productId, after, low, now }, language);
  });

  answerConsole(store, 'exportStock', async ({ input, staff, language, now }) => {
    const { format, view = 'all', search = null } = input;
    const { lowStock: low } = await store.settings();
    const asked = { view, search, productId: null, after: 0, low, limit: MOST_ROWS + 1, now };
    const { variants } = await readStock(db, asked, language);
    if (variants.length > MOST_ROWS) return refuse('EXPORT_TOO_LARGE');
    const after = { view, search, rows: variants.length };
    await recordStaffAudit(db, { staff, action: 'stock.export', only: 'act', subject: view, after }, now);
    return { file: await writeTable(stockTable(view, variants, language), format, language) };
  });

  answerChange(store, 'setLowLevel', async (tx, { input, staff, language, now }) => {
    const { level, ...variant } = input;
    const before = await readVariant(tx, variant, language, now);
    if (before === undefined) return refuse('NOT_FOUND');
    const { productId, colorId, sizeId } = variant;
    await tx
      .updateTable('variants')
      .set({ low_level: level })
      .where('product_id', '=', productId)
      .where('color_id', '=', colorId)
      .where('size_id', '=', sizeId)
      .execute();
    const { barcode, lowLevel } = before;
    const change = { before: { barcode, level: lowLevel }, after: { barcode, level } };
    await recordStaffAudit(tx, { staff, action: 'stock.level', subject: productId, ...change }, now);
    return { variant: { ...before, lowLevel: level } };
  });

  answerConsole(store, 'listMovements', async ({ input: { productId, before = null }, language }) =>
    readMovements(db, { productId, before }, language),
  );

  answerChange(store, 'adjustStock', async (tx, { input, staff, language, now }) => {
    const { reason, count, note, ...variant } = input;
    const moves = movesOf(reason, count);
    if (moves === null) return refuse('VALIDATION', { errors: ['"count" must be greater than 0'] });
    const before = await readVariant(tx, variant, language, now);
    if (before === undefined) return refuse('NOT_FOUND');
    const entry = { reason, note, orderId: null, by: actorOf(staff), now };
    const refusal = await movePieces(tx, [{ ...variant, quantity: Math.abs(count) }], moves, entry);
    if (refusal !== null) return refusal;
    const changed = await readVariant(tx, variant, language, now);
    if (changed === undefined) return refuse('NOT_FOUND');
    const piecesOf = ({ barcode, stock, damaged }: typeof before) => ({ barcode, stock, damaged });
    const change = { before: piecesOf(before), after: { ...piecesOf(changed), reason, count, note } };
    const subject = variant.productId;
    await recordStaffAudit(tx, { staff, action: 'stock.adjust', subject, ...change }, now);
    return { variant: changed };
  });

  answerConsole(store, 'listReceipts', async ({ input, ...reader }) => {
    const { before = null, supplierId = null } = input;
    return readReceipts(db, { before, supplierId }, reader);
  });
  answerConsole(store, 'getReceipt', async ({ input: { id }, ...reader }) => readReceipt(db, id, reader));
  answerChange(store, 'createReceipt', async (tx, { input, ...by }) => createReceipt(tx, input, by));
  answerChange(store, 'changeReceipt', async (tx, { input, ...by }) => changeReceipt(tx, input, by));
  answerChange(store, 'postReceipt', async (tx, { input, ...by }) => postReceipt(tx, input, by));
  answerChange(store, 'putOnSale', putOnSale);
  answerChange(store, 'reverseReceipt', async (tx, { input, ...by }) => reverseReceipt(tx, input, by));

  answerConsole(store, 'listCounts', async ({ input: { before = null }, language }) =>
    readCounts(db, before, language),
  );
  answerConsole(store, 'getCount', async ({ input: { id }, language }) => readCount(db, id, { language }));
  answerChange(store, 'createCount', async (tx, { input, ...by }) => createCount(tx, input, by));
  answerChange(store, 'enterCount', async (tx, { input, ...by }) => enterCount(tx, input, by));
  answerChange(store, 'postCount', async (tx, { input, ...by }) => postCount(tx, input, by));
  answerChange(store, 'dropCount', async (tx, { input, ...by }) => dropCount(tx, input, by));
}

/** The list of variants as it stands on the page of stock. */
function stockTable(view: StockView, variants: readonly StockVariant[], language: Language): Table {
  const t = texts[language].stock;
  return {
    name: `stock-${view}`,
    head: [
      t.variant,
      t.color,
      t.size,
      t.barcode,
      t.forSale,
      t.reserved,
      t.damaged,
      t.kept28,
      t.cover,
      t.lowLevel,
    ],
    rows: variants.map((row) => [
      row.name,
      row.color.name,
      row.size.label,
      row.barcode,
      row.stock,
      row.reserved,
      row.damaged,
      row.kept28,
      coverDays(row),
      row.lowLevel,
    ]),
  };
}
