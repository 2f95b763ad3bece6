import { z } from 'zod';
import { givenId, isOncePer, optionalInQuery, text } from '../../wire/input.ts';
import { Day, Id, Instant, Money, Named } from '../../wire/wire-types.ts';
import { entryKinds } from './entry-kinds.ts';
import { irreversibleReasons } from './reversal.ts';

/** An account of the ledger: `courier:ID`, `company:ID`, `safe`, `sales` … A debit balance is positive. */
export const CashAccount = z
  .object({
    _id: z.string(),
    name: z.string().nullable(),
    balance: z.int().nullable().meta({ description: 'null: a courier’s cash that is still to be counted' }),
  })
  .meta({ id: 'CashAccount' });
export type CashAccount = z.infer<typeof CashAccount>;

/** One entry, whose lines sum to 0. */
export const CashEntry = z
  .object({
    _id: Id,
    kind: z.enum(entryKinds),
    day: Day,
    orderNumber: z.string().nullable(),
    returnId: Id.nullable(),
    runId: Id.nullable(),
    by: z.string().nullable(),
    reason: z.string(),
    difference: z
      .object({ reason: z.string().nullable(), note: z.string() })
      .nullable()
      .meta({ description: 'Why what was counted differs; null where nothing does' }),
    reverses: Id.nullable(),
    reversedBy: Id.nullable(),
    irreversible: z
      .enum(irreversibleReasons)
      .nullable()
      .meta({ description: 'Why it cannot be reversed; null where it can' }),
    lines: z.array(z.object({ account: z.string(), amount: z.int() })),
    occurredAt: Instant,
    at: Instant,
  })
  .meta({ id: 'CashEntry' });
export type CashEntry = z.infer<typeof CashEntry>;

/** Which entries are asked for; without any of these, all of them. */
export const CashEntryFilter = z.object({
  from: optionalInQuery(Day),
  to: optionalInQuery(Day),
  day: optionalInQuery(Day),
  account: optionalInQuery(text(80)),
  entryKind: optionalInQuery(z.enum(entryKinds)),
  actor: optionalInQuery(givenId),
  order: optionalInQuery(text(20)).meta({ description: 'The number of an order' }),
  entry: optionalInQuery(givenId).meta({
    description:
      'This entry with what settles its difference, or whose difference it settles, and what reverses them',
  }),
});
export type CashEntryFilter = z.infer<typeof CashEntryFilter>;

/** The sums of all entries that a filter finds, over all their pages; of an account alone its own. */
export const CashSums = z
  .object({
    entries: z.int(),
    debit: z.int().nullable().meta({ description: 'null: a courier’s cash that is still to be counted' }),
    credit: z.int().nullable(),
    accounts: z.array(
      z.object({
        account: z.string(),
        debit: z.int().nullable(),
        credit: z.int().nullable(),
      }),
    ),
    balance: z.object({ opening: z.int(), closing: z.int(), test: z.int() }).nullable().meta({
      description:
        'Where one account is asked for: what stood there before and after the period, and the part of test orders, which are not listed',
    }),
  })
  .meta({ id: 'CashSums' });
export type CashSums = z.infer<typeof CashSums>;

/** A difference that is not settled: the expected amount less the counted one. */
export const CashDifference = z
  .object({
    _id: Id,
    entryId: Id,
    orderNumber: z.string().nullable(),
    holder: z.string().nullable(),
    courierId: Id.nullable().meta({ description: 'The courier whose cash was counted' }),
    amount: z.int(),
    reason: z.string().nullable(),
    note: z.string(),
    openedAt: Instant,
  })
  .meta({ id: 'CashDifference' });
export type CashDifference = z.infer<typeof CashDifference>;

/** What was lost on its way, and nobody has said yet who pays for it. */
export const CashLoss = z
  .object({
    _id: Id,
    orderNumber: z.string(),
    carrier: z.string().nullable(),
    worth: Money,
    openedAt: Instant,
  })
  .meta({ id: 'CashLoss' });
export type CashLoss = z.infer<typeof CashLoss>;

/** Notes by their value in new pounds, and how many of each; those of the old pound are marked. */
export const Notes = z
  .array(
    z.object({
      value: z.int().min(1).max(100_000),
      count: z.int().min(0).max(100_000),
      isOld: z.literal(true).optional(),
    }),
  )
  .max(20)
  .refine(isOncePer('value', 'isOld'), 'must name each note once');
export type Notes = z.infer<typeof Notes>;

/** What was counted beside what was expected; the answer to a count, never shown before it. */
export const Counted = z
  .object({
    counted: Money,
    expected: z.int(),
    difference: z.int(),
    differenceId: Id.nullable(),
  })
  .meta({ id: 'Counted' });
export type Counted = z.infer<typeof Counted>;

/** Where a settled difference went. */
export const settlingWays = ['loss', 'staffDue', 'safe', 'bank'] as const;

/** One count of a courier’s cash, and what the courier says to it. */
export const CashCount = z
  .object({
    _id: Id,
    entryId: Id,
    day: Day,
    by: z.string(),
    isOwn: z.boolean(),
    notes: Notes,
    counted: Money,
    expected: z.int(),
    difference: z.int(),
    differenceId: Id.nullable(),
    reason: z.string().nullable(),
    note: z.string(),
    answer: z.enum(['acknowledged', 'refused']).nullable(),
    answerReason: z.string(),
    state: z.enum(['counted', 'difference', 'reversed']),
    settlement: z
      .object({
        as: z.enum(settlingWays),
        charged: z.string().nullable().meta({ description: 'Who owes it, where it was charged' }),
        by: z.string().nullable(),
        at: Instant,
      })
      .nullable()
      .meta({ description: 'What became of its difference; null while it is open' }),
    irreversible: z.enum(irreversibleReasons).nullable(),
    at: Instant,
  })
  .meta({ id: 'CashCount' });
export type CashCount = z.infer<typeof CashCount>;

/** A count or a remittance of a day, or what a holder still has; amounts of a courier’s uncounted cash are null. */
export const CashRow = z
  .object({
    _id: z.string(),
    day: Day,
    holder: z.object({ _id: z.string(), name: z.string() }),
    delivered: z.int(),
    refused: z.int(),
    expected: z.int().nullable(),
    counted: z.int().nullable(),
    difference: z.int().nullable(),
    by: z.string().nullable(),
    at: Instant.nullable(),
    dueOn: Day.nullable(),
    state: z.enum(['toCount', 'counted', 'difference', 'settled', 'withCompany', 'late']),
  })
  .meta({ id: 'CashRow' });
export type CashRow = z.infer<typeof CashRow>;

/** The sums of all rows of a period; those that are not counted yet are left out. */
export const CashRowSums = z
  .object({
    rows: z.int().meta({ description: 'How many rows are counted' }),
    expected: z.int(),
    counted: z.int(),
    difference: z.int(),
    unsettled: z.int().meta({ description: 'The part of the difference that is not settled' }),
    withCompanies: z.int().meta({ description: 'What companies owe and did not pay yet' }),
  })
  .meta({ id: 'CashRowSums' });
export type CashRowSums = z.infer<typeof CashRowSums>;

/** A transport company: what it owes, and how many parcels it has not reported yet. */
export const CompanyHolding = z
  .object({ _id: Id, name: z.string(), balance: z.int(), parcels: z.int() })
  .meta({ id: 'CompanyHolding' });
export type CompanyHolding = z.infer<typeof CompanyHolding>;

/** What of the shortages charged to a member of the staff is not paid back. */
export const StaffDue = z.object({ _id: Id, name: z.string(), balance: Money }).meta({ id: 'StaffDue' });
export type StaffDue = z.infer<typeof StaffDue>;

export const ClosedDay = z
  .object({
    day: Day,
    by: z.string().nullable(),
    at: Instant,
    counted: Money,
    expected: z.int(),
    isOpen: z.boolean().meta({ description: 'Opened again and not closed since' }),
    reopenedBy: z.string().nullable(),
    reopenReason: z.string().nullable(),
  })
  .meta({ id: 'ClosedDay' });
export type ClosedDay = z.infer<typeof ClosedDay>;

const SheetLine = z.object({ kind: z.enum(entryKinds), number: z.string().nullable(), at: Instant });

/** A courier’s cash of a day: each count with the lines it is made of; what is open has no amounts. */
export const CashSheet = z
  .object({
    courier: Named,
    lastCount: Id.nullable(),
    counts: z.array(CashCount.extend({ lines: z.array(SheetLine.extend({ amount: z.int() })) })),
    open: z.array(SheetLine),
  })
  .meta({ id: 'CashSheet' });
export type CashSheet = z.infer<typeof CashSheet>;
