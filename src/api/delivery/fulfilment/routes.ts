import type { Order } from '../../../shop/buying/orders/contract.ts';
import type { Settings } from '../../../shop/settings.ts';
import { readOrder } from '../../buying/orders/queries.ts';
import { transact, type Tx } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { RequestContext, Shopper, Store } from '../../store.ts';
import { findStage } from './edits/agreed-order.ts';
import { planEdit } from './edits/plan-edit.ts';
import type { WantedParcelStep } from './steps/parcel-step.ts';
import { lockParcel } from './steps/parcel.ts';
import { stepParcel } from './steps/step-parcel.ts';

/** The steps a shopper may take on their order. */
export function fulfilmentRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'cancelOrder', async (context) => {
    const { orderId, reason = '' } = context.input;
    const settings = await store.settings();
    return transact(db, (tx) => stepOwn(tx, context, orderId, { step: 'cancel', reason }, settings));
  });

  answer(store, 'confirmOrder', async (context) => {
    const settings = await store.settings();
    return transact(db, (tx) => stepOwn(tx, context, context.input.orderId, { step: 'confirm' }, settings));
  });

  answer(store, 'previewOrderEdit', async ({ input, shopper, now }) => {
    const order = await findStage(db, { id: input.orderId, shopperId: shopper.id });
    if (order === undefined) return refuse('NOT_FOUND');
    const terms = { editor: 'shopper', stage: order.stage, settings: await store.settings(), now } as const;
    const plan = await planEdit(db, order.id, input.changes, terms);
    return isRefusal(plan) ? plan : plan.preview;
  });

  answer(store, 'editOrder', (context) => {
    const { orderId, changes, expectedTotal, acceptLoss = false } = context.input;
    const wanted = { step: 'edit', changes, expectedTotal, acceptLoss } as const;
    return runOnce(store, 'editOrder', context, (tx, settings) =>
      stepOwn(tx, context, orderId, wanted, settings),
    );
  });
}

async function stepOwn(
  tx: Tx,
  { shopper, language, now }: RequestContext<unknown, Shopper>,
  orderId: string,
  wanted: WantedParcelStep,
  settings: Settings,
): Promise<{ order: Order } | Refusal> {
  const parcel = await lockParcel(tx, { id: orderId, shopperId: shopper.id });
  if (parcel === undefined) return refuse('NOT_FOUND');
  const by = { role: 'shopper', name: shopper.id, roles: ['shopper'] } as const;
  const no = await stepParcel(tx, parcel, wanted, { by, version: null, settings, now });
  if (no !== null) {
    const isLate = wanted.step === 'cancel' && parcel.order.status !== 'canceled';
    // Which staff member acted is not shown to shoppers; the totals of an edit are.
    return no.code === 'PRICE_CHANGED' || no.code === 'COUPON_LOST'
      ? no
      : refuse(isLate ? 'CANCEL_TOO_LATE' : no.code, { errors: no.errors });
  }
  const order = await readOrder(tx, { orderId, shopperId: shopper.id }, { language, settings, now });
  return isRefusal(order) ? order : { order };
}
