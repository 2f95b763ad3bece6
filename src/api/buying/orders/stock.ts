import { type RawBuilder, sql } from 'kysely';
import type { LineIdentity } from '../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../shop/buying/cart/line-key.ts';
import { type Actor, signatureOf } from '../../../shop/buying/orders/status.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';

export type Pieces = LineIdentity & {
  readonly quantity: number;
  /** What they cost in all, in US cents, where it is known; else it follows from the ledger. */
  readonly value?: number;
};

/** Pieces for sale, and those beside them. */
type Bucket = 'stock' | 'damaged';
type Move = { readonly bucket: Bucket; readonly sign: 1 | -1 };

/** Why stock changes, for which order and by whom; stored in the ledger. */
export type StockEntry = {
  readonly reason:
    | 'ordered'
    | 'canceled'
    | 'returned'
    | 'exchangeHeld'
    | 'exchangeReleased'
    | 'edited'
    | 'refused'
    | 'missing'
    | 'damaged'
    | 'lost'
    | 'received'
    | 'supplierReturn'
    | 'found'
    | 'repaired'
    | 'sample'
    | 'gift'
    | 'theft'
    | 'correction'
    | 'scrapped'
    | 'counted';
  /** Null for what concerns no order. */
  readonly orderId: string | null;
  readonly receiptId?: string;
  readonly countId?: string;
  readonly note?: string;
  readonly by: Actor;
  readonly now: Date;
};

/** Takes stock, or refuses with every line that exceeds it. Locks in a fixed order; a refusal must roll back. */
export async function takePieces(
  tx: Tx,
  pieces: readonly Pieces[],
  entry: StockEntry,
): Promise<Refusal | null> {
  const wanted = together(pieces);
  // Sent together: of a line that is short nothing moves.
  const [left, moved] = await Promise.all([lockStock(tx, wanted), moveStock(tx, 'stock', wanted, -1, entry)]);
  const short = wanted.filter((line) => (left.get(lineKey(line))?.stock ?? 0) < line.quantity);
  if (short.length > 0)
    return outOfStock(short.map((line) => ({ ...line, left: left.get(lineKey(line))?.stock ?? 0 })));
  checkMoved(moved, wanted, entry);
  return null;
}

/** Returns pieces and takes others; all are locked together, so that two changes cannot deadlock. */
export async function changePieces(
  tx: Tx,
  { back, taken }: { back: readonly Pieces[]; taken: readonly Pieces[] },
  entry: StockEntry,
): Promise<Refusal | null> {
  await lockStock(tx, together([...back, ...taken]));
  await putBackPieces(tx, back, entry);
  return takePieces(tx, taken, entry);
}

/** Returns the pieces with the value they brought. */
export async function putBackPieces(tx: Tx, pieces: readonly Pieces[], entry: StockEntry): Promise<Pieces[]> {
  const returned = together(pieces);
  await lockStock(tx, returned);
  return changeStock(tx, 'stock', returned, 1, entry);
}

/**
 * Removes returned or missing pieces from stock: those gone for good, and with `damaged` those kept apart. Of pieces that
 * came `back` in the same transaction they take the value these brought, so that the rest keeps its own.
 */
export async function writeOffPieces(
  tx: Tx,
  pieces: readonly Pieces[],
  entry: StockEntry & { readonly reason: 'missing' | 'damaged' | 'lost' },
  back: readonly Pieces[] = [],
): Promise<void> {
  const brought = new Map(back.map((line) => [lineKey(line), line]));
  const gone = together(pieces).map((line): Pieces => {
    const came = brought.get(lineKey(line));
    if (came?.value === undefined) return line;
    return { ...line, value: Math.round((came.value * line.quantity) / came.quantity) };
  });
  await lockStock(tx, gone);
  const taken = await changeStock(tx, 'stock', gone, -1, entry);
  if (entry.reason === 'damaged') await changeStock(tx, 'damaged', taken, 1, entry);
}

/**
 * Moves pieces as `moves` say, or refuses when a bucket has too few. Must run in a transaction that a refusal rolls back.
 */
export async function movePieces(
  tx: Tx,
  pieces: readonly Pieces[],
  moves: readonly Move[],
  entry: StockEntry,
): Promise<Refusal | null> {
  const moved = together(pieces);
  const left = await lockStock(tx, moved);
  const isShort = moved.some((line) => {
    const { stock = 0, damaged = 0 } = left.get(lineKey(line)) ?? {};
    const takes = moves.find(({ sign }) => sign < 0)?.bucket;
    return takes !== undefined && (takes === 'stock' ? stock : damaged) < line.quantity;
  });
  if (isShort) return refuse('NOT_ENOUGH_STOCK');
  let worth = moved;
  for (const { bucket, sign } of moves) worth = await changeStock(tx, bucket, worth, sign, entry);
  return null;
}

/** `OUT_OF_STOCK`, with a machine-readable text per line: `"<productId>/<colorId>/<sizeId>" has 2 left`. */
export function outOfStock(lines: readonly (LineIdentity & { readonly left: number })[]): Refusal {
  return refuse('OUT_OF_STOCK', { errors: lines.map((line) => `"${lineKey(line)}" has ${line.left} left`) });
}

/** Merges lines of the same variant. */
function together(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>();
  for (const line of pieces) {
    const same = sums.get(lineKey(line));
    const quantity = line.quantity + (same?.quantity ?? 0);
    const value = line.value === undefined ? {} : { value: line.value + (same?.value ?? 0) };
    sums.set(lineKey(line), { ...line, quantity, ...value });
  }
  return [...sums.values()];
}

type Left = { stock: number; damaged: number };

// Weaker than `for update`: adding the variant to a cart need not wait.
async function lockStock(tx: Tx, pieces: readonly Pieces[]): Promise<Map<string, Left>> {
  const { rows } = await sql<LineIdentity & Left>`
    select v.product_id as "productId", v.color_id as "colorId", v.size_id as "sizeId", v.stock, v.damaged
      from variants v join ${asRows(pieces)} using (product_id, color_id, size_id)
     order by v.product_id, v.color_id, v.size_id
       for no key update of v`.execute(tx);
  return new Map(rows.map((row) => [lineKey(row), row]));
}

// Returns the pieces with the value they moved.
async function changeStock(...move: Parameters<typeof moveStock>): Promise<Pieces[]> {
  const moved = await moveStock(...move);
  const [, , pieces, , entry] = move;
  checkMoved(moved, pieces, entry);
  return moved;
}

// A guard for every code path, after the check made under the lock.
function checkMoved(moved: readonly Pieces[], pieces: readonly Pieces[], entry: StockEntry): void {
  if (moved.length === pieces.length) return;
  throw new Error(`stock changed under its lock (${entry.reason}, order ${entry.orderId ?? 'none'})`);
}

// Moves nothing of a line that has too few; returns those that moved, with their value.
async function moveStock(
  tx: Tx,
  bucket: Bucket,
  pieces: readonly Pieces[],
  sign: 1 | -1,
  entry: StockEntry,
): Promise<Pieces[]> {
  if (pieces.length === 0) return [];
  const { reason, orderId, by, now, receiptId = null, countId = null, note = null } = entry;
  const count = sql.ref(bucket);
  const worth = sql.ref(bucket === 'stock' ? 'value' : 'damaged_value');
  const value = sign < 0 ? valueOut(count, worth) : valueIn(count, worth, orderId);
  const { rows } = await sql<LineIdentity & { change: number; value: number }>`
    with moved as (
      select v.product_id, v.color_id, v.size_id, ${sign}::int * piece.quantity as change, ${value}::bigint as value
        from variants v join ${asRows(pieces)} using (product_id, color_id, size_id)
    ), change as (
      update variants v set ${count} = v.${count} + m.change, ${worth} = v.${worth} + m.value
        from moved m
       where v.product_id = m.product_id and v.color_id = m.color_id and v.size_id = m.size_id
         and v.${count} + m.change >= 0
      returning m.*
    )
    insert into stock_ledger (product_id, color_id, size_id, bucket, change, value, reason, actor, order_id, receipt_id, count_id, note, at)
    select product_id, color_id, size_id, ${bucket}, change, value, ${reason}, ${signatureOf(by)}, ${orderId}, ${receiptId}, ${countId}, ${note}, ${now}::timestamptz
      from change order by 1, 2, 3
    returning product_id as "productId", color_id as "colorId", size_id as "sizeId", change, value`.execute(
    tx,
  );
  return rows.map(({ change, value: cents, ...line }) => ({
    ...line,
    quantity: Math.abs(change),
    value: Math.abs(cents),
  }));
}

type Sql = RawBuilder<unknown>;

/**
 * The value that leaves with the pieces: their own where it is known, else their share, at most what is there; with the last
 * piece all of it.
 */
const valueOut = (count: Sql, worth: Sql): Sql => sql`
  case when v.${count} = piece.quantity then -v.${worth}
       else -least(v.${worth},
                   coalesce(piece.value, round(v.${worth}::numeric * piece.quantity / greatest(v.${count}, 1)))) end`;

/**
 * The value that comes in with the pieces: their own where it is known; of an order’s pieces what they took when they left;
 * else the average of the pieces that are there, or of the last movement with a value.
 */
const valueIn = (count: Sql, worth: Sql, orderId: string | null): Sql => sql`
  coalesce(piece.value, ${orderId === null ? sql`null` : valueBack(orderId)},
           case when v.${count} > 0 then round(v.${worth}::numeric * piece.quantity / v.${count}) end,
           (select round(m.value::numeric * piece.quantity / m.change) from stock_ledger m
             where m.product_id = v.product_id and m.color_id = v.color_id and m.size_id = v.size_id and m.value <> 0
               and not m.is_opening
             order by m.id desc limit 1), 0)`;

// An exit that took no known value brings none back: such pieces count like all whose cost is unknown.
const valueBack = (orderId: string): Sql => sql`
  (select case when sum(m.change) < 0
               then nullif(round(-(sum(m.value) filter (where not m.is_opening))::numeric
                                 * least(piece.quantity, -sum(m.change)) / -sum(m.change)), 0) end
     from stock_ledger m
    where m.order_id = ${orderId} and m.product_id = v.product_id and m.color_id = v.color_id and m.size_id = v.size_id
      and m.bucket = 'stock' and m.reason not in ('damaged', 'repaired', 'lost', 'missing', 'found'))`;

function asRows(pieces: readonly Pieces[]): RawBuilder<unknown> {
  const column = (values: (string | number | null)[]) => sql.val(values);
  return sql`unnest(${column(pieces.map((piece) => piece.productId))}::text[],
                    ${column(pieces.map((piece) => piece.colorId))}::text[],
                    ${column(pieces.map((piece) => piece.sizeId))}::text[],
                    ${column(pieces.map((piece) => piece.quantity))}::int[],
                    ${column(pieces.map((piece) => piece.value ?? null))}::bigint[])
             as piece (product_id, color_id, size_id, quantity, value)`;
}
