import { canCancel } from '../../../shop/buying/orders/status.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { lockParcel } from './steps/parcel.ts';
import { stepParcel } from './steps/step-parcel.ts';

/** Cancels a shopper's unsent orders; pieces and coupons go back. `ORDER_ON_ITS_WAY` while a courier has one. */
export async function closeOrders(
  tx: Tx,
  shopperId: string,
  settings: Settings,
  now: Date,
): Promise<Refusal | null> {
  const open = await tx
    .selectFrom('orders')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('status', 'in', ['pending', 'inProgress', 'inDelivery'])
    .orderBy('id')
    .execute();
  for (const { id } of open) {
    const parcel = await lockParcel(tx, { id });
    if (parcel?.order.status === 'inDelivery') return refuse('ORDER_ON_ITS_WAY');
    if (parcel === undefined || !canCancel(parcel.order.status)) continue;
    const by = { role: 'shopper', name: shopperId, roles: ['shopper'] } as const;
    const refusal = await stepParcel(tx, parcel, { step: 'cancel' }, { by, version: null, settings, now });
    if (refusal !== null) return refusal;
  }
  return null;
}
