import { sql } from 'kysely';
import type { LineIdentity } from '../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../shop/buying/cart/line-key.ts';
import { isExchangeParcel } from '../../buying/orders/is-exchange-parcel.ts';
import { type LockedOrder, lockOrder } from '../../buying/orders/queries.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { NewItem, OrderLine, StoredReturn } from './queries.ts';

/** Where the pieces of a request were bought: the order, and for each item its line there. */
export type Bought = { readonly orderId: string | null; readonly items: readonly NewItem[] };

/**
 * The pieces that came by an exchange, as the lines they were bought in: one item may be several there. Other orders have their
 * own lines. `RETURN_NOT_ALLOWED` for a piece that replaces none.
 */
export async function boughtPieces(
  db: Db,
  order: LockedOrder,
  lines: readonly OrderLine[],
  items: readonly NewItem[],
): Promise<Bought | Refusal> {
  if (!isExchangeParcel(order)) return { orderId: null, items };
  const replaced = await selectReplaced(db, order.id);
  const [first] = replaced;
  if (first === undefined) return refuse('RETURN_NOT_ALLOWED');
  const left = await piecesLeft(db, order.id, replaced);
  const found: NewItem[] = [];
  for (const item of items) {
    const line = lines.find(({ lineNo }) => lineNo === item.lineNo);
    let missing = item.quantity;
    for (const { boughtLineNo } of line === undefined ? [] : sortedFor(line, replaced)) {
      const free = left.get(boughtLineNo) ?? 0;
      const quantity = Math.min(missing, free);
      if (quantity === 0) continue;
      found.push({ ...item, quantity, boughtLineNo });
      left.set(boughtLineNo, free - quantity);
      missing -= quantity;
    }
    if (missing > 0) return refuse('RETURN_NOT_ALLOWED');
  }
  return { orderId: first.boughtIn, items: found };
}

type Replaced = LineIdentity & { boughtIn: string; boughtLineNo: number; counted: number };

/** What the pieces of an exchange parcel were given for. */
async function selectReplaced(db: Db, orderId: string): Promise<Replaced[]> {
  const { rows } = await sql<Replaced>`
    select coalesce(r.bought_in, r.order_id) as "boughtIn", coalesce(i.bought_line_no, i.line_no) as "boughtLineNo",
           l.product_id as "productId", coalesce(i.new_color_id, l.color_id) as "colorId",
           coalesce(i.new_size_id, l.size_id) as "sizeId", i.counted
      from orders x join returns r on r.id = x.exchange_of join return_items i on i.return_id = r.id
      join order_lines l on l.order_id = i.order_id and l.line_no = i.line_no
     where x.id = ${orderId} order by i.item_no`.execute(db);
  return rows;
}

/** The pieces of each line that was bought which are in no other request. */
async function piecesLeft(
  db: Db,
  orderId: string,
  replaced: readonly Replaced[],
): Promise<Map<number, number>> {
  const { rows: asked } = await sql<{ boughtLineNo: number; pieces: number }>`
    select i.bought_line_no as "boughtLineNo", sum(i.counted)::integer as pieces
      from returns r join return_items i on i.return_id = r.id
     where r.order_id = ${orderId} and r.status not in ('rejected', 'withdrawn') and i.bought_line_no is not null
     group by 1`.execute(db);
  const left = new Map<number, number>();
  for (const { boughtLineNo, counted } of replaced)
    left.set(boughtLineNo, (left.get(boughtLineNo) ?? 0) + counted);
  for (const { boughtLineNo, pieces } of asked)
    left.set(boughtLineNo, (left.get(boughtLineNo) ?? 0) - pieces);
  return left;
}

/** The replaced pieces of the same product; first those that this variant was wanted for, as a missing one may have been swapped. */
function sortedFor(line: OrderLine, replaced: readonly Replaced[]): Replaced[] {
  const same = replaced.filter(({ productId }) => productId === line.productId);
  const isWanted = (piece: Replaced) => lineKey(piece) === lineKey(line);
  return [...same.filter(isWanted), ...same.filter((piece) => !isWanted(piece))];
}

/** The order, locked, whose money a refund pays back: the one that sold the pieces. */
export async function lockBoughtIn(
  tx: Tx,
  order: LockedOrder,
  { bought_in: boughtIn }: Pick<StoredReturn, 'bought_in'>,
): Promise<LockedOrder> {
  if (boughtIn === null) return order;
  const sold = await lockOrder(tx, { id: boughtIn });
  if (sold === undefined) throw new Error('a foreign key holds the order that sold the pieces');
  return sold;
}
