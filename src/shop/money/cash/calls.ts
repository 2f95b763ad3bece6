import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { isPeriodInOrder, PERIOD_ORDER } from '../../time/periods.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, optionalInQuery, optionalText, text } from '../../wire/input.ts';
import { Day, Id, Money, Named, SavedFile } from '../../wire/wire-types.ts';
import {
  CashAccount,
  CashCount,
  CashDifference,
  CashEntry,
  CashEntryFilter,
  CashLoss,
  CashRow,
  CashRowSums,
  CashSheet,
  CashSums,
  CompanyHolding,
  ClosedDay,
  Counted,
  Notes,
  settlingWays,
  StaffDue,
} from './contract.ts';
import { differenceReasons } from './difference-reasons.ts';

const tag = 'Cash';
const counters = rolesWith('countCash', 'all');

const takesOldNotes = z
  .boolean()
  .meta({ description: 'The shop takes notes of the old pound, which are counted apart' });

/** The cash ledger: who holds what, counting it, closing a day. */
export const cashCalls = {
  listCashAccounts: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/cash/accounts',
    roles: counters,
    scope: 'cash.read',
    tag,
    summary:
      'Every account with its balance, the differences that are open, and the days that were closed last',
    data: z.object({
      accounts: z.array(CashAccount),
      differences: z.array(CashDifference),
      closedDays: z.array(Day),
    }),
  }),
  listCashDays: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/cash/days',
    roles: counters,
    scope: 'cash.read',
    tag,
    summary:
      'Counts and remittances by business day, who holds cash now, open differences and closed days; the last 7 days unless asked otherwise',
    query: z
      .object({ from: optionalInQuery(Day), to: optionalInQuery(Day) })
      .refine(isPeriodInOrder, PERIOD_ORDER),
    data: z.object({
      from: Day,
      to: Day,
      today: Day,
      rows: z.array(CashRow).max(500),
      sums: CashRowSums,
      differences: z.array(CashDifference),
      losses: z.array(CashLoss),
      closed: z.array(ClosedDay),
      companies: z.array(CompanyHolding),
      staffDue: z.array(StaffDue),
      staff: z.array(Named).meta({ description: 'Whom a shortage can be charged to' }),
      takesOldNotes,
      safeShort: Money.meta({
        description: 'What was paid out of the safe beyond what the books have in it',
      }),
    }),
  }),
  getCashSheet: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/cash/days/:day/:who',
    roles: counters,
    tag,
    summary: 'A courier’s cash of a day as the list of its orders; amounts only of what was counted',
    params: z.object({ day: Day, who: givenId }),
    data: z.object({ sheet: CashSheet, takesOldNotes }),
    refusals: ['NOT_FOUND'],
  }),
  listCashEntries: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/cash/entries',
    roles: counters,
    scope: 'cash.read',
    tag,
    summary:
      'Entries newest first, 50 at a time: `after` is the last entry of the page before. With a period, an order or an entry also their sums over all pages. Test orders only by their number',
    query: CashEntryFilter.extend({ after: optionalInQuery(givenId) }).refine(isPeriodInOrder, PERIOD_ORDER),
    data: z.object({
      entries: z.array(CashEntry),
      next: z.string().nullable(),
      sums: CashSums.nullable(),
      actors: z.array(Named).meta({ description: 'Who writes entries' }),
    }),
  }),
  handOverCash: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/handOver',
    roles: counters,
    tag,
    summary: 'Count what a courier hands over; what was expected is said afterwards. Nobody counts their own',
    idempotent: true,
    body: z.object({
      courierId: givenId,
      notes: Notes,
      after: givenId
        .nullable()
        .meta({ description: 'The last count that was seen, null before the first: a newer one refuses' }),
    }),
    data: Counted.extend({ countId: Id.nullable() }),
    refusals: ['OWN_CASH', 'NOT_FOUND', 'CONFLICT'],
  }),
  giveFloat: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/float',
    roles: counters,
    tag,
    summary: 'Give a courier change out of the safe',
    idempotent: true,
    body: z.object({ courierId: givenId, amount: z.int().min(1).max(1_000_000) }),
    data: z.object({ entry: CashEntry }),
    refusals: ['NOT_FOUND', 'OWN_CASH'],
  }),
  payExpense: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/expense',
    roles: counters,
    tag,
    summary: 'Pay an expense out of the safe',
    idempotent: true,
    body: z.object({
      kind: z.enum(['transport', 'packaging', 'rent', 'wages', 'other']),
      amount: z.int().min(1).max(100_000_000),
      reason: text(200),
    }),
    data: z.object({ entry: CashEntry }),
  }),
  moveOwnersCash: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/owner',
    roles: rolesWith('settleDifferences'),
    tag,
    summary:
      'The owner puts cash of their own into the safe or takes it out, which takes a fresh second factor; never more than there is',
    idempotent: true,
    body: z.object({
      way: z.enum(['deposit', 'draw']),
      amount: z.int().min(1).max(100_000_000),
      reason: text(200),
    }),
    data: z.object({ entry: CashEntry }),
    refusals: ['CASH_SHORT', 'REAUTH'],
  }),
  repayStaffDue: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/repay',
    roles: counters,
    tag,
    summary:
      'A member of the staff pays back of a shortage that was charged to them, into the safe or the bank; never more than they owe. Nobody books their own',
    idempotent: true,
    body: z.object({
      staffId: givenId,
      amount: z.int().min(1).max(100_000_000),
      into: z.enum(['safe', 'bank']),
    }),
    data: z.object({ entry: CashEntry }),
    refusals: ['NOT_FOUND', 'OWN_CASH', 'CONFLICT'],
  }),
  reverseCashEntry: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/reverse',
    roles: counters,
    tag,
    summary:
      'Reverse an entry by one that names it. A remittance’s lines can be posted again, a settled difference is open again; settling, charging a loss and the owner’s cash are reversed by an owner with a fresh second factor',
    idempotent: true,
    body: z.object({ entryId: givenId, reason: text(200) }),
    data: z.object({ entry: CashEntry }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'REAUTH'],
  }),
  closeCashDay: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/close',
    roles: counters,
    tag,
    summary:
      'Close a day: couriers hold nothing but what is carried over by name, and the safe is counted. A difference wants its reason; without one the answer compares',
    idempotent: true,
    body: z.object({
      day: Day,
      notes: Notes,
      carried: z.array(givenId).max(100).optional(),
      reason: z.enum(differenceReasons).optional(),
      note: optionalText(200),
    }),
    data: Counted.extend({
      conflicts: z
        .array(z.string())
        .meta({ description: 'The numbers of orders with events that contradict' }),
    }),
    refusals: ['NOT_ZERO', 'DAY_CLOSED', 'NOT_EXPLAINED'],
  }),
  reopenCashDay: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/reopen',
    roles: rolesWith('settleDifferences'),
    tag,
    summary:
      'Open a closed day again: its count of the safe is taken back, and entries can be reversed on it',
    idempotent: true,
    body: z.object({ day: Day, reason: text(200) }),
    data: z.object({ day: ClosedDay }),
    refusals: ['NOT_FOUND'],
  }),
  explainDifference: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/differences/:id/reason',
    roles: counters,
    tag,
    summary: 'Say why cash differs; `other` wants a note. A day is not closed before',
    idempotent: true,
    params: z.object({ id: givenId }),
    body: z.object({ reason: z.enum(differenceReasons), note: optionalText(200) }),
    data: z.object({ difference: CashDifference }),
    refusals: ['NOT_FOUND'],
  }),
  exportCash: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/export',
    roles: counters,
    fresh: true,
    tag,
    summary:
      'What a cash page shows as a file: the days of a period, the entries that a filter finds, or a courier’s counted cash of a day',
    body: CashEntryFilter.extend({
      kind: z.enum(['days', 'entries', 'sheet']),
      format: z.enum(['csv', 'xlsx']),
      who: givenId.optional(),
    }).refine(isPeriodInOrder, PERIOD_ORDER),
    data: z.object({ file: SavedFile }),
    refusals: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  }),
  getMyCash: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/my/cash',
    roles: ['courier'],
    tag: 'My run',
    summary: 'The cash I hold, and the last counts of it',
    data: z.object({ held: z.int(), counts: z.array(CashCount) }),
  }),
  answerMyCount: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/my/cash/:id',
    roles: ['courier'],
    tag: 'My run',
    summary: 'Acknowledge a count of my cash, or refuse it with a reason: it is reversed and made again',
    idempotent: true,
    params: z.object({ id: givenId }),
    body: z.object({ answer: z.enum(['acknowledged', 'refused']), reason: optionalText(200) }),
    data: z.object({ count: CashCount }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  settleDifference: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/cash/differences/:id',
    roles: rolesWith('settleDifferences'),
    fresh: true,
    tag,
    summary:
      'Settle a difference as a loss or a gain, a shortage also as charged to a member of the staff (`staffId`), or as found in the safe or the bank',
    idempotent: true,
    params: z.object({ id: givenId }),
    body: z.object({
      as: z.enum(settlingWays),
      staffId: givenId.optional(),
      reason: optionalText(200),
    }),
    data: z.object({ entry: CashEntry }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
};
