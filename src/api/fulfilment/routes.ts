import type { Order } from '../../shop/orders/contract.ts';
import { transact } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import { readOrder } from '../orders/queries.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { RequestContext, Shopper, Store } from '../store.ts';
import type { WantedParcelStep } from './steps/parcel-step.ts';
import { lockParcel } from './steps/parcel.ts';
import { stepParcel } from './steps/step-parcel.ts';

/** The steps a shopper may take on their order. */
export function fulfilmentRoutes(store: Store): void {
  answer(store, 'cancelOrder', async (context) => {
    const { orderId, reason = '' } = context.input;
    return stepOwn(store, context, orderId, { step: 'cancel', reason });
  });

  answer(store, 'confirmOrder', async (context) =>
    stepOwn(store, context, context.input.orderId, { step: 'confirm' }),
  );
}

async function stepOwn(
  store: Store,
  { shopper, language, now }: RequestContext<unknown, Shopper>,
  orderId: string,
  wanted: WantedParcelStep,
): Promise<{ order: Order } | Refusal> {
  const settings = await store.settings();
  const refusal = await transact(store.db, async (tx) => {
    const parcel = await lockParcel(tx, { id: orderId, shopperId: shopper.id });
    if (parcel === undefined) return refuse('NOT_FOUND');
    const by = { role: 'shopper', name: shopper.id, roles: ['shopper'] } as const;
    const no = await stepParcel(tx, parcel, wanted, { by, version: null, settings, now });
    if (no === null) return null;
    const isLate = wanted.step === 'cancel' && parcel.order.status !== 'canceled';
    // Which staff member acted is not shown to shoppers.
    return refuse(isLate ? 'CANCEL_TOO_LATE' : no.code);
  });
  if (isRefusal(refusal)) return refusal;
  const order = await readOrder(store.db, { orderId, shopperId: shopper.id }, { language, now });
  return isRefusal(order) ? order : { order };
}
