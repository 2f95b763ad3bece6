import type { OrderStatus } from '../../../shop/buying/orders/contract.ts';
import { mayStep } from '../../../shop/buying/orders/status.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { WantedParcelStep } from './steps/parcel-step.ts';
import { linesOf, type LockedParcel } from './steps/parcel.ts';
import { stepParcel } from './steps/step-parcel.ts';

export type WalkTerms = {
  readonly name: string;
  readonly reason: string;
  readonly settings: Settings;
  readonly now: Date;
};

/** Takes a locked order to its next status, or with `back` its parcel to the shelf, as an owner. For commands. */
export async function walkOrder(
  tx: Tx,
  parcel: LockedParcel,
  to: OrderStatus | 'back',
  { name, reason, settings, now }: WalkTerms,
): Promise<Refusal | null> {
  const { order } = parcel;
  if (to !== 'back' && !mayStep(order.status, to, 'merchant')) return refuse('ORDER_STEP_NOT_ALLOWED');
  const by = { role: 'merchant', name, roles: ['owner'] } as const;
  do {
    const wanted = await nextStep(tx, parcel, to, reason);
    if (wanted === null) return refuse('ORDER_STEP_NOT_ALLOWED');
    const refusal = await stepParcel(tx, parcel, wanted, { by, version: null, settings, now });
    if (refusal !== null) return refusal;
  } while (to !== 'back' && order.status !== to);
  return null;
}

async function nextStep(
  tx: Tx,
  { stage, order }: LockedParcel,
  to: OrderStatus | 'back',
  reason: string,
): Promise<WantedParcelStep | null> {
  if (to === 'back') return { step: 'backIn', pieces: null };
  if (to === 'inProgress') return { step: 'confirm' };
  if (to === 'delivered') return { step: 'deliver', kept: null };
  if (to === 'canceled')
    return order.status === 'inDelivery'
      ? { step: 'refuse', refusal: 'refusedUnnamed', reason }
      : { step: 'cancel', reason };
  if (to !== 'inDelivery') return null;
  if (stage === 'toPick') return { step: 'pick' };
  if (stage === 'packed') return { step: 'handOver', courierId: null, carrier: '' };
  if (stage !== 'picking') return null;
  const lines = await linesOf(tx, order.id);
  const pieces = lines.map(({ lineNo, quantity }) => ({ lineNo, scanned: 0, ticked: quantity }));
  return { step: 'pack', pieces, tickReason: 'command' };
}
