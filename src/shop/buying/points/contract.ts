import { z } from 'zod';
import { Id, Instant } from '../../wire/wire-types.ts';

/**
 * A change of the balance. `reason` is a text for the shopper, `kind` the word for it; the order is null where none caused
 * it. `expiresAt` is the end (excluded) of what came, null where it never ends.
 */
export const PointsEntry = z
  .object({
    _id: Id,
    points: z.int(),
    kind: z.enum(['earned', 'redeemed', 'takenBack', 'granted', 'expired', 'refunded']),
    reason: z.string(),
    orderId: Id.nullable(),
    orderNumber: z.string().nullable(),
    at: Instant,
    expiresAt: Instant.nullable(),
  })
  .meta({ id: 'PointsEntry' });
export type PointsEntry = z.infer<typeof PointsEntry>;

/** What ends next: how many points, and the end (excluded) of their time. */
export const ExpiringPoints = z.object({ points: z.int(), at: Instant }).meta({ id: 'ExpiringPoints' });
