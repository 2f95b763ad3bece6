import { z } from 'zod';
import { RefusalReason } from '../../buying/orders/contract.ts';
import { text } from '../../wire/input.ts';
import { Day, Id, Instant, Money } from '../../wire/wire-types.ts';

/**
 * How a conflict ends: what was recorded is applied to the order, as it `happened`, or it is put aside with a reason.
 * `nextDate`: the day of the next try, where the one that was recorded has passed.
 */
export const conflictEnding = {
  conflictId: text(64),
  as: z.enum(['happened', 'setAside']).default('setAside'),
  note: text(200),
  nextDate: Day.optional(),
};

/** An event that courier `by` recorded and that the order’s stage did not allow when it came. Staff settles it. */
export const Conflict = z
  .object({
    _id: Id,
    kind: z.enum(['attempt', 'deliver', 'refuse', 'collect', 'pay', 'swap', 'missed']),
    by: z.string().nullable(),
    at: Instant.meta({ description: 'When it happened' }),
    receivedAt: Instant.meta({ description: 'When it reached the store' }),
    returnId: Id.nullable().meta({ description: 'The return that it was about; null: the parcel' }),
    cash: Money.nullable().meta({ description: 'What was taken or paid, where the courier said it' }),
    reason: z.string(),
    refusal: RefusalReason.nullable(),
    nextDate: Day.nullable(),
    lines: z
      .array(
        z.object({
          lineNo: z.int(),
          name: z.string(),
          color: z.string(),
          size: z.string(),
          quantity: z.int(),
          kept: z.int(),
          reason: RefusalReason.nullable(),
        }),
      )
      .nullable()
      .meta({ description: 'Of a delivery: the pieces of the order and how many of them were kept' }),
    canApply: z.boolean().meta({
      description: 'Whether it can be applied as it happened; else it can only be put aside',
    }),
  })
  .meta({ id: 'Conflict' });
export type Conflict = z.infer<typeof Conflict>;
