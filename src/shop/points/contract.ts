import { z } from 'zod';
import { Id, Instant } from '../wire.ts';

/** A change of the balance. `reason` is a text for the shopper; `orderNumber` is null where no order caused it. */
export const PointsEntry = z
  .object({ _id: Id, points: z.int(), reason: z.string(), orderNumber: z.string().nullable(), at: Instant })
  .meta({ id: 'PointsEntry' });
export type PointsEntry = z.infer<typeof PointsEntry>;
