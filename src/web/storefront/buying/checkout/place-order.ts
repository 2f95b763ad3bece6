import type { Order } from '../../../../shop/buying/orders/contract.ts';
import type { InputOf } from '../../../../shop/endpoints.ts';
import { CallError } from '../../../client/call-error.ts';
import { call } from '../../../client/call.ts';
import { idempotencyKeys } from '../../../client/idempotency-key.ts';
import { couponDeclined } from './steps/coupon-declined.ts';

export type Payment = InputOf<'payCash'>;

const paymentKeys = idempotencyKeys('pay');
/** The answer of the API while the first request with the same key still runs. */
const patienceMs = 1500;
const tries = 4;

/** Places the order once: retries and reloads reuse the idempotency key. @throws CallError */
export async function placeOrder(payment: Payment): Promise<Order> {
  const idempotencyKey = paymentKeys.keyFor(JSON.stringify(payment));
  for (let turn = 1; ; turn += 1) {
    try {
      const { order } = await call('payCash', payment, { idempotencyKey });
      paymentKeys.forget();
      couponDeclined.write(false);
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

/**
 * Retries the last unanswered payment with its idempotency key and returns the order that it placed; null if none. Called
 * when a loaded cart is empty.
 */
export async function findLostOrder(): Promise<Order | null> {
  const body = paymentKeys.body();
  if (body === null) return null;
  try {
    return await placeOrder(JSON.parse(body)); // written above
  } catch (error) {
    // 409: the cart was emptied in another way. Any other failure is retried on the next visit.
    if (error instanceof CallError && error.status === 409) paymentKeys.forget();
    return null;
  }
}
