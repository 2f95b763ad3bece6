import { z } from 'zod';
import { Id, Instant, Money } from '../../wire/wire-types.ts';

/** An event that courier `by` recorded offline and that the order’s stage no longer allowed. Staff resolves it by hand. */
export const Conflict = z
  .object({
    _id: Id,
    kind: z.enum(['attempt', 'deliver', 'refuse', 'collect', 'pay', 'swap', 'missed']),
    by: z.string().nullable(),
    at: Instant.meta({ description: 'When it happened' }),
    returnId: Id.nullable().meta({ description: 'The return that it was about; null: the parcel' }),
    cash: Money.nullable().meta({ description: 'What was taken or paid, where the courier said it' }),
    reason: z.string(),
  })
  .meta({ id: 'Conflict' });
export type Conflict = z.infer<typeof Conflict>;
