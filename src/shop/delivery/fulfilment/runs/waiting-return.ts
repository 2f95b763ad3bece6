import { z } from 'zod';
import { ReturnKind } from '../../../buying/orders/contract.ts';
import { Day, Id, Money } from '../../../wire/wire-types.ts';

/** What a courier does at the door of a return: takes the pieces, pays for those that came in before, or exchanges. */
export const ReturnTask = z.enum(['collect', 'pay', 'swap']);

export const CustomerName = z
  .string()
  .nullable()
  .meta({ description: 'Null where the reader may not see it, and of a customer who was erased' });

/** A return that waits for a courier, with nothing of its person but the name. */
export const WaitingReturn = z
  .object({
    returnId: Id,
    number: z.string(),
    customer: CustomerName,
    kind: ReturnKind,
    task: ReturnTask,
    city: z.string(),
    area: z.string(),
    pieces: z.int(),
    refund: Money.meta({ description: 'The cash that may be paid at the door' }),
    pickupDay: Day.nullable(),
    attempts: z.int(),
  })
  .meta({ id: 'WaitingReturn' });
export type WaitingReturn = z.infer<typeof WaitingReturn>;

/** A stop of a run for a return. `isOut`: a courier took its pieces, and they were not counted in. */
export const RunReturn = WaitingReturn.extend({
  stopNo: z.int(),
  outcome: z.string().nullable(),
  isOut: z.boolean(),
}).meta({ id: 'RunReturn' });
export type RunReturn = z.infer<typeof RunReturn>;
