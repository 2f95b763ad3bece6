export type InvoiceSeries = 'invoice' | 'credit';

/** As many are printed at once. */
export const MOST_INVOICES = 100;

/** What the merchant puts before the numbers: up to six capital letters, or nothing. */
export const INVOICE_PREFIX = /^[A-Z]{0,6}$/;

/** `2026-000001`, `CN-2026-000001`; with a prefix `MNW-2026-000001`, `MNW-CN-2026-000001`. */
export function invoiceNumber(
  series: InvoiceSeries,
  { prefix, year, serial }: { prefix: string; year: number; serial: number },
): string {
  const parts = [prefix, series === 'credit' ? 'CN' : '', String(year), String(serial).padStart(6, '0')];
  return parts.filter((part) => part !== '').join('-');
}

/** The tax that a total contains at a rate in percent, in whole pounds, halves up. */
export const taxContained = (total: number, rate: number): number =>
  Math.floor((total * rate) / (100 + rate) + 0.5);

type Sums = {
  readonly lines: readonly { readonly total: number }[];
  readonly delivery: number;
  readonly adjustment: number;
  readonly rounding: number;
};

/** The total of an invoice or a credit note by its parts. */
export const invoiceTotal = ({ lines, delivery, adjustment, rounding }: Sums): number =>
  lines.reduce((sum, line) => sum + line.total, 0) + delivery + adjustment + rounding;
