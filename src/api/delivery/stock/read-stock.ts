import { type RawBuilder, sql } from 'kysely';
import { barcodeForms } from '../../../shop/barcode.ts';
import type { StockView } from '../../../shop/delivery/stock/calls.ts';
import type { StockMovement, StockVariant } from '../../../shop/delivery/stock/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { imageOf, type Picture } from '../../catalog/media/image.ts';
import { isNamed } from '../../catalog/products/list-products.ts';
import type { Db } from '../../platform/db/database.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import { cameBack } from './came-back.ts';

export type VariantRow = {
  product_id: string;
  color_id: string;
  size_id: string;
  name: string;
  color: string;
  hex: string;
  size: string;
  tint: string;
  picture: Picture | null;
  barcode: string;
};

/** A variant as the stock pages name it; for a query that has it as `v`. */
export const variantColumns = (language: Language) => sql`
  v.product_id, v.color_id, v.size_id, v.barcode, ${nameInEither('p', language)} as name,
  ${sql.ref(`c.name_${language}`)} as color, c.hex, ${sql.ref(`s.label_${language}`)} as size,
  coalesce(pc.tint, p.tint) as tint,
  (select to_jsonb(i) from pictures i where i.id = coalesce(
     (select picture_id from product_pictures f
       where f.product_id = v.product_id and f.color_id = v.color_id order by position limit 1),
     p.picture_id)) as picture`;

export const variantNames = sql`
  join products p on p.id = v.product_id
  join colors c on c.id = v.color_id
  join sizes s on s.id = v.size_id
  left join product_colors pc on pc.product_id = v.product_id and pc.color_id = v.color_id`;

export const showVariant = (row: VariantRow) => ({
  productId: row.product_id,
  name: row.name,
  image: imageOf(row.picture, row.tint, row.name),
  color: { _id: row.color_id, name: row.color, hex: row.hex },
  size: { _id: row.size_id, label: row.size },
  barcode: row.barcode,
});

const PAGE = 50;

export type StockQuestion = {
  view: StockView;
  search: string | null;
  productId: string | null;
  /** How many rows to pass over. */
  after: number;
  /** At so few pieces a variant without a level of its own is low. */
  low: number;
  /** 50 by default. */
  limit?: number;
  now: Date;
};

/** A page of variants with their pieces, and how many variants each view has. */
export async function readStock(db: Db, asked: StockQuestion, language: Language) {
  const { view, after, low, limit = PAGE, now } = asked;
  const views: Record<StockView, RawBuilder<unknown>> = {
    all: sql`true`,
    low: sql`v.stock between 1 and coalesce(v.low_level, ${low})`,
    out: sql`v.stock = 0`,
    wanted: sql`v.stock = 0 and ${isWanted}`,
    damaged: sql`v.damaged > 0`,
  };
  const { named, found } = conditionOf(asked);
  const order = view === 'low' ? sql`v.stock, ` : sql``;
  // The page is cut in this order; within it colors and sizes are shown in theirs. Its length is part of the text: for a parameter
  // the planner assumes a tenth of all variants.
  const { rows } = await sql<StockRow & { place: number }>`
    with ${named}, v as materialized (
      select v.*, (row_number() over (order by ${order}v.product_id, v.color_id, v.size_id))::int as place
        from (select v.* from variants v
               where ${found} and ${views[view]}
               order by ${order}v.product_id, v.color_id, v.size_id limit ${sql.lit(limit + 1)} offset ${after}) v
    ), ${soldAndReserved(now)}
    select ${variantColumns(language)}, ${pieceColumns}, v.place
      from v ${variantNames} ${pieceJoins}
     order by ${order}v.product_id, pc.position, v.color_id, s.position, v.size_id`.execute(db);
  const { pieces, ...counts } = await countStock(db, asked);
  return {
    variants: rows.filter(({ place }) => place <= limit).map(showStock),
    next: rows.length > limit ? after + limit : null,
    counts,
    pieces,
  };
}

/**
 * How many variants each view has, and the pieces of one view. All are read for their stock alone; few have a
 * level of their own or damaged pieces, and those have indexes.
 */
async function countStock(
  db: Db,
  asked: StockQuestion,
): Promise<Record<StockView, number> & { pieces: number }> {
  const { view, low } = asked;
  const { named, found } = conditionOf(asked);
  const isLow = (level: RawBuilder<unknown>) => sql`v.stock between 1 and ${level}`;
  const byDefault = isLow(sql`${low}`);
  /** How much variants with a low level of their own change a sum that takes the default level for all. */
  const changed = (figure: RawBuilder<unknown>) => sql`
    (select coalesce(sum(${figure}) filter (where ${isLow(sql`v.low_level`)}), 0) - coalesce(sum(${figure}) filter (where ${byDefault}), 0)
       from variants v where v.low_level is not null and ${found})`;
  const pieces: Record<StockView, RawBuilder<unknown>> = {
    all: sql`coalesce(sum(v.stock), 0)`,
    low: sql`coalesce(sum(v.stock) filter (where ${byDefault}), 0) + ${changed(sql`v.stock`)}`,
    out: sql`0`,
    wanted: sql`0`,
    damaged: sql`(select coalesce(sum(v.stock), 0) from variants v where v.damaged > 0 and ${found})`,
  };
  const { rows } = await sql<Record<StockView, number> & { pieces: number }>`
    with ${named}
    select count(*) as all, count(*) filter (where ${byDefault}) + ${changed(sql`1`)} as low,
           count(*) filter (where v.stock = 0) as out,
           (select count(*) from (select distinct product_id, color_id, size_id from stock_alerts where sent_at is null) a
              join variants v using (product_id, color_id, size_id) where v.stock = 0 and ${found}) as wanted,
           (select count(*) from variants v where v.damaged > 0 and ${found}) as damaged, (${pieces[view]})::bigint as pieces
      from variants v where ${found}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a count has a row');
  return row;
}

/** Whether shoppers wait to hear that a variant `v` is back. */
const waitingFor = sql`from stock_alerts a
  where (a.product_id, a.color_id, a.size_id) = (v.product_id, v.color_id, v.size_id) and a.sent_at is null`;
const isWanted = sql`exists (select ${waitingFor})`;

type StockRow = VariantRow & {
  stock: number;
  waiting: number;
  damaged: number;
  reserved: number;
  low_level: number | null;
  kept28: number;
};

const pieceColumns = sql`
  v.stock, v.damaged, v.low_level, coalesce(held.pieces, 0)::int as reserved, coalesce(sold.pieces, 0)::int as kept28,
  (select count(*)::int ${waitingFor}) as waiting`;

const soldSince = (now: Date) => new Date(now.getTime() - 28 * DAY_MS);

/** Of the variants of a page: what was kept of them in 28 days and did not come back, and what orders hold that are still in the house. */
const soldAndReserved = (now: Date) => sql`
  came_back as (${cameBack(soldSince(now))}), sold as (
    select l.product_id, l.color_id, l.size_id, sum(l.kept - coalesce(b.pieces, 0)) as pieces
      from line_figures l left join came_back b on b.order_id = l.order_id and b.line_no = l.line_no
      cross join lateral (select delivered_at from order_figures f where f.order_id = l.order_id offset 0) f
     where l.day >= ${storeDateOf(soldSince(now))} and l.product_id in (select product_id from v)
       and f.delivered_at >= ${soldSince(now)} group by 1, 2, 3
  ), held as (
    select l.product_id, l.color_id, l.size_id, sum(l.quantity) as pieces
      -- offset 0: from the orders, which are few; a product has many lines of orders that ended.
      from orders o cross join lateral (select * from order_lines l where l.order_id = o.id offset 0) l
     where o.status in ('pending', 'inProgress') and l.product_id = any(array(select product_id from v)) group by 1, 2, 3
  )`;

const pieceJoins = sql`
  left join sold on (sold.product_id, sold.color_id, sold.size_id) = (v.product_id, v.color_id, v.size_id)
  left join held on (held.product_id, held.color_id, held.size_id) = (v.product_id, v.color_id, v.size_id)`;

/** A condition on `v` for a statement that begins with the names `named`, so that products are searched once in it. */
function conditionOf({ search, productId }: StockQuestion): {
  named: RawBuilder<unknown>;
  found: RawBuilder<unknown>;
} {
  const named = (ids: RawBuilder<unknown>) => sql`named as materialized (select ${ids}::text[] as ids)`;
  if (productId !== null) return { named: named(sql`null`), found: sql`v.product_id = ${productId}` };
  if (search === null) return { named: named(sql`null`), found: sql`true` };
  return {
    named: named(sql`array(select p.id from products p where ${isNamed(search)})`),
    // As an array: both conditions are looked up in indexes.
    found: sql`(lower(v.barcode) = any(${barcodeForms(search)}) or v.product_id = any((select ids from named)::text[]))`,
  };
}

const showStock = (row: StockRow): StockVariant => ({
  ...showVariant(row),
  stock: row.stock,
  damaged: row.damaged,
  reserved: row.reserved,
  lowLevel: row.low_level,
  kept28: row.kept28,
  waiting: row.waiting,
});

/** One variant with its pieces; undefined if it does not exist. */
export async function readVariant(
  db: Db,
  { productId, colorId, sizeId }: { productId: string; colorId: string; sizeId: string },
  language: Language,
  now: Date,
): Promise<StockVariant | undefined> {
  const { rows } = await sql<StockRow>`
    with v as materialized (
      select * from variants where product_id = ${productId} and color_id = ${colorId} and size_id = ${sizeId}
    ), ${soldAndReserved(now)}
    select ${variantColumns(language)}, ${pieceColumns} from v ${variantNames} ${pieceJoins}`.execute(db);
  return rows[0] && showStock(rows[0]);
}

type MovementRow = Omit<StockMovement, '_id' | 'at' | 'receipt' | 'count'> & {
  id: number;
  at: Date;
  receipt_id: string | null;
  receipt: number | null;
  count_id: string | null;
  count: number | null;
};

/** The ledger of a product, newest first. The pieces left are summed from the beginning, not taken from the variant. */
export async function readMovements(
  db: Db,
  { productId, before }: { productId: string; before: number | null },
  language: Language,
) {
  const { rows } = await sql<MovementRow>`
    select m.id::float8 as id, m.at, ${sql.ref(`c.name_${language}`)} as color,
           ${sql.ref(`s.label_${language}`)} as size, m.bucket, m.change, m.left, m.reason,
           coalesce(w.name, case when m.actor like 'job:%' then null else split_part(m.actor, ':', 1) end) as by,
           o.number as order, m.receipt_id, r.number::float8 as receipt,
           m.count_id, n.number::float8 as count, coalesce(m.note, '') as note
      from (select *, sum(change) over (partition by color_id, size_id, bucket order by id)::int as left
              from stock_ledger where product_id = ${productId}) m
      join colors c on c.id = m.color_id
      join sizes s on s.id = m.size_id
      left join orders o on o.id = m.order_id
      left join receipts r on r.id = m.receipt_id
      left join stock_counts n on n.id = m.count_id
      left join staff w on m.actor = 'merchant:' || w.id
     where ${before}::bigint is null or m.id < ${before}
     order by m.id desc limit ${PAGE + 1}`.execute(db);
  const shown = rows.slice(0, PAGE);
  return {
    movements: shown.map(({ id, at, receipt_id: receiptId, receipt, count_id: countId, count, ...row }) => ({
      ...row,
      _id: id,
      at: at.toISOString(),
      receipt:
        receiptId === null || receipt === null ? null : { _id: receiptId, name: receiptNumber(receipt) },
      count: countId === null || count === null ? null : { _id: countId, name: countNumber(count) },
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** `R-0231` */
export const receiptNumber = (number: number): string => `R-${String(number).padStart(4, '0')}`;

/** `C-0012` */
export const countNumber = (number: number): string => `C-${String(number).padStart(4, '0')}`;
