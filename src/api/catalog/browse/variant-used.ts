import { sql } from 'kysely';

/** Whether a variant `v` was ever counted or bought. */
export const isVariantUsed = sql<boolean>`
  (${sql.join(
    ['stock_ledger', 'order_lines', 'receipt_lines', 'stock_count_lines'].map(
      (table) => sql`exists (select from ${sql.table(table)} l
                              where (l.product_id, l.color_id, l.size_id) = (v.product_id, v.color_id, v.size_id))`,
    ),
    sql` or `,
  )})`;
