import { lineKey } from '../../../shop/cart/line-key.ts';
import type { Order } from '../../../shop/orders/contract.ts';
import { call } from '../../client/call.ts';
import { idempotencyKeys } from '../../client/idempotency-key.ts';
import { chosenLines, isWholeOrder, type ReturnForm } from './return-form.ts';

const returnKeys = idempotencyKeys('return');

/**
 * Sends a complete return request.
 * @throws CallError
 */
export async function requestReturn(order: Order, form: ReturnForm): Promise<Order> {
  const { kind, note, quantities, instead } = form;
  const common = {
    orderId: order._id,
    kind,
    reason: form.reason ?? 'other',
    ...(note.trim() && { note: note.trim() }),
  } as const;
  const items = chosenLines(order, form).map((line) => {
    const { productId, colorId, sizeId } = line;
    const choice = kind === 'exchange' ? instead[lineKey(line)] : undefined;
    return {
      productId,
      colorId,
      sizeId,
      quantity: quantities[lineKey(line)] ?? 1,
      ...(choice && { newColorId: choice.colorId, newSizeId: choice.sizeId }),
    };
  });
  const options = {
    idempotencyKey: returnKeys.keyFor(JSON.stringify([common, items, order.returns.length])),
  };
  const answer = isWholeOrder(order, form)
    ? await call('requestReturnOrder', common, options)
    : await call('requestReturnShipment', { ...common, items }, options);
  return answer.order;
}
