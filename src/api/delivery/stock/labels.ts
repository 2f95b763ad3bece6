import { sql } from 'kysely';
import { type PriceFacts, priceNow } from '../../../shop/catalog/browse/price.ts';
import { code128 } from '../../../shop/delivery/fulfilment/papers/code-128.ts';
import { ean13, isEan13 } from '../../../shop/delivery/fulfilment/papers/ean-13.ts';
import type { LabelSheet } from '../../../shop/delivery/stock/calls.ts';
import type { Language } from '../../../shop/language.ts';
import { formatMoney } from '../../../shop/money.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import type { DocumentData } from '../../platform/documents/documents.ts';
import { sendPrivateDocument } from '../../platform/documents/send-document.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';

const MOST_LABELS = 2000;

type Sheet = Pick<DocumentData['labels'], 'size' | 'grid'>;

const sheets: Record<LabelSheet, Sheet> = {
  '50x30': { size: { width: 50, height: 30 }, grid: null },
  '40x25': { size: { width: 40, height: 25 }, grid: null },
  'a4-24': { size: { width: 70, height: 37 }, grid: { columns: 3, rows: 8 } },
  'a4-65': { size: { width: 38.1, height: 21.2 }, grid: { columns: 5, rows: 13 } },
};

/** Labels with the barcodes of pieces. */
export function labelRoutes(store: Store): void {
  const { db, documents } = store;

  answerConsole(store, 'getLabels', async ({ input, staff, language: spoken, now, request, reply }) => {
    const { sheet = '50x30', lang: language = spoken, priced = 'no', ...wanted } = input;
    const rows = await readPieces(db, wanted, language);
    const count = rows.reduce((sum, row) => sum + row.copies, 0);
    if (count === 0) return refuse('NOT_FOUND');
    if (count > MOST_LABELS) return refuse('LIMIT', { errors: [`at most ${MOST_LABELS} labels at once`] });
    const t = texts[language].stockLabels;
    const labels = rows.flatMap(({ name, color, size, barcode, copies, ...facts }) => {
      const about = texts[language].stock.adjustOf(color, size);
      const bars = isEan13(barcode) ? ean13(barcode) : code128(barcode);
      const { price, priceAfterDiscount } = priceNow(facts, now);
      const cost = priced === 'yes' ? formatMoney(priceAfterDiscount ?? price, language) : null;
      return Array.from({ length: copies }, () => ({ name, about, code: barcode, price: cost, bars }));
    });
    const pdf = await documents.renderPrivate('labels', language, {
      title: t.title,
      ...sheets[sheet],
      labels,
    });
    const subject = input.receiptId ?? input.productId ?? '';
    const after = { sheet, labels: count };
    await recordStaffAudit(db, { staff, action: 'stock.print', only: 'act', subject, after }, now);
    await sendPrivateDocument(request, reply, pdf, { language, name: t.title, fallback: 'labels' });
    return null;
  });
}

type Wanted = {
  receiptId?: string | undefined;
  productId?: string | undefined;
  colorId?: string | undefined;
  sizeId?: string | undefined;
  copies?: number | undefined;
};

type Piece = PriceFacts & { name: string; color: string; size: string; barcode: string; copies: number };

/** The pieces of a receipt as often as they were counted, or the variants of a product; none without either. */
async function readPieces(db: Db, wanted: Wanted, language: Language): Promise<Piece[]> {
  const { receiptId, productId = null, colorId = null, sizeId = null, copies = 1 } = wanted;
  const pieces =
    receiptId === undefined
      ? sql`(select product_id, color_id, size_id, ${copies}::int as copies, row_number() over () as position from variants
              where product_id = ${productId} and (${colorId}::text is null or color_id = ${colorId})
                and (${sizeId}::text is null or size_id = ${sizeId}))`
      : sql`(select product_id, color_id, size_id, counted as copies, position from receipt_lines
              where receipt_id = ${receiptId} and counted > 0)`;
  const { rows } = await sql<Piece>`
    select ${nameInEither('p', language)} as name,
           ${sql.ref(`c.name_${language}`)} as color, ${sql.ref(`s.label_${language}`)} as size, v.barcode, l.copies,
           p.price, p.price_after_discount as "priceAfterDiscount", p.discount_starts_at as "discountStartsAt",
           p.discount_ends_at as "discountEndsAt"
      from ${pieces} l join variants v using (product_id, color_id, size_id)
      join products p on p.id = v.product_id join colors c on c.id = v.color_id join sizes s on s.id = v.size_id
     order by l.position, c.id, s.position`.execute(db);
  return rows;
}
