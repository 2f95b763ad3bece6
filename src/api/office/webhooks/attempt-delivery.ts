import { isGone, isReceived, retryAfter } from '../../../shop/office/webhooks/events.ts';
import type { WebhookOutcome } from '../../platform/integrations/webhook-sender.ts';
import type { Store } from '../../store.ts';
import { type ClaimedDelivery, markDelivered, markFailed, markTested, type Try } from './delivery-queries.ts';
import { switchOff } from './switch-off.ts';
import { signedHeaders } from './webhook-signature.ts';

export type Sender = Pick<Store, 'db' | 'integrations' | 'secrets' | 'settings' | 'clock'>;

/** Sends a message once and stores the result. Stopped by `ending` it stays claimed, for the next process. */
export async function attemptDelivery(
  store: Sender,
  delivery: ClaimedDelivery,
  ending?: AbortSignal,
): Promise<void> {
  const outcome = await send(store, delivery, ending);
  if (ending?.aborted === true && 'reason' in outcome.answer) return;
  const now = store.clock();
  const made = tryOf(outcome);
  if (made.status !== null && isReceived(made.status)) return markDelivered(store.db, delivery, made, now);
  const gone = made.status !== null && isGone(made.status);
  const pause = gone ? null : retryAfter(delivery.attempts);
  const nextAt = pause === null ? null : new Date(now.getTime() + pause);
  await markFailed(store.db, delivery, made, { nextAt, now });
  if (gone) await switchOff(store, delivery.webhookId, 'gone');
}

/** Sends a test once. Its result does not change since when a webhook counts as failing. */
export async function attemptTest(store: Sender, delivery: ClaimedDelivery): Promise<void> {
  const made = tryOf(await send(store, delivery));
  const receivedAt = made.status !== null && isReceived(made.status) ? store.clock() : null;
  await markTested(store.db, delivery, made, receivedAt);
}

type Sent = { at: Date; ms: number; answer: WebhookOutcome };

async function send(store: Sender, delivery: ClaimedDelivery, signal?: AbortSignal): Promise<Sent> {
  const at = store.clock();
  const body = bodyOf(delivery);
  const headers = signedHeaders({ id: delivery.id, body }, delivery, store.secrets.pepper, at);
  const begun = performance.now();
  const request = { url: delivery.url, headers, body, ...(signal && { signal }) };
  const answer = await store.integrations.webhooks.send(request);
  return { at, ms: Math.round(performance.now() - begun), answer };
}

function bodyOf({ event, at, data, stop }: ClaimedDelivery): string {
  return JSON.stringify({
    type: event,
    timestamp: at.toISOString(),
    data: stop === null ? data : { ...data, stop },
  });
}

function tryOf({ at, ms, answer }: Sent): Try {
  const result =
    'status' in answer ? { status: answer.status, reason: null } : { status: null, reason: answer.reason };
  return { at: at.toISOString(), ms, ...result };
}
