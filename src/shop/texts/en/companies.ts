import type { StatementColumn } from '../../delivery/fulfilment/companies/statement.ts';
import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

/** What transport companies owe, and their statements. */
export const companies = {
  owes: 'Owes',
  currency: 'SYP',
  stillOut: (parcels: number) =>
    plural(parcels, { one: 'Still with them: 1 parcel,', other: `Still with them: ${parcels} parcels,` }),
  owed: 'Delivered and not paid',
  owesNothing: 'Every delivered parcel is paid.',
  waybill: 'Waybill',
  order: 'Order',
  deliveredOn: 'Delivered',
  amount: 'Amount, SYP',
  fee: 'Fee',
  statements: 'Statements',
  statement: 'The statement next to our books',
  tried: 'Not posted',
  posted: 'Posted',
  postedNow: 'Posted.',
  reversed: 'Reversed',
  reversedNow:
    'It was posted, and that is reversed: its parcels stay delivered or refused, their cash is owed again, and its lines can be posted again.',
  newStatement: 'Enter a statement',
  file: 'Choose the company’s file (CSV or XLSX)',
  readOf: (lines: number, collected: number) =>
    plural(lines, {
      one: `1 line read, ${formatNumber(collected)} SYP collected.`,
      other: `${formatNumber(lines)} lines read, ${formatNumber(collected)} SYP collected in total.`,
    }),
  columns: {
    waybill: 'Waybill',
    amount: 'Collected amount',
    fee: 'Fee',
    outcome: 'How it ended',
    day: 'Day',
  } satisfies Record<StatementColumn, string>,
  columnsMissing: (columns: readonly string[]) =>
    `Say below which column is which. Missing: ${columns.join(', ')}.`,
  noHead: 'This file has no headings. Check that each column is what it says.',
  unreadable: (rows: readonly number[]) =>
    plural(rows.length, {
      one: `Row ${rows[0]} cannot be read.`,
      other: `These rows cannot be read: ${rows.join(', ')}.`,
    }),
  repeated: (waybills: readonly string[]) => `Named more than once: ${waybills.join(', ')}.`,
  lines: 'Lines',
  linesHint: 'Or paste them here, one parcel a line: waybill, amount, fee, outcome, day.',
  csvMissing: 'Choose a file or paste the lines.',
  received: 'Total received, SYP',
  receivedMissing: 'Enter the amount received, or 0.',
  into: 'Where the money is',
  places: { safe: 'In the safe', bank: 'In the bank' },
  compare: 'Compare, post nothing',
  outcomes: {
    delivered: 'Delivered',
    refused: 'Refused or returned',
    out: 'Still with the company',
    unclear: 'Unclear',
  },
  outcomeOfWord: (said: string) => `What does “${said}” mean?`,
  outcomeWithoutCash: 'It says delivered, but with no cash. How did it end?',
  outcomeOfParcel: 'How did this parcel end?',
  chooseOutcome: 'Choose',
  unclear: (lines: number) =>
    plural(lines, {
      one: '1 line is unclear. Say how it ended; nothing is posted before that.',
      other: `${lines} lines are unclear. Say how each ended; nothing is posted before that.`,
    }),
  weSay: 'We expect',
  agreedFee: 'Agreed fee',
  endedOtherwise: 'Our books have a different outcome',
  booked: 'What was booked',
  states: {
    matched: 'Fits',
    differs: 'Differs',
    unclear: 'Unclear',
    out: 'Not posted',
    unknown: 'Unknown waybill',
    badDay: 'Impossible day',
    posted: 'Posted before',
  },
  moreLines: (left: number) =>
    plural(left, { one: 'Show 1 more line', other: `Show more (${formatNumber(left)} lines left)` }),
  missing: 'Owed, and not in the statement:',
  difference: 'Difference',
  nothingToPost: 'None of its lines can be posted.',
  post: (lines: number) => plural(lines, { one: 'Post 1 line', other: `Post ${formatNumber(lines)} lines` }),
  postingLeft: (parcels: number) =>
    plural(parcels, {
      one: 'Posting: 1 parcel left. Keep this page open.',
      other: `Posting: ${formatNumber(parcels)} parcels left. Keep this page open.`,
    }),

  change: 'Company and fees',
  nameAr: 'Name in Arabic',
  nameEn: 'Name in English',
  nameMissing: 'Write both names.',
  phone: 'Phone',
  feeKind: 'How the fee is set',
  feeKinds: { fixed: 'Pounds per parcel', percent: 'Percent of the amount' },
  feeHints: { fixed: 'Whole pounds, whatever the parcel costs', percent: 'Up to two decimals, such as 2.5' },
  feeMissing: { fixed: 'Enter whole pounds, or 0.', percent: 'Enter a percent between 0 and 100.' },
  feeIncluded: 'They deduct the fee from what they pay us',
  save: 'Save',

  remove: 'Remove the company',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'You can no longer give it parcels. Its statements and cash entries stay.',
  removed: (name: string) => `${name} is removed.`,
  removedOn: (day: string) => `Removed on ${day}. It gets no more parcels.`,
  notRemoved: 'The company could not be removed. Try again.',
  notRemovable: 'It still has our parcels or a run, or owes cash. Settle that first.',
};
