import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts';

/** The events that a webhook may subscribe to; `return.*` stands for each step of a return. */
export const webhookEvents = [
  'order.placed',
  'order.confirmed',
  'order.handedOver',
  'order.delivered',
  'order.canceled',
  'return.*',
  'invoice.issued',
  'credit.issued',
  'cash.closed',
  'stock.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The event of a test delivery; it cannot be subscribed to. */
export const TEST_EVENT = 'webhook.test';

const RETRIES_MS: readonly number[] = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];

/** How long to wait, in ms, after so many failed attempts; null: it is given up. */
export const retryAfter = (attempts: number): number | null => RETRIES_MS[attempts - 1] ?? null;

/** Failing so long without one success switches a webhook off. */
export const FAILING_MS = 5 * 24 * HOUR_MS;

/** After a rotation both secrets sign for so long. */
export const BOTH_SECRETS_MS = 24 * HOUR_MS;

/** A 2xx status acknowledges a delivery; 410 unsubscribes. */
export const isReceived = (status: number): boolean => status >= 200 && status < 300;
export const isGone = (status: number): boolean => status === 410;
