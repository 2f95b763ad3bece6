import { type Selectable, sql } from 'kysely';
import type { ParcelStage } from '../../../../shop/buying/orders/contract.ts';
import type { AddressInput } from '../../../../shop/people/account/contract.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrderLinesTable } from '../../../platform/db/tables.ts';

/** An order as it was agreed, as far as an edit asks. */
export type AgreedOrder = {
  id: string;
  shopper_id: string | null;
  placed_at: Date;
  sub_total: number;
  delivery: number;
  total: number;
  fee_before_free: number | null;
  free_from: number | null;
  cash_step: number;
  coupon_id: string | null;
  address: AddressInput;
  distance_km: number | null;
  estimated_from: string;
  estimated_to: string;
  slot_day: string | null;
  slot_band: string | null;
  note: string;
  lines: Selectable<OrderLinesTable>[];
};

export async function selectAgreed(db: Db, orderId: string): Promise<AgreedOrder> {
  const { rows } = await sql<Omit<AgreedOrder, 'lines'>>`
    select id, shopper_id, placed_at, sub_total, delivery, total, fee_before_free, free_from, cash_step, coupon_id, address, distance_km,
           estimated_from, estimated_to, slot_day, slot_band, note
      from orders where id = ${orderId}`.execute(db);
  const [head] = rows;
  if (head === undefined) throw new Error('an order that is edited is there');
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute();
  return { ...head, lines };
}

/** The stage of an order's parcel; undefined where there is no such order, or it is another shopper's. */
export async function findStage(
  db: Db,
  { id, shopperId }: { id: string; shopperId?: string },
): Promise<{ id: string; stage: ParcelStage | null } | undefined> {
  const owned = shopperId === undefined ? sql`` : sql`and o.shopper_id = ${shopperId}`;
  const { rows } = await sql<{ id: string; stage: ParcelStage | null }>`
    select o.id, p.stage from orders o join parcels p on p.order_id = o.id
     where o.id = ${id} ${owned}`.execute(db);
  return rows[0];
}
