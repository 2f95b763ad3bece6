import { z } from 'zod';
import { Id, Instant, Money, Named } from '../../wire/wire-types.ts';

/** What was lost of an order on its way, and who pays for it. */
export const Loss = z
  .object({
    _id: Id,
    returnId: Id.nullable().meta({
      description: 'The return that a courier did not bring back; null: of its parcel',
    }),
    worth: Money.meta({ description: 'What the lost pieces were worth to the store' }),
    most: Money.meta({ description: 'The most that is charged for them' }),
    carrier: z.string().nullable().meta({ description: 'Who carried it' }),
    courierId: Id.nullable(),
    companyId: Id.nullable(),
    openedAt: Instant,
    answer: z
      .object({
        chargedTo: z.string().nullable().meta({ description: 'null: nobody' }),
        amount: Money,
        entryId: Id.nullable(),
        reason: z.string(),
        by: z.string().nullable(),
        at: Instant,
      })
      .nullable(),
    staff: z.array(Named).meta({ description: 'Whom it can be charged to; empty for who may not charge it' }),
    companies: z.array(Named),
  })
  .meta({ id: 'Loss' });
export type Loss = z.infer<typeof Loss>;
