import type { InvoiceReason } from '../../money/invoices/contract.ts';
import type { InvoiceSeries } from '../../money/invoices/invoice.ts';

/** What invoices and credit notes say on paper. */
export const invoicePapers = {
  titles: { invoice: 'Invoice', credit: 'Credit note' } satisfies Record<InvoiceSeries, string>,
  several: 'Invoices and credit notes',
  date: 'Date',
  order: 'Order',
  register: (number: string) => `Commercial register ${number}`,
  taxNumber: (number: string) => `Tax number ${number}`,
  phone: (number: string) => `Phone ${number}`,
  to: 'To',
  erased: 'Name and address were erased at the buyer’s request.',
  credits: (number: string, day: string) => `Credits invoice ${number} of ${day}.`,
  corrects: (number: string, day: string) => `Replaces invoice ${number} of ${day}, which is canceled.`,
  recharges: (number: string, day: string) => `Takes back credit note ${number} of ${day}.`,
  reasons: {
    recharge: 'What was waived at the door is due after all.',
    feeAtRefusal: 'Delivery fee of a parcel that was not accepted.',
    refund: 'Returned pieces.',
    difference: 'Part of the amount due at the door was waived.',
    mistake: 'The invoice was wrong.',
  } satisfies Partial<Record<InvoiceReason, string>>,
  piece: 'Piece',
  quantity: 'Quantity',
  price: 'Price, SYP',
  discount: 'Discount',
  sum: 'Sum, SYP',
  delivery: 'Delivery',
  adjustments: { refund: 'Taken off for damage', difference: 'Waived', recharge: 'Due after all' },
  rounding: 'Rounding to notes',
  total: 'Total',
  tax: (rate: number, amount: string) => `The total contains ${amount} of tax (${rate} %).`,
  comma: ', ',
};
