import { sql } from 'kysely';
import type { ProductPlan } from '../../../shop/office/imports/plan-product.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Gives the new variants without a barcode one of the shop's that no row of the file has. */
export async function withOwnBarcodes(
  tx: Tx,
  plan: ProductPlan,
  inFile: ReadonlySet<string>,
): Promise<ProductPlan> {
  const variants = plan.variants ?? [];
  const missing = variants.filter(({ barcode }) => barcode === '').length;
  if (missing === 0) return plan;
  const free: string[] = [];
  while (free.length < missing) {
    const { rows } = await sql<{ code: string }>`
      select next_barcode() as code from generate_series(1, ${missing - free.length}::int)`.execute(tx);
    free.push(...rows.map(({ code }) => code).filter((code) => !inFile.has(code)));
  }
  return {
    ...plan,
    variants: variants.map((variant) => ({ ...variant, barcode: variant.barcode || (free.pop() ?? '') })),
  };
}
