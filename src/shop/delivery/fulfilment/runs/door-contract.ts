import { z } from 'zod';
import { RefusalReason, ReturnKind } from '../../../buying/orders/contract.ts';
import { isOncePer, text } from '../../../wire/input.ts';
import { Day, Id, Instant, Money } from '../../../wire/wire-types.ts';
import { NoPin, Stop } from '../contract.ts';
import { ReturnTask } from './waiting-return.ts';

const keptLine = z.object({
  lineNo: z.int().min(1),
  kept: z.int().min(0).max(100),
  reason: RefusalReason.nullable().optional(),
});

/** What was kept of the lines that were not kept whole; null: all of it. */
export const Kept = z
  .array(keptLine)
  .max(100)
  .refine(isOncePer('lineNo'), 'must name each line once')
  .nullable();

/**
 * A door at which a courier stops for a return. `refund`: the cash that may be paid there, 0 where none may be. The
 * person is shown as for a parcel.
 */
export const ReturnStop = Stop.pick({
  orderId: true,
  number: true,
  runId: true,
  stopNo: true,
  outcome: true,
  name: true,
  phone: true,
  address: true,
  note: true,
  attempts: true,
})
  .extend({
    returnId: Id,
    kind: ReturnKind,
    task: ReturnTask,
    refund: Money,
    paysFor: z
      .object({ orderId: Id, number: z.string(), cashDue: Money })
      .nullable()
      .meta({ description: 'The order of other pieces, in an exchange' }),
    items: z.array(
      z.object({
        itemNo: z.int(),
        name: z.string(),
        color: z.string(),
        size: z.string(),
        quantity: z.int(),
        instead: z.object({ color: z.string(), size: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'ReturnStop' });
export type ReturnStop = z.infer<typeof ReturnStop>;

const happened = {
  eventId: z.string().min(8).max(64),
  sequence: z.int().min(0),
  occurredAt: Instant,
  /** Recorded offline: a wrong PIN is then only noted. */
  offline: z.boolean(),
};
/** Cash at a door, whatever it was: a wrong amount is a difference, and a slip of the finger is refused. */
export const doorCash = z.int().min(0).max(100_000_000);
const reason = text(200);
const ofParcel = { ...happened, parcelId: z.string().min(1).max(64) };
const ofReturn = { ...happened, returnId: z.string().min(1).max(64) };

/** What a courier did at a door, with a parcel or with a return. */
export const DoorEvent = z
  .discriminatedUnion('kind', [
    z.object({ ...ofParcel, kind: z.literal('attempt'), reason, nextDate: Day }),
    z.object({
      ...ofParcel,
      kind: z.literal('deliver'),
      kept: Kept,
      pin: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
      noPin: NoPin.exclude(['wrongPin']).optional(),
      collected: doorCash.optional(),
    }),
    z.object({
      ...ofParcel,
      kind: z.literal('refuse'),
      refusal: RefusalReason,
      reason,
      collected: doorCash.optional(),
    }),
    z.object({ ...ofReturn, kind: z.literal('collect') }).meta({ description: 'The pieces were taken' }),
    z.object({ ...ofReturn, kind: z.literal('pay'), paid: doorCash, receiptSigned: z.literal(true) }).meta({
      description: 'The refund was paid, for all the pieces, which are with the courier or came in before',
    }),
    z
      .object({ ...ofReturn, kind: z.literal('swap') })
      .meta({ description: 'The new pieces for the old ones' }),
    z
      .object({ ...ofReturn, kind: z.literal('missed'), reason, nextDate: Day.nullable() })
      .meta({ description: 'Nothing was given; tried again on a day, or on one that is agreed by phone' }),
  ])
  .meta({ id: 'DoorEvent' });
export type DoorEvent = z.infer<typeof DoorEvent>;
export type ReturnEvent = Extract<DoorEvent, { returnId: string }>;
export type ParcelEvent = Exclude<DoorEvent, ReturnEvent>;

/** The result of an event. `known`: it had come before, and this is the same answer. A conflict becomes a task. */
export const DoorResult = z
  .object({
    eventId: z.string(),
    outcome: z.enum(['done', 'conflict', 'again']),
    known: z.boolean(),
    code: z.string().nullable(),
  })
  .meta({ id: 'DoorResult' });
export type DoorResult = z.infer<typeof DoorResult>;
