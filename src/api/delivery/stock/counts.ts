import { sql } from 'kysely';
import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import type { StockCount } from '../../../shop/delivery/stock/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { rightsOf, staffRoles } from '../../../shop/people/staff/roles.ts';
import type { Settings } from '../../../shop/settings.ts';
import { movePieces } from '../../buying/orders/stock.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ordersMissing, readCount } from './read-counts.ts';
import { actorOf } from './receipts.ts';

type By = { staff: Staff; language: Language; now: Date; settings: Settings };
type Counted = Promise<{ count: StockCount } | Refusal>;

/** Begins a count of a place, a category, or whatever is scanned. */
export async function createCount(
  tx: Tx,
  { place = '', categoryId = null }: { place?: string | undefined; categoryId?: string | null | undefined },
  by: By,
): Counted {
  const known = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  if (categoryId !== null && known === undefined) return refuse('NOT_FOUND');
  const { id } = await tx
    .insertInto('stock_counts')
    .values({ place, category_id: categoryId, made_by: by.staff.id, made_at: by.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = { place, categoryId };
  await recordStaffAudit(
    tx,
    { staff: by.staff, action: 'stock.count', only: 'made', subject: id, after },
    by.now,
  );
  return readCount(tx, id, by);
}

/**
 * Pieces that should be on the shelf: for sale, of orders not being picked yet, and held for exchanges. A sale does not
 * change their sum, so counting can go on while the shop sells.
 */
export const onShelf = sql`v.stock
  + (select coalesce(sum(l.quantity), 0) from order_lines l
       join parcels k on k.order_id = l.order_id and k.stage in ('toConfirm', 'toPick')
      where l.product_id = v.product_id and l.color_id = v.color_id and l.size_id = v.size_id)
  + (select coalesce(sum(i.quantity), 0) from order_lines l
       join return_items i on i.order_id = l.order_id and i.line_no = l.line_no
       join returns r on r.id = i.return_id and r.kind = 'exchange' and r.status in ('requested', 'approved', 'received')
      where l.product_id = v.product_id and coalesce(i.new_color_id, l.color_id) = v.color_id
        and coalesce(i.new_size_id, l.size_id) = v.size_id)`;

/**
 * Adds what one phone counted to the lines, and reads what should be there at this moment. Of several entries the highest
 * expectation stays: pieces that left the shelf after they were counted are no surplus.
 */
export async function enterCount(tx: Tx, { id, entries }: ConsoleParsedOf<'enterCount'>, by: By): Counted {
  const state = await lockCount(tx, id, by);
  if (typeof state !== 'string') return state;
  const isSecond = state === 'recount';
  const isOwn = isSecond && (await isOwnCount(tx, id, entries, by.staff));
  if (isOwn && (await hasOthers(tx, by.staff))) return refuse('OWN_COUNT');
  const given = sql`
    with given as (
      select e."productId" as product_id, e."colorId" as color_id, e."sizeId" as size_id, sum(e.add)::int as more
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
          as e ("productId" text, "colorId" text, "sizeId" text, add int)
       group by 1, 2, 3
    ), shelf as (
      select g.*, ${onShelf} as expected from given g join variants v using (product_id, color_id, size_id)
    )`;
  const { rows } = isSecond
    ? await sql`${given}
      update stock_count_lines l
         set second = greatest(0, coalesce(l.second, 0) + s.more), second_expected = greatest(l.second_expected, s.expected),
             second_by = ${by.staff.id}, entered_at = ${by.now}
        from shelf s
       where l.count_id = ${id} and l.needs_second and l.product_id = s.product_id and l.color_id = s.color_id
         and l.size_id = s.size_id
      returning 1`.execute(tx)
    : await sql`${given}
      insert into stock_count_lines as l (count_id, product_id, color_id, size_id, counted, expected, counted_by, entered_at)
      select ${id}, product_id, color_id, size_id, greatest(0, more), expected, ${by.staff.id}, ${by.now}::timestamptz
        from shelf
          on conflict (count_id, product_id, color_id, size_id) do update
         set counted = greatest(0, l.counted + (select more from shelf s where s.product_id = l.product_id
                                   and s.color_id = l.color_id and s.size_id = l.size_id)),
             expected = greatest(l.expected, excluded.expected), counted_by = excluded.counted_by, entered_at = excluded.entered_at
      returning 1`.execute(tx);
  const variants = new Set(entries.map((each) => `${each.productId} ${each.colorId} ${each.sizeId}`));
  if (rows.length < variants.size) return refuse('NOT_FOUND');
  const pieces = entries.reduce((sum, { add }) => sum + add, 0);
  // Adds to what was counted before, which its own lines keep.
  const after = { state, variants: variants.size, pieces };
  await recordStaffAudit(
    tx,
    { staff: by.staff, action: 'stock.count', only: 'made', subject: id, after },
    by.now,
  );
  return readCount(tx, id, by);
}

async function isOwnCount(
  tx: Tx,
  id: string,
  entries: ConsoleParsedOf<'enterCount'>['entries'],
  { id: staffId }: Staff,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from stock_count_lines l
      join jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e ("productId" text, "colorId" text, "sizeId" text)
        on l.product_id = e."productId" and l.color_id = e."colorId" and l.size_id = e."sizeId"
     where l.count_id = ${id} and l.needs_second and l.counted_by = ${staffId}`.execute(tx);
  return rows.length > 0;
}

type Line = {
  productId: string;
  colorId: string;
  sizeId: string;
  name: string;
  difference: number;
  hasSecond: boolean;
  needsSecond: boolean;
  stock: number;
  /** US cents, where the file that is counted said it. */
  unitCost: number | null;
};

/**
 * Enters the differences. Large ones are first counted again by someone else, where the shop has such a person. Pieces that
 * orders hold and that are not there are `COUNT_SHORT`, with the orders; when a manager accepts it, the stock goes to 0.
 */
export async function postCount(tx: Tx, { id, acceptShort }: ConsoleParsedOf<'postCount'>, by: By): Counted {
  const state = await lockCount(tx, id, by);
  if (typeof state !== 'string') return state;
  if (acceptShort && rightsOf(by.staff.roles).keepStock !== 'all') return refuse('FORBIDDEN');
  const lines = await lockLines(tx, id, by.language);
  if (lines.length === 0) return refuse('VALIDATION', { errors: ['"lines" must not be empty'] });
  if (state === 'recount' && lines.some(({ needsSecond, hasSecond }) => needsSecond && !hasSecond))
    return refuse('VALIDATION', { errors: ['"lines" must have their second count'] });
  const large = lines.filter(({ difference }) => Math.abs(difference) >= by.settings.secondCountFrom);
  if (state === 'counting' && large.length > 0 && (await hasOthers(tx, by.staff))) {
    await askSecond(tx, id, large);
    const change = { before: { secondCounts: 0 }, after: { secondCounts: large.length } };
    await recordStaffAudit(tx, { staff: by.staff, action: 'stock.count', subject: id, ...change }, by.now);
    return readCount(tx, id, by);
  }
  const short = lines.filter(({ stock, difference }) => stock + difference < 0);
  if (short.length > 0 && !acceptShort) return refuse('COUNT_SHORT', { data: await shortOf(tx, short) });
  const refusal = await moveDifferences(tx, id, lines, by);
  if (refusal !== null) return refusal;
  for (const { stock, difference, ...line } of short)
    await updateLine(tx, id, line, { short: -(stock + difference) });
  await endCount(tx, id, 'posted', by);
  const before = { isPosted: false };
  const after = {
    isPosted: true,
    lines: lines.length,
    more: sumOf(lines.map(({ difference }) => Math.max(0, difference))),
    fewer: sumOf(lines.map(({ difference }) => Math.max(0, -difference))),
    short: short.length,
  };
  await recordStaffAudit(
    tx,
    { staff: by.staff, action: 'stock.countPost', subject: id, before, after },
    by.now,
  );
  return readCount(tx, id, by);
}

/** Ends a count that shall not be entered. */
export async function dropCount(tx: Tx, { id }: { id: string }, by: By): Counted {
  const state = await lockCount(tx, id, by);
  if (typeof state !== 'string') return state;
  await endCount(tx, id, 'dropped', by);
  const change = { before: { dropped: false }, after: { dropped: true } };
  await recordStaffAudit(tx, { staff: by.staff, action: 'stock.count', subject: id, ...change }, by.now);
  return readCount(tx, id, by);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Locks a count that has not ended, or refuses with it as it is. */
async function lockCount(tx: Tx, id: string, by: By): Promise<'counting' | 'recount' | Refusal> {
  const row = await tx
    .selectFrom('stock_counts')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return refuse('NOT_FOUND');
  if (row.state === 'counting' || row.state === 'recount') return row.state;
  const read = await readCount(tx, id, by);
  return refuse('ALREADY_POSTED', 'count' in read ? { data: read } : {});
}

/** The lines with their differences; their variants are locked in the order of every change of stock. */
async function lockLines(tx: Tx, id: string, language: Language): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select v.product_id as "productId", v.color_id as "colorId", v.size_id as "sizeId", v.stock,
           ${nameInEither('p', language)} as name, l.second is not null as "hasSecond", l.needs_second as "needsSecond",
           coalesce(l.second, l.counted) - coalesce(l.second_expected, l.expected) as difference,
           l.unit_cost as "unitCost"
      from stock_count_lines l
      join variants v using (product_id, color_id, size_id)
      join products p on p.id = v.product_id
     where l.count_id = ${id}
     order by v.product_id, v.color_id, v.size_id
       for no key update of v`.execute(tx);
  return rows;
}

/** Whether anyone else of the active staff may count. */
async function hasOthers(tx: Tx, { id }: Staff): Promise<boolean> {
  const counters = staffRoles.filter((role) => rightsOf([role]).keepStock !== undefined);
  const { rows } = await sql`
    select 1 from staff where id <> ${id} and removed_at is null and roles && ${sql.val(counters)}::text[] limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

async function askSecond(tx: Tx, id: string, lines: readonly Line[]): Promise<void> {
  for (const line of lines) await updateLine(tx, id, line, { needs_second: true });
  await tx.updateTable('stock_counts').set({ state: 'recount' }).where('id', '=', id).execute();
}

async function updateLine(
  tx: Tx,
  id: string,
  { productId, colorId, sizeId }: Pick<Line, 'productId' | 'colorId' | 'sizeId'>,
  set: { needs_second: boolean } | { short: number },
): Promise<void> {
  await tx
    .updateTable('stock_count_lines')
    .set(set)
    .where('count_id', '=', id)
    .where('product_id', '=', productId)
    .where('color_id', '=', colorId)
    .where('size_id', '=', sizeId)
    .execute();
}

async function moveDifferences(tx: Tx, id: string, lines: readonly Line[], by: By): Promise<Refusal | null> {
  const entry = {
    reason: 'counted',
    orderId: null,
    countId: id,
    by: actorOf(by.staff),
    now: by.now,
  } as const;
  for (const sign of [1, -1] as const) {
    const pieces = lines
      .map(({ difference, stock, unitCost, ...line }) => ({
        ...line,
        quantity: sign * Math.max(difference, -stock),
        unitCost: sign > 0 ? unitCost : null,
      }))
      .filter(({ quantity }) => quantity > 0)
      .map(({ unitCost, ...line }) => ({
        ...line,
        ...(unitCost !== null && { value: unitCost * line.quantity }),
      }));
    const refusal = await movePieces(tx, pieces, [{ bucket: 'stock', sign }], entry);
    if (refusal !== null) return refusal;
  }
  return null;
}

async function shortOf(tx: Tx, lines: readonly Line[]) {
  const keys = lines.map((line) => ({
    product_id: line.productId,
    color_id: line.colorId,
    size_id: line.sizeId,
  }));
  const orders = await ordersMissing(tx, keys);
  return {
    short: lines.map(({ productId, colorId, sizeId, name, stock, difference }) => ({
      name,
      count: -(stock + difference),
      orders: orders.get(`${productId} ${colorId} ${sizeId}`) ?? [],
    })),
  };
}

async function endCount(tx: Tx, id: string, state: 'posted' | 'dropped', by: By): Promise<void> {
  await tx
    .updateTable('stock_counts')
    .set({ state, ended_by: by.staff.id, ended_at: by.now })
    .where('id', '=', id)
    .execute();
}
