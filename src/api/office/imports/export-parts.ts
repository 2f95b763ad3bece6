import { type RawBuilder, sql } from 'kysely';
import type { ExportPart } from '../../../shop/office/imports/contract.ts';
import { fileLimits } from '../../../shop/sheets/file-limits.ts';
import type { Db } from '../../platform/db/database.ts';

/** Estimated, so below what an import takes. */
const MOST_BYTES = fileLimits.bytes * 0.85;
/** The cells of a row that are not counted: codes, prices, dates, brand and category. */
const BYTES_OF_ROW = 350;

/** A product and those after it, in the order of the file, up to the next part's first. */
export const isInPart = ({ from, to }: Pick<ExportPart, 'from' | 'to'>): RawBuilder<unknown> => {
  const at = (id: string) => sql`(select created_at, id from products where id = ${id})`;
  const isBefore = to === null ? sql`true` : sql`(p.created_at, p.id) < ${at(to)}`;
  return sql`(p.created_at, p.id) >= ${at(from)} and ${isBefore}`;
};

/** The products `p` of a condition in parts, each of which an import takes as a file; no product is in two. */
export async function exportParts(db: Db, condition: RawBuilder<unknown>): Promise<ExportPart[]> {
  const { rows: products } = await sql<{ id: string; rows: number; bytes: number }>`
    select p.id, n.rows,
           n.rows * (octet_length(p.slug || p.name_en || p.name_ar) + ${BYTES_OF_ROW}::int)
             + octet_length(p.description_en || p.description_ar || p.material_en || p.material_ar || p.care_en || p.care_ar)
             as bytes
      from products p
     cross join lateral (select greatest(1, count(*))::int as rows from variants v where v.product_id = p.id) n
     where ${condition} order by p.created_at, p.id`.execute(db);
  const parts: ExportPart[] = [];
  let bytes = 0;
  for (const product of products) {
    const part = parts.at(-1);
    const isFull =
      part === undefined || part.rows + product.rows > fileLimits.rows || bytes + product.bytes > MOST_BYTES;
    if (isFull) {
      if (part !== undefined) part.to = product.id;
      parts.push({ number: parts.length + 1, from: product.id, to: null, rows: product.rows });
      ({ bytes } = product);
    } else {
      part.rows += product.rows;
      bytes += product.bytes;
    }
  }
  return parts;
}
