import type { Order } from '../../../shop/orders/contract.ts';
import { call } from '../../client/call.ts';
import { chosenLines, isWholeOrder, type ReturnForm } from './return-form.ts';
import { lineKey } from './return-windows.ts';

// One key for each different request, so that a second tap or a repeat after a lost line asks once.
const keys = new Map<string, string>();

/**
 * Sends the request; the form is whole.
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
  const options = { idempotencyKey: keyFor(JSON.stringify([common, items, order.returns.length])) };
  const answer = isWholeOrder(order, form)
    ? await call('requestReturnOrder', common, options)
    : await call('requestReturnShipment', { ...common, items }, options);
  return answer.order;
}

function keyFor(request: string): string {
  const key = keys.get(request) ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
  keys.set(request, key);
  return key;
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');
