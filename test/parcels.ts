import type { WantedParcelStep } from '../src/api/delivery/fulfilment/steps/parcel-step.ts';
import { lockParcel } from '../src/api/delivery/fulfilment/steps/parcel.ts';
import { stepParcel } from '../src/api/delivery/fulfilment/steps/step-parcel.ts';
import { transact } from '../src/api/platform/db/database.ts';
import { isRefusal } from '../src/api/refusal.ts';
import type { StepRole } from '../src/shop/delivery/fulfilment/steps.ts';
import { Settings } from '../src/shop/settings.ts';
import type { TestStore } from './buying.ts';

/** Who takes a step: the name of an employee with a role. */
export type Hand = { name: string; role: Exclude<StepRole, 'shopper' | 'job'> };

export const sami: Hand = { name: 'sami', role: 'courier' };
export const owner: Hand = { name: 'rima', role: 'owner' };

/** Takes a step of an order's parcel; null, or the code it is refused with. */
export async function take(
  store: TestStore,
  orderId: string,
  wanted: WantedParcelStep,
  { name, role }: Hand = owner,
  more: { settings?: Partial<Settings>; version?: number; isLate?: boolean; now?: Date } = {},
): Promise<string | null> {
  const refusal = await transact(store.db, async (tx) => {
    const parcel = await lockParcel(tx, { id: orderId });
    if (parcel === undefined) throw new Error('there is no such order');
    return stepParcel(tx, parcel, wanted, {
      by: { role: 'merchant', name, roles: [role] },
      version: more.version ?? null,
      settings: { ...Settings.parse({}), ...more.settings },
      now: more.now ?? store.now(),
      ...(more.isLate !== undefined && { isLate: more.isLate }),
    });
  });
  return isRefusal(refusal) ? refusal.code : null;
}

/** Packs all of a confirmed order and hands it to a courier. */
export async function send(store: TestStore, orderId: string, courierId: string | null = sami.name) {
  await takeOrThrow(store, orderId, { step: 'confirm' });
  await pack(store, orderId);
  await takeOrThrow(store, orderId, { step: 'handOver', courierId, carrier: 'Sami' });
}

/** Packs all of a new order and hands it to a transport company. */
export async function sendByCompany(store: TestStore, orderId: string, companyId: string, waybill: string) {
  await takeOrThrow(store, orderId, { step: 'confirm' });
  await pack(store, orderId);
  await takeOrThrow(store, orderId, { step: 'handOverCompany', companyId, waybill });
}

/** Packs the parcels of these exchanges that wait for it. */
export async function packExchanges(store: TestStore, returnIds: readonly string[]): Promise<void> {
  if (returnIds.length === 0) return;
  const waiting = await store.db
    .selectFrom('orders')
    .innerJoin('parcels', 'parcels.order_id', 'orders.id')
    .select('orders.id')
    .where('exchange_of', 'in', [...returnIds])
    .where('sub_total', '=', 0)
    .where('stage', '=', 'toPick')
    .execute();
  for (const { id } of waiting) await pack(store, id);
}

/** Packs all of a confirmed order. */
export async function pack(store: TestStore, orderId: string): Promise<void> {
  for (const step of await packingSteps(store, orderId)) await takeOrThrow(store, orderId, step);
}

async function packingSteps(store: TestStore, orderId: string): Promise<WantedParcelStep[]> {
  const lines = await store.db
    .selectFrom('order_lines')
    .select(['line_no as lineNo', 'quantity as scanned'])
    .where('order_id', '=', orderId)
    .execute();
  const pieces = lines.map((line) => ({ ...line, ticked: 0 }));
  return [{ step: 'pick' }, { step: 'pack', pieces, tickReason: '' }];
}

async function takeOrThrow(store: TestStore, orderId: string, step: WantedParcelStep): Promise<void> {
  const code = await take(store, orderId, step);
  if (code !== null) throw new Error(`${step.step}: ${code}`);
}
