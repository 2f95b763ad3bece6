import { sendHttpRequest, NoResponse, type HttpResponse } from '../http-request.ts';
import { publicLookup } from '../public-lookup.ts';
import type { PushNote } from '../push.ts';
import { SendFailure } from '../send-failure.ts';
import type { VapidKeys } from './push-settings.ts';
import { readSubscription } from './push-subscription.ts';

export type WebPush = {
  readonly keys: VapidKeys;
  readonly subject: string;
  readonly services: readonly string[];
};

/** A day in seconds: for a device offline longer the message is in the inbox. */
const TTL_SECONDS = 24 * 3600;
const CONNECT_MS = 4000;
const TIMEOUT_MS = 10_000;

/** Encrypts a notification for one browser and sends it to the browser's push service. */
export async function sendWebPush(
  { keys, subject, services }: WebPush,
  token: string,
  note: PushNote,
): Promise<'taken' | 'gone'> {
  const subscription = readSubscription(token, services);
  if (subscription === null) return 'gone';
  // Imported with the first notification: loading takes time that the first visitor should not pay for.
  const { default: webPush } = await import('web-push');
  const details = webPush.generateRequestDetails(subscription, JSON.stringify(note), {
    vapidDetails: { subject, ...keys },
    TTL: TTL_SECONDS,
    urgency: 'high',
  });
  const url = new URL(details.endpoint);
  const reply = await sendHttpRequest({
    method: details.method,
    url,
    headers: details.headers,
    body: details.body ?? '',
    connectMs: CONNECT_MS,
    timeoutMs: TIMEOUT_MS,
    ...(services.includes(url.origin) ? {} : { lookup: publicLookup }),
  }).catch((error: unknown) => {
    throw error instanceof NoResponse
      ? new SendFailure(error.hasLeft ? 'unknown' : 'no', error.message)
      : error;
  });
  return outcomeOf(reply);
}

function outcomeOf({ status }: HttpResponse): 'taken' | 'gone' {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  throw new SendFailure('no', `the push service refused (${status})`);
}
