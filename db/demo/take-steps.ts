import {
  createRun,
  endRun,
  handOverRun,
  lockRun,
  setRunStatus,
} from '../../src/api/delivery/fulfilment/runs/runs.ts';
import type { WantedParcelStep } from '../../src/api/delivery/fulfilment/steps/parcel-step.ts';
import { linesOf, lockParcel } from '../../src/api/delivery/fulfilment/steps/parcel.ts';
import { stepParcel } from '../../src/api/delivery/fulfilment/steps/step-parcel.ts';
import type { Tx } from '../../src/api/platform/db/database.ts';
import { isRefusal, type Refusal } from '../../src/api/refusal.ts';
import type { StaffRole } from '../../src/shop/people/staff/roles.ts';
import { Settings } from '../../src/shop/settings.ts';
import { MINUTE_MS } from '../../src/shop/time/durations.ts';
import { insertRows } from './insert-rows.ts';
import { pieceRows, placed } from './load-orders.ts';
import { orders } from './reviews.ts';
import { shoppers } from './shoppers.ts';

const settings = Settings.parse({});

export const COURIER = 'demo-courier';

export type PendingOrder = ReturnType<typeof pendingOrder>;

/** An order as it was placed: one of the past orders again, so that what is in it fits together; each place another customer. */
export function pendingOrder(place: number, { id, hoursAgo }: { id: string; hoursAgo: number }, now: Date) {
  const known = new Set(shoppers.map((shopper) => shopper.id));
  const bought = new Map(orders.map((order) => [order.shopperId, order]));
  const templates = [...bought.values()].filter(({ shopperId }) => !known.has(shopperId));
  const template = templates[place % templates.length];
  if (template === undefined) throw new Error('the demo has past orders');
  const past = placed({ ...template, id, placedDaysAgo: hoursAgo / 24 }, now);
  return {
    row: {
      ...past.row,
      source: 'site',
      taken_by: null as string | null,
      consent_at: null as Date | null,
      status: 'pending',
      delivered_at: null,
      points_earned: 0,
    },
    lines: past.lines.map((line) => ({ ...line, return_until: null, exchange_until: null })),
    placedAt: past.placedAt,
  };
}

export async function placeOrders(tx: Tx, placedOrders: readonly PendingOrder[]): Promise<void> {
  const rows = placedOrders.map(({ row }) => row);
  await insertRows(tx, 'orders', rows);
  await insertRows(
    tx,
    'order_lines',
    placedOrders.flatMap(({ lines }) => lines),
  );
  await insertRows(
    tx,
    'order_history',
    rows.map(({ id, placed_at: at }) => ({
      order_id: id,
      status: 'pending',
      actor: 'shopper',
      reason: '',
      at,
    })),
  );
  await insertRows(tx, 'stock_ledger', placedOrders.flatMap(pieceRows));
}

/** Every piece of a picked parcel is scanned. */
export async function pack(tx: Tx, id: string, at: Date): Promise<void> {
  const lines = await linesOf(tx, id);
  const pieces = lines.map(({ lineNo, quantity }) => ({ lineNo, scanned: quantity, ticked: 0 }));
  await take(tx, id, 'packer', { step: 'pack', pieces, tickReason: '' }, at);
}

type Carrier = { courierId: string } | { companyId: string };

const ACCEPTED_AFTER_MS = 10 * MINUTE_MS;

/** Packed parcels leave in one run, which its courier accepts; its id. */
export async function handOver(
  tx: Tx,
  carrier: Carrier,
  orderIds: readonly string[],
  at: Date,
): Promise<string> {
  const rows = await tx
    .selectFrom('parcels')
    .select('id')
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .execute();
  const parcels = rows.map(({ id }) => id);
  const by = memberAs('packer');
  const runId = orStop(await createRun(tx, { ...carrier, parcels }, { by, settings, now: at }));
  const run = orStop(await lockRun(tx, { id: runId, version: 1, statuses: ['planned'] }));
  const waybills = parcels.map((parcelId, place) => ({ parcelId, number: `NF-${20_417 + place}` }));
  orStop(await handOverRun(tx, run, waybills, { by, version: null, settings, now: at }));
  if ('courierId' in carrier) {
    const handedOver = orStop(await lockRun(tx, { id: runId, version: null, statuses: ['handedOver'] }));
    await setRunStatus(tx, handedOver, 'accepted', new Date(at.getTime() + ACCEPTED_AFTER_MS));
  }
  return runId;
}

/** Ends a run whose parcels were delivered or counted back in. */
export async function end(tx: Tx, runId: string, at: Date): Promise<void> {
  const run = orStop(await lockRun(tx, { id: runId, version: null, statuses: ['accepted'] }));
  orStop(await endRun(tx, run, at));
}

/** Takes a step as the staff do, a courier with the PIN that the customer tells; a refusal stops the loading. */
export async function take(
  tx: Tx,
  id: string,
  role: StaffRole,
  wanted: WantedParcelStep,
  now: Date,
): Promise<void> {
  const parcel = await lockParcel(tx, { id });
  if (parcel === undefined) throw new Error('an order that was just placed is there');
  const told = wanted.step === 'deliver' && parcel.pin !== null ? { ...wanted, pin: parcel.pin } : wanted;
  orStop(await stepParcel(tx, parcel, told, { by: memberAs(role), version: null, settings, now }));
}

const memberAs = (role: StaffRole) => ({ role: 'merchant', name: `demo-${role}`, roles: [role] }) as const;

export function orStop<Result>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(`the demo's orders do not step: ${result.code}`);
  return result;
}
