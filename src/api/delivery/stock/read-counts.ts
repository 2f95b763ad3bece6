import { sql } from 'kysely';
import type { StockCount } from '../../../shop/delivery/stock/contract.ts';
import type { Language } from '../../../shop/language.ts';
import type { Db } from '../../platform/db/database.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { countNumber, showVariant, variantColumns, variantNames, type VariantRow } from './read-stock.ts';

type Row = {
  id: string;
  number: number;
  place: string;
  category_id: string | null;
  category: string | null;
  state: StockCount['state'];
  made_by: string;
  made_at: Date;
  ended_by: string | null;
  ended_at: Date | null;
  pieces: number;
};

const PAGE = 50;
/** As many variants a category shows as not counted yet. */
const LEFT = 300;

/** Counts without their lines, newest first, and the categories a count may be of. */
export async function readCounts(db: Db, before: number | null, language: Language) {
  const rows = await selectCounts(
    db,
    sql`${before}::bigint is null or c.number < ${before}`,
    PAGE + 1,
    language,
  );
  const shown = rows.slice(0, PAGE);
  const categories = await db
    .selectFrom('categories')
    .select(['id as _id', sql.ref<string>(`name_${language}`).as('name')])
    .orderBy('position')
    .execute();
  return {
    counts: shown.map((row) => ({ ...show(row), lines: [], left: [], leftCount: 0 })),
    next: rows.length > PAGE ? (shown.at(-1)?.number ?? null) : null,
    categories,
  };
}

async function selectCounts(
  db: Db,
  condition: ReturnType<typeof sql>,
  limit: number,
  language: Language,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.id, c.number::float8 as number, c.place, c.category_id, ${sql.ref(`g.name_${language}`)} as category, c.state,
           m.name as made_by, c.made_at, e.name as ended_by, c.ended_at,
           (select coalesce(sum(coalesce(second, counted)), 0)::int from stock_count_lines where count_id = c.id) as pieces
      from stock_counts c
      left join categories g on g.id = c.category_id
      join staff m on m.id = c.made_by
      left join staff e on e.id = c.ended_by
     where ${condition} order by c.number desc limit ${limit}`.execute(db);
  return rows;
}

const show = (row: Row) => ({
  _id: row.id,
  number: countNumber(row.number),
  place: row.place,
  category:
    row.category_id === null || row.category === null ? null : { _id: row.category_id, name: row.category },
  state: row.state,
  madeBy: row.made_by,
  madeAt: row.made_at.toISOString(),
  endedBy: row.ended_by,
  endedAt: row.ended_at?.toISOString() ?? null,
  pieces: row.pieces,
});

type LineRow = VariantRow & {
  counted: number;
  expected: number;
  counter: string;
  counted_by: string;
  needs_second: boolean;
  second: number | null;
  second_expected: number | null;
  second_counter: string | null;
  short: number | null;
};

/** A count with its lines; `NOT_FOUND` for an unknown id. Until it is posted nothing says what should be there. */
export async function readCount(
  db: Db,
  id: string,
  { language }: { language: Language },
): Promise<{ count: StockCount } | Refusal> {
  const [row] = await selectCounts(db, sql`c.id = ${id}`, 1, language);
  if (row === undefined) return refuse('NOT_FOUND');
  const { rows } = await sql<LineRow>`
    select ${variantColumns(language)}, l.counted, l.expected, l.counted_by, w.name as counter, l.needs_second, l.second,
           l.second_expected, x.name as second_counter, l.short
      from stock_count_lines l
      join variants v using (product_id, color_id, size_id)
      ${variantNames}
      join staff w on w.id = l.counted_by
      left join staff x on x.id = l.second_by
     where l.count_id = ${id} order by l.needs_second desc, l.entered_at desc, v.barcode`.execute(db);
  const isPosted = row.state === 'posted';
  const short = isPosted ? rows.filter((line) => line.short !== null) : [];
  const orders = await ordersMissing(db, short);
  return {
    count: {
      ...show(row),
      lines: rows.map((line) => ({
        ...showVariant(line),
        counted: line.needs_second && row.state === 'recount' ? null : line.counted,
        by: line.counter,
        needsSecond: line.needs_second,
        second: line.second,
        secondBy: line.second_counter,
        expected: isPosted ? (line.second_expected ?? line.expected) : null,
        difference: isPosted ? (line.second ?? line.counted) - (line.second_expected ?? line.expected) : null,
        short: line.short ?? 0,
        orders: orders.get(keyOf(line)) ?? [],
      })),
      ...(await leftOf(db, row, language)),
    },
  };
}

async function leftOf(db: Db, { id, category_id: categoryId, state }: Row, language: Language) {
  if (categoryId === null || state !== 'counting') return { left: [], leftCount: 0 };
  const { rows } = await sql<VariantRow & { total: number }>`
    select ${variantColumns(language)}, count(*) over ()::int as total
      from variants v ${variantNames}
     where p.category_id = ${categoryId}
       and not exists (select from stock_count_lines l where l.count_id = ${id} and l.product_id = v.product_id
                          and l.color_id = v.color_id and l.size_id = v.size_id)
     order by ${nameInEither('p', language)}, v.product_id, v.color_id, s.position limit ${LEFT}`.execute(db);
  return { left: rows.map(showVariant), leftCount: rows[0]?.total ?? 0 };
}

type VariantKey = Pick<VariantRow, 'product_id' | 'color_id' | 'size_id'>;
const keyOf = (row: VariantKey) => `${row.product_id} ${row.color_id} ${row.size_id}`;

/** Orders that wait to be picked and hold such a variant, the newest 20 of each. */
export async function ordersMissing(
  db: Db,
  variants: readonly VariantKey[],
): Promise<Map<string, { _id: string; name: string }[]>> {
  const found = new Map<string, { _id: string; name: string }[]>();
  for (const variant of variants) {
    const { rows } = await sql<{ _id: string; name: string }>`
      select o.id as _id, o.number as name
        from order_lines l join orders o on o.id = l.order_id
        join parcels k on k.order_id = o.id
       where l.product_id = ${variant.product_id} and l.color_id = ${variant.color_id} and l.size_id = ${variant.size_id}
         and k.stage in ('toConfirm', 'toPick')
       group by o.id order by o.placed_at desc limit 20`.execute(db);
    found.set(keyOf(variant), rows);
  }
  return found;
}
