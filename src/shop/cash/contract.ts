import { z } from 'zod';
import { Day, Id, Instant, Money } from '../wire.ts';

export const entryKinds = [
  'deliver',
  'feeAtRefusal',
  'refund',
  'exchange',
  'float',
  'handOver',
  'remittance',
  'settle',
  'expense',
  'lost',
  'reverse',
] as const;

/** An account of the ledger: `courier:ID`, `company:ID`, `safe`, `sales` … A debit balance is positive. */
export const CashAccount = z
  .object({ _id: z.string(), name: z.string().nullable(), balance: z.int() })
  .meta({ id: 'CashAccount' });
export type CashAccount = z.infer<typeof CashAccount>;

/** One entry, whose lines sum to 0. */
export const CashEntry = z
  .object({
    _id: Id,
    kind: z.enum(entryKinds),
    day: Day,
    orderNumber: z.string().nullable(),
    by: z.string().nullable(),
    reason: z.string(),
    reverses: Id.nullable(),
    lines: z.array(z.object({ account: z.string(), amount: z.int() })),
    occurredAt: Instant,
    at: Instant,
  })
  .meta({ id: 'CashEntry' });
export type CashEntry = z.infer<typeof CashEntry>;

/** A difference that is not settled: what should have been there less what was. */
export const CashDifference = z
  .object({ _id: Id, entryId: Id, orderNumber: z.string().nullable(), amount: z.int(), openedAt: Instant })
  .meta({ id: 'CashDifference' });

/** Notes by their value in pounds, and how many of each. */
export const Notes = z
  .array(z.object({ value: z.int().min(1).max(100_000), count: z.int().min(0).max(100_000) }))
  .max(20);
export type Notes = z.infer<typeof Notes>;

/** What was counted beside what was expected; the answer to a count, never shown before it. */
export const Counted = z
  .object({ counted: Money, expected: z.int(), difference: z.int() })
  .meta({ id: 'Counted' });
