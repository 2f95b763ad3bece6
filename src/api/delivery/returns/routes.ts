import type { Order } from '../../../shop/buying/orders/contract.ts';
import type { ReturnRequest } from '../../../shop/delivery/returns/contract.ts';
import type { PricingContext } from '../../buying/cart/read-cart.ts';
import { lockOrder, readOrder } from '../../buying/orders/queries.ts';
import { transact, type Tx } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { RequestContext, Shopper, Store } from '../../store.ts';
import { findReturn } from './queries.ts';
import { requestReturn, type RequestedReturn } from './request-return.ts';
import { stepReturn } from './step-return.ts';

export function returnsRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'requestReturnOrder', (context) =>
    requestOnce(store, 'requestReturnOrder', context, { ...context.input, items: null }),
  );

  answer(store, 'requestReturnShipment', (context) =>
    requestOnce(store, 'requestReturnShipment', context, context.input),
  );

  answer(store, 'withdrawReturn', async ({ input, shopper, language, now }) => {
    const settings = await store.settings();
    return transact(db, async (tx) => {
      const order = await lockOrder(tx, { id: input.orderId, shopperId: shopper.id });
      const request = order && (await findReturn(tx, order.id, input.returnId));
      if (order === undefined || request === undefined) return refuse('NOT_FOUND');
      const by = { role: 'shopper', name: shopper.id } as const;
      const refusal = await stepReturn(tx, order, request, { to: 'withdrawn', by, settings, now });
      return refusal ?? orderAnswer(tx, order.id, shopper.id, { language, now, settings });
    });
  });
}

async function requestOnce(
  store: Store,
  call: 'requestReturnOrder' | 'requestReturnShipment',
  context: RequestContext<ReturnRequest, Shopper>,
  request: RequestedReturn,
): Promise<{ order: Order } | Refusal> {
  const { shopper, language, now } = context;
  if (request.kind === 'exchange') context.withMessage('exchangeRequested');
  return runOnce(store, call, context, async (tx, settings) => {
    const by = { role: 'shopper', name: shopper.id } as const;
    const asked = await requestReturn(tx, request, { by, settings, now });
    if (isRefusal(asked)) return asked;
    return orderAnswer(tx, request.orderId, shopper.id, { language, now, settings });
  });
}

async function orderAnswer(
  tx: Tx,
  orderId: string,
  shopperId: string,
  reading: PricingContext,
): Promise<{ order: Order } | Refusal> {
  const order = await readOrder(tx, { orderId, shopperId }, reading);
  return isRefusal(order) ? order : { order };
}
