import { z } from 'zod';
import { Id, Instant } from '../../wire/wire-types.ts';
import { webhookEvents } from './events.ts';

/** Why a webhook is off: by the owner, the receiver answered 410, or it failed for five days. */
export const offReasons = ['byHand', 'gone', 'failing'] as const;

/** A webhook: its URL and events. Its secrets are never read back. */
export const Webhook = z
  .object({
    _id: Id,
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    sendsAddress: z.boolean().meta({
      description: 'Hand-overs carry the address of the stop, while a carrier has the parcel',
    }),
    companyId: Id.nullable().meta({ description: 'Of parcels of this company only; null: of all' }),
    off: z.object({ at: Instant, reason: z.enum(offReasons) }).nullable(),
    failingSince: Instant.nullable(),
    oldSecretUntil: Instant.nullable().meta({ description: 'Until then the secret before signs, too' }),
    waiting: z.int(),
    deliveredAt: Instant.nullable(),
    createdAt: Instant,
    version: z.int(),
    changedBy: z.string().nullable(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** One message: its id is the `webhook-id`, the same in every attempt and replay. */
export const WebhookDelivery = z
  .object({
    _id: Id,
    event: z.string(),
    at: Instant,
    state: z.enum(deliveryStates),
    nextTryAt: Instant.nullable(),
    deliveredAt: Instant.nullable(),
    data: z.record(z.string(), z.unknown()).meta({ description: 'Without the address of a stop' }),
    tries: z.array(
      z.object({
        at: Instant,
        ms: z.int(),
        status: z.int().nullable(),
        reason: z.string().nullable().meta({ description: 'Why there was no answer' }),
      }),
    ),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
