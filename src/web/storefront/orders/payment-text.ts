import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { formatMoney } from '../../../shop/money.ts';
import type { Order } from '../../../shop/orders/contract.ts';

type Paid = Pick<Order, 'status' | 'deliveredAt' | 'invoices' | 'settlement' | 'total'>;

/** How an order is or was paid, and the sum where it is another one than was agreed. */
export function paymentText({ status, deliveredAt, invoices, settlement, total }: Paid): string {
  // A fee that was taken at the door has an invoice.
  const [fee] = invoices;
  if (status === 'canceled') return fee ? t.feePaid(formatMoney(fee.total, language)) : t.nothingDue;
  if (deliveredAt === null) return t.cash;
  return settlement === null || settlement.cashDue === total
    ? t.cashPaid
    : t.sumPaid(formatMoney(settlement.cashDue, language));
}
