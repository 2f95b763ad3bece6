import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

/** Suppliers, and what a dollar costs. */
export const stockCosts = {
  suppliers: 'Suppliers',
  supplier: 'Supplier',
  newSupplier: 'New supplier',
  noSuppliers: 'No suppliers yet',
  noSuppliersText: 'Add one here, or in a goods receipt.',
  name: 'Name',
  phone: 'Phone',
  note: 'Note',
  noteHint: 'For your team: what they make, when they deliver.',
  nameMissing: 'Enter the name.',
  receipts: 'Receipts',
  pieces: 'Pieces',
  cost: 'Cost',
  last: 'Last delivery',
  never: 'none yet',
  archived: 'Archived',
  archive: 'Archive',
  restore: 'Restore',
  isArchived: 'Archived. Not offered on new receipts.',
  added: 'Supplier added',
  saved: 'Saved',
  add: 'Add',
  noReceipts: 'No goods from this supplier yet',
  receiptCount: (count: number) =>
    plural(count, { one: '1 receipt', other: `${formatNumber(count)} receipts` }),
  conflict: 'Someone else changed this. Here is the current version.',

  rates: 'Dollar rate',
  noRate: 'No rate yet',
  noRateText:
    'Used to convert dollar prices, in files and on products, to pounds. Without a rate, costs are shown in dollars only, and goods bought in pounds count at the average cost.',
  rateOf: (pounds: string) => `$1 = ${pounds} SYP`,
  rate: 'Pounds for one dollar',
  rateHint: 'Up to two decimals, like 115.50. No prices change.',
  rateWrong: 'Enter a number above 0.',
  rateFar: (from: string, to: string, percent: number) =>
    `The rate goes from ${from} to ${to}, ${percent < 0 ? 'down' : 'up'} ${Math.abs(percent)}%. Please check it first.`,
  setRate: 'Set the rate',
  rateSet: 'Rate set',
  since: 'Since',
  by: 'Who',
  byStore: 'The store',
};
