import { sql } from 'kysely';
import type { ParcelStage, RefusalReason } from '../../../../shop/buying/orders/contract.ts';
import { type Actor, signatureOf } from '../../../../shop/buying/orders/status.ts';
import type { ParcelStepName } from '../../../../shop/delivery/fulfilment/steps.ts';
import { type LockedOrder, lockOrder, type OrderName } from '../../../buying/orders/queries.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** What steps need of a parcel, locked with its order. */
export type LockedParcel = {
  readonly order: LockedOrder;
  id: string;
  stage: ParcelStage | null;
  version: number;
  held_reason: string | null;
  held_until: Date | null;
  claimed_by: string | null;
  claimed_at: Date | null;
  pin: string | null;
  pin_tries: number;
  courier_id: string | null;
  company_id: string | null;
  attempts: number;
};

export type ParcelName = OrderName | { parcelId: string };

/** Locks an order and its parcel; undefined if it does not exist. */
export async function lockParcel(tx: Tx, name: ParcelName): Promise<LockedParcel | undefined> {
  const order = await lockOrder(tx, 'parcelId' in name ? { id: await orderIdOf(tx, name.parcelId) } : name);
  if (order === undefined) return undefined;
  const { rows } = await sql<Omit<LockedParcel, 'order'>>`
    select id, stage, version, held_reason, held_until, claimed_by, claimed_at, pin, pin_tries, courier_id, company_id, attempts
      from parcels where order_id = ${order.id} for no key update`.execute(tx);
  const [parcel] = rows;
  return parcel === undefined ? undefined : { ...parcel, order };
}

async function orderIdOf(db: Db, parcelId: string): Promise<string> {
  const row = await db.selectFrom('parcels').select('order_id').where('id', '=', parcelId).executeTakeFirst();
  return row?.order_id ?? '';
}

/** What a step changes besides the stage; omitted fields stay. */
export type ParcelChanges = {
  held?: { reason: string; until: Date } | null;
  claim?: { by: string; at: Date } | null;
  pin?: string | null;
  courierId?: string | null;
  companyId?: string | null;
  attempts?: number;
  nextTry?: string | null;
  collectBy?: string | null;
  refusal?: { reason: RefusalReason; counts: boolean; at: Date } | null;
};

/** Sets stage and changes, and increments the version. */
export async function updateParcel(
  tx: Tx,
  parcel: LockedParcel,
  stage: ParcelStage | null,
  changes: ParcelChanges,
  now: Date,
): Promise<void> {
  const { held, claim, pin, courierId, companyId, attempts, nextTry, collectBy, refusal } = changes;
  await tx
    .updateTable('parcels')
    .set({
      version: parcel.version + 1,
      ...(stage !== parcel.stage && { stage, stage_at: now }),
      ...(held !== undefined && { held_reason: held?.reason ?? null, held_until: held?.until ?? null }),
      ...(claim !== undefined && { claimed_by: claim?.by ?? null, claimed_at: claim?.at ?? null }),
      ...(pin !== undefined && { pin, pin_tries: 0 }),
      ...(courierId !== undefined && { courier_id: courierId }),
      ...(companyId !== undefined && { company_id: companyId }),
      ...(attempts !== undefined && { attempts }),
      ...(nextTry !== undefined && { next_try: nextTry }),
      ...(collectBy !== undefined && { collect_by: collectBy }),
      ...(refusal !== undefined && {
        refused_for: refusal?.reason ?? null,
        refused_at: refusal?.at ?? null,
        refusal_counts: refusal?.counts ?? false,
      }),
    })
    .where('id', '=', parcel.id)
    .execute();
}

export type ParcelRecord = {
  readonly step: ParcelStepName;
  readonly stage: ParcelStage | null;
  readonly by: Actor;
  readonly reason: string;
  readonly details: Record<string, unknown>;
  readonly occurredAt: Date | null;
  readonly now: Date;
};

/** Records a step in the parcel's history. */
export async function recordParcelStep(tx: Tx, parcelId: string, record: ParcelRecord): Promise<void> {
  const { step, stage, by, reason, details, occurredAt, now } = record;
  await tx
    .insertInto('parcel_history')
    .values({
      parcel_id: parcelId,
      step,
      stage,
      actor: signatureOf(by),
      reason,
      details: JSON.stringify(details),
      occurred_at: occurredAt,
      at: now,
    })
    .execute();
}

/** The name of the API key that stands in a column of actors. */
export const nameOfKey = (column: string) =>
  sql<string | null>`(select name from machine_keys m where ${sql.ref(column)} = 'merchant:' || m.id)`;

/** A parcel's last step, for refusals; `by` is null if no staff member took it. */
export async function lastStep(
  db: Db,
  parcelId: string,
): Promise<{ step: string; by: string | null; at: string } | null> {
  const row = await db
    .selectFrom('parcel_history as h')
    .leftJoin('staff as s', (join) => join.on(sql<boolean>`h.actor = 'merchant:' || s.id`))
    .select(['h.step', 'h.at', sql<string | null>`coalesce(s.name, ${nameOfKey('h.actor')})`.as('name')])
    .where('h.parcel_id', '=', parcelId)
    .orderBy('h.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { step: row.step, by: row.name, at: row.at.toISOString() };
}

/** A line of an order as it is packed and settled. */
export type ParcelLine = {
  lineNo: number;
  productId: string;
  colorId: string;
  sizeId: string;
  quantity: number;
  unitPrice: number;
  couponShare: number;
};

export async function linesOf(db: Db, orderId: string): Promise<ParcelLine[]> {
  return db
    .selectFrom('order_lines')
    .select([
      'line_no as lineNo',
      'product_id as productId',
      'color_id as colorId',
      'size_id as sizeId',
      'quantity',
      'unit_price as unitPrice',
      'discount_share as couponShare',
    ])
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute();
}
