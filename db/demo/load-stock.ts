import { changeReceipt, createReceipt, postReceipt } from '../../src/api/delivery/stock/receipts.ts';
import type { Tx } from '../../src/api/platform/db/database.ts';
import { daysBefore } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { demoStaff } from './load-staff.ts';
import { unitCost } from './unit-cost.ts';

/** Hundredths of a pound for a dollar, and how many days ago it was set. */
const rates = [
  [11_200, 190],
  [11_350, 64],
  [11_500, 9],
] as const;

const suppliers = [
  { name: 'مشغل الشهباء', phone: '+963 21 266 4410', note: 'فساتين وعبايات، يسلّم كل سبت' },
  { name: 'نسيج حمص', phone: '+963 31 247 8090', note: 'قمصان وقطنيات' },
  { name: 'جلود الميدان', phone: '+963 11 881 2300', note: '' },
];

/** The days before now of each receipt, how many variants it has, and how many pieces of each. */
const receipts = [
  { supplier: 0, document: 'S-1184', daysAgo: 41, variants: 9, pieces: 4 },
  { supplier: 1, document: '2207', daysAgo: 17, variants: 7, pieces: 3 },
  { supplier: 2, document: '', daysAgo: 0, variants: 3, pieces: 6 },
];

/** The rates of the dollar, and goods that came in from suppliers; the newest receipt is still being counted. */
export async function loadStock(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'exchange_rates',
    rates.map(([rate, daysAgo]) => ({
      at: daysBefore(now, daysAgo),
      rate,
      note: '',
      staff_id: demoStaff('manager').id,
    })),
  );
  await insertRows(
    tx,
    'suppliers',
    suppliers.map((supplier) => ({ ...supplier, created_at: daysBefore(now, 180) })),
  );
  const variants = await tx
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.product_id', 'v.color_id', 'v.size_id', 'p.price'])
    .where('v.stock', '>', 0)
    .orderBy('v.barcode')
    .limit(receipts.reduce((sum, receipt) => sum + receipt.variants, 0))
    .execute();
  for (const receipt of receipts) {
    const by = {
      staff: demoStaff('manager'),
      language: 'ar',
      now: daysBefore(now, receipt.daysAgo),
    } as const;
    const given = { supplier: suppliers[receipt.supplier]?.name ?? '', document: receipt.document };
    const made = await createReceipt(tx, given, by);
    if ('code' in made) throw new Error(made.code);
    const { _id: id, version } = made.receipt;
    const lines = variants.splice(0, receipt.variants).map((row) => ({
      productId: row.product_id,
      colorId: row.color_id,
      sizeId: row.size_id,
      expected: receipt.pieces,
      counted: receipt.pieces,
      unitCost: unitCost(row.price),
    }));
    const changed = await changeReceipt(tx, { id, version, ...given, lines }, by);
    if ('code' in changed) throw new Error(changed.code);
    if (receipt.daysAgo === 0) continue;
    const posted = await postReceipt(tx, { id, version: changed.receipt.version }, by);
    if ('code' in posted) throw new Error(posted.code);
  }
}
