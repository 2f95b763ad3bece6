import { sql } from 'kysely';
import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import type { Receipt } from '../../../shop/delivery/stock/contract.ts';
import { spreadCost } from '../../../shop/delivery/stock/cost.ts';
import { centsOf } from '../../../shop/dollars.ts';
import { movePieces, type Pieces } from '../../buying/orders/stock.ts';
import { rateNow } from '../../catalog/browse/product-cost.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { type Reader, readReceipt, readsCosts, type ReceiptStaff } from './read-receipts.ts';
import { supplierOf } from './suppliers.ts';

type By = Reader & { now: Date };
type Given = Pick<
  ConsoleParsedOf<'changeReceipt'>,
  'supplier' | 'document' | 'note' | 'currency' | 'extraCost'
>;
type GivenLines = ConsoleParsedOf<'changeReceipt'>['lines'];

/** Begins a draft. */
export async function createReceipt(tx: Tx, given: Given, by: By): Promise<{ receipt: Receipt } | Refusal> {
  if (!readsCosts(by.staff) && setsCosts(given, 'USD')) return refuse('FORBIDDEN');
  const { id } = await tx
    .insertInto('receipts')
    .values({
      ...(await columnsOf(tx, given)),
      currency: given.currency ?? 'USD',
      made_by: by.staff.id,
      made_at: by.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordStaffAudit(
    tx,
    { staff: by.staff, action: 'stock.receipt', only: 'made', subject: id, after: given },
    by.now,
  );
  return readReceipt(tx, id, by);
}

/** Replaces head and lines of a draft. Costs that were not given stay as they were. */
export async function changeReceipt(
  tx: Tx,
  { id, version, lines, ...given }: ConsoleParsedOf<'changeReceipt'>,
  by: By,
): Promise<{ receipt: Receipt } | Refusal> {
  const found = await lockReceipt(tx, id, version, 'draft', by);
  if ('code' in found) return found;
  const givesCosts = setsCosts(given, found.currency) || lines.some(({ unitCost }) => unitCost !== undefined);
  if (!readsCosts(by.staff) && givesCosts) return refuse('FORBIDDEN');
  await tx
    .updateTable('receipts')
    .set({ ...(await columnsOf(tx, given)), version: version + 1 })
    .where('id', '=', id)
    .execute();
  const before = { version, ...(await countLines(tx, id)) };
  const missing = await replaceLines(tx, id, lines);
  if (missing) return refuse('NOT_FOUND');
  const after = { version: version + 1, ...(await countLines(tx, id)) };
  await recordStaffAudit(
    tx,
    { staff: by.staff, action: 'stock.receipt', subject: id, before, after },
    by.now,
  );
  return readReceipt(tx, id, by);
}

async function countLines(tx: Tx, receiptId: string): Promise<{ lines: number; pieces: number }> {
  return tx
    .selectFrom('receipt_lines')
    .select(({ fn }) => [
      fn.countAll<number>().as('lines'),
      fn.coalesce(fn.sum<number>('counted'), sql<number>`0`).as('pieces'),
    ])
    .where('receipt_id', '=', receiptId)
    .executeTakeFirstOrThrow();
}

/** @returns whether a line names no variant of the catalog */
async function replaceLines(tx: Tx, id: string, lines: GivenLines): Promise<boolean> {
  const rows = JSON.stringify(
    lines.map((line, position) => ({ ...line, position, keepsCost: line.unitCost === undefined })),
  );
  const { rows: written } = await sql`
    with given as (
      select * from jsonb_to_recordset(${rows}::jsonb)
        as g ("productId" text, "colorId" text, "sizeId" text, expected int, counted int, "unitCost" int, position int,
              "keepsCost" boolean)
    ), gone as (
      delete from receipt_lines l where receipt_id = ${id}
         and not exists (select from given g
              where g."productId" = l.product_id and g."colorId" = l.color_id and g."sizeId" = l.size_id)
    )
    insert into receipt_lines (receipt_id, product_id, color_id, size_id, expected, counted, unit_cost, position)
    select ${id}, v.product_id, v.color_id, v.size_id, g.expected, g.counted, g."unitCost", g.position
      from given g join variants v
        on v.product_id = g."productId" and v.color_id = g."colorId" and v.size_id = g."sizeId"
        on conflict (receipt_id, product_id, color_id, size_id) do update
       set expected = excluded.expected, counted = excluded.counted, position = excluded.position,
           unit_cost = case when (select g."keepsCost" from given g where g.position = excluded.position)
                            then receipt_lines.unit_cost else excluded.unit_cost end
    returning 1`.execute(tx);
  return written.length < lines.length;
}

/** Enters the counted pieces into the stock. */
export async function postReceipt(
  tx: Tx,
  { id, version }: { id: string; version: number },
  by: By,
): Promise<{ receipt: Receipt } | Refusal> {
  const found = await lockReceipt(tx, id, version, 'draft', by);
  if ('code' in found) return found;
  const rate = await rateNow(tx);
  const pieces = await countedPieces(tx, id, rate);
  if (isRefusal(pieces)) return pieces;
  if (pieces.length === 0) return refuse('VALIDATION', { errors: ['"lines" must have a counted piece'] });
  const entry = {
    reason: 'received',
    orderId: null,
    receiptId: id,
    by: actorOf(by.staff),
    now: by.now,
  } as const;
  const refusal = await movePieces(tx, pieces, [{ bucket: 'stock', sign: 1 }], entry);
  if (refusal !== null) return refusal;
  await tx
    .updateTable('receipts')
    .set({ state: 'posted', posted_by: by.staff.id, posted_at: by.now, rate, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const change = { before: { isPosted: false }, after: { isPosted: true, pieces: sumOf(pieces) } };
  await recordStaffAudit(tx, { staff: by.staff, action: 'stock.post', subject: id, ...change }, by.now);
  return readReceipt(tx, id, by);
}

/** Takes the pieces of a posted receipt out again, all or none. */
export async function reverseReceipt(
  tx: Tx,
  { id, version, note }: { id: string; version: number; note: string },
  by: By,
): Promise<{ receipt: Receipt } | Refusal> {
  const found = await lockReceipt(tx, id, version, 'posted', by);
  if ('code' in found) return found;
  const pieces = await receivedPieces(tx, id);
  const entry = { orderId: null, receiptId: id, note, by: actorOf(by.staff), now: by.now };
  const refusal = await movePieces(tx, pieces, [{ bucket: 'stock', sign: -1 }], {
    ...entry,
    reason: 'supplierReturn',
  });
  if (refusal !== null) return refusal;
  await tx
    .updateTable('receipts')
    .set({ state: 'reversed', version: version + 1 })
    .where('id', '=', id)
    .execute();
  const change = { before: { isPosted: true }, after: { isPosted: false, pieces: sumOf(pieces), note } };
  await recordStaffAudit(tx, { staff: by.staff, action: 'stock.reverse', subject: id, ...change }, by.now);
  return readReceipt(tx, id, by);
}

/** Who acts, as the stock ledger names them. */
export const actorOf = ({ id, sessionId }: ReceiptStaff) =>
  ({ role: 'merchant', name: id, ...(sessionId !== undefined && { sessionId }) }) as const;

const sumOf = (pieces: readonly { quantity: number }[]) =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** What was counted; what it cost where that is known, of pounds at the given rate, with its part of the extra cost. */
async function countedPieces(tx: Tx, id: string, rate: number | null): Promise<Pieces[] | Refusal> {
  const { rows } = await sql<Counted>`
    select l.product_id as "productId", l.color_id as "colorId", l.size_id as "sizeId", l.counted as quantity,
           l.unit_cost as "unitCost", r.currency, coalesce(r.extra_cost, 0)::float8 as "extraCost"
      from receipt_lines l join receipts r on r.id = l.receipt_id where r.id = ${id} and l.counted > 0
     order by l.position`.execute(tx);
  const cents = (cost: number, currency: Receipt['currency']): number | null => {
    if (currency === 'USD') return cost;
    return rate === null ? null : centsOf(cost, rate);
  };
  const values = rows.map(({ unitCost, quantity, currency }) =>
    unitCost === null ? null : cents(unitCost * quantity, currency),
  );
  const [first] = rows;
  const extra = first === undefined ? 0 : cents(first.extraCost, first.currency);
  if (extra !== null && extra > 0 && !values.some((value) => value !== null && value > 0))
    return refuse('VALIDATION', {
      errors: ['"extraCost" is split by what the lines cost: one must have a cost'],
    });
  const parts = spreadCost(extra ?? 0, values);
  return rows.map(({ productId, colorId, sizeId, quantity }, at) => {
    const value = values[at] ?? null;
    const piece = { productId, colorId, sizeId, quantity };
    return value === null ? piece : { ...piece, value: value + (parts[at] ?? 0) };
  });
}

/** What a receipt brought into the stock, with its value: that much of it goes out again. */
async function receivedPieces(tx: Tx, id: string): Promise<Pieces[]> {
  const { rows } = await sql<Pieces & { value: number | null }>`
    select product_id as "productId", color_id as "colorId", size_id as "sizeId", change as quantity,
           case when not is_opening then value::float8 end as value
      from stock_ledger where receipt_id = ${id} and reason = 'received'`.execute(tx);
  return rows.map(({ value, ...piece }) => (value === null ? piece : { ...piece, value }));
}

type Counted = Pieces & { unitCost: number | null; currency: Receipt['currency']; extraCost: number };

/** Locks a receipt in the wanted state and version, or refuses; a conflict carries it as it is. */
async function lockReceipt(
  tx: Tx,
  id: string,
  version: number,
  state: Receipt['state'],
  by: By,
): Promise<{ currency: Receipt['currency'] } | Refusal> {
  const row = await tx
    .selectFrom('receipts')
    .select(['state', 'version', 'currency'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return refuse('NOT_FOUND');
  const current = async () => {
    const read = await readReceipt(tx, id, by);
    return 'receipt' in read ? { data: read } : {};
  };
  if (row.state !== state) return refuse(state === 'draft' ? 'ALREADY_POSTED' : 'CONFLICT', await current());
  if (row.version !== version) return refuse('VERSION_CONFLICT', await current());
  return { currency: row.currency === 'SYP' ? 'SYP' : 'USD' };
}

/** Whether something changes that only readers of costs may set: the extra cost, or the currency of all costs. */
const setsCosts = ({ currency, extraCost }: Given, now: Receipt['currency']) =>
  extraCost !== undefined || (currency !== undefined && currency !== now);

/** The columns of a receipt's head. A supplier whose name is new is created. */
async function columnsOf(tx: Tx, { supplier = '', document = '', note = '', currency, extraCost }: Given) {
  return {
    supplier_id: supplier === '' ? null : await supplierOf(tx, supplier),
    document,
    note,
    ...(currency !== undefined && { currency }),
    ...(extraCost !== undefined && { extra_cost: extraCost }),
  };
}
