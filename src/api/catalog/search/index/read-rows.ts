import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** A product as read for the index. Lists of ids are comma-separated. */
export type ProductRow = {
  id: string;
  brand_id: string;
  category_id: string;
  subcategory_id: string;
  seasons: string;
  colors: string;
  first_color: string | null;
  sizes: string;
  price: number;
  price_after_discount: number | null;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
  available_from: Date | null;
  ratings: number[];
  trend: number;
  created_at: Date;
};

/** `words` is the product's tsvector as text. */
export type WordsRow = {
  id: string;
  name_en: string;
  name_ar: string;
  description_en: string;
  description_ar: string;
  words: string;
};

/** Small enough to stay below the pool's time limit in a large shop and to let requests in between. */
const ROWS_AT_ONCE = 2000;

/** All published products in batches, ordered by id. */
export async function* readAllProducts(db: Db): AsyncGenerator<(ProductRow & WordsRow)[]> {
  for (let last = ''; ;) {
    const { rows } = await sql<ProductRow & WordsRow>`
      select ${factColumns}, ${wordColumns} from products p
        -- The second bound is for its index: else each batch reads the words of those before it.
        left join product_search s on s.product_id = p.id and s.product_id > ${last}
       where p.status = 'published' and p.id > ${last} order by p.id limit ${ROWS_AT_ONCE}`.execute(db);
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/** The published ones of the given products. */
export async function readProducts(db: Db, ids: readonly string[]): Promise<(ProductRow & WordsRow)[]> {
  const { rows } = await sql<ProductRow & WordsRow>`
    select ${factColumns}, ${wordColumns} from products p left join product_search s on s.product_id = p.id
     where p.status = 'published' and p.id = any(${ids}::text[])`.execute(db);
  return rows;
}

/** The trend score of every published product. */
export async function readTrends(db: Db): Promise<{ id: string; trend: number }[]> {
  const { rows } = await sql<{ id: string; trend: number }>`
    select id, trend from products where status = 'published'`.execute(db);
  return rows;
}

const factColumns: RawBuilder<ProductRow> = sql`
  p.id, p.brand_id, p.category_id, p.subcategory_id, array_to_string(p.seasons, ',') as seasons,
  array_to_string(p.color_ids, ',') as colors, array_to_string(p.size_ids_in_stock, ',') as sizes,
  (select color_id from product_colors c where c.product_id = p.id order by position limit 1) as first_color,
  p.price, p.price_after_discount, p.discount_starts_at, p.discount_ends_at, p.available_from, p.ratings, p.trend, p.created_at`;

const wordColumns: RawBuilder<WordsRow> = sql`
  p.name_en, p.name_ar, p.description_en, p.description_ar, coalesce(s.words::text, '') as words`;
