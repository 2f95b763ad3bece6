import type { InputOf } from '../../../shop/endpoints.ts';
import type { Order } from '../../../shop/orders/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { call } from '../../client/call.ts';
import { idempotencyKeys } from '../../client/idempotency-key.ts';

export type Payment = InputOf<'payCash'>;

const paymentKeys = idempotencyKeys('pay');
/** The first request may still be at work when the second one comes. */
const patienceMs = 1500;
const tries = 4;

/**
 * Places the order once: the same payment has the same key, however often the button is pressed, the line drops or
 * the page is loaded again.
 * @throws CallError
 */
export async function placeOrder(payment: Payment): Promise<Order> {
  const idempotencyKey = paymentKeys.keyFor(JSON.stringify(payment));
  for (let turn = 1; ; turn += 1) {
    try {
      const { order } = await call('payCash', payment, { idempotencyKey });
      paymentKeys.forget();
      return order;
    } catch (error) {
      if (!isStillRunning(error) || turn === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, patienceMs));
    }
  }
}

function isStillRunning(error: unknown): boolean {
  return error instanceof CallError && error.code === 'IDEMPOTENCY_RUNNING';
}
