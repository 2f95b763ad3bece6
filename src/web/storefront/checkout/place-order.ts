import type { Order } from '../../../shop/orders/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { call } from '../../client/call.ts';
import type { InputOf } from '../../../shop/endpoints.ts';

export type Payment = InputOf<'payCash'>;

const storageKey = 'pay-key';
/** The first request may still be at work when the second one comes. */
const patienceMs = 1500;
const tries = 4;

/**
 * Places the order once: the same payment has the same key, however often the button is pressed, the line drops or
 * the page is loaded again.
 * @throws CallError
 */
export async function placeOrder(payment: Payment): Promise<Order> {
  const idempotencyKey = keyFor(JSON.stringify(payment));
  for (let turn = 1; ; turn += 1) {
    try {
      const { order } = await call('payCash', payment, { idempotencyKey });
      sessionStorage.removeItem(storageKey);
      return order;
    } catch (error) {
      if (!isStillRunning(error) || turn === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, patienceMs));
    }
  }
}

function keyFor(body: string): string {
  // Written below, in this shape.
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
    body: string;
    key: string;
  } | null;
  if (kept?.body === body) return kept.key;
  const key = newKey();
  sessionStorage.setItem(storageKey, JSON.stringify({ body, key }));
  return key;
}

/** `crypto.randomUUID` is missing where a phone opens the shop over plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function isStillRunning(error: unknown): boolean {
  return error instanceof CallError && error.code === 'IDEMPOTENCY_RUNNING';
}
