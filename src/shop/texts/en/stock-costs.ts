import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

/** Suppliers, and what a dollar costs. */
export const stockCosts = {
  suppliers: 'Suppliers',
  supplier: 'Supplier',
  newSupplier: 'New supplier',
  noSuppliers: 'No suppliers yet',
  noSuppliersText: 'Add one here, or name one in a receipt of goods.',
  name: 'Name',
  phone: 'Phone',
  note: 'Note',
  noteHint: 'For the team: what they make, when they deliver.',
  nameMissing: 'Write the name.',
  receipts: 'Receipts',
  pieces: 'Pieces',
  cost: 'Cost',
  last: 'Last goods',
  never: 'none yet',
  archived: 'Archived',
  archive: 'Archive',
  restore: 'Offer again',
  isArchived: 'Archived: not offered for new receipts.',
  added: 'Supplier added',
  saved: 'Saved',
  add: 'Add',
  noReceipts: 'No goods from this supplier yet',
  receiptCount: (count: number) =>
    plural(count, { one: '1 receipt', other: `${formatNumber(count)} receipts` }),
  conflict: 'Someone else changed this meanwhile. This is how it is now.',

  rates: 'Dollar rate',
  noRate: 'No rate yet',
  noRateText:
    'Prices written in dollars, in files and in the form of a product, become pounds by it. Without a rate, costs are shown in dollars alone, and goods bought in pounds count at the average cost.',
  rateOf: (pounds: string) => `$1 = ${pounds} SYP`,
  rate: 'Pounds for one dollar',
  rateHint: 'Up to two decimals, such as 115.50. It changes no price.',
  rateWrong: 'Write a number above 0.',
  rateFar: (from: string, to: string, percent: number) =>
    `The rate goes from ${from} to ${to}, ${percent < 0 ? 'down' : 'up'} ${Math.abs(percent)}%. Check it before you set it.`,
  setRate: 'Set the rate',
  rateSet: 'Rate set',
  since: 'Since',
  by: 'Who',
  byStore: 'The store',
};
