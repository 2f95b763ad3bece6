import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import type { ExchangeOrder, Order } from '../../../../shop/buying/orders/contract.ts';
import { formatMoney } from '../../../../shop/money.ts';

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

/** What to have ready for an order; below 0 what the courier pays, in an exchange that is settled at one door. */
export const dueAtDoor = ({ cashDue, replaces }: Pick<Order, 'cashDue' | 'replaces'>): number =>
  replaces?.isAtOneDoor === true ? (replaces.difference ?? cashDue) : cashDue;

/** What an exchange for other pieces costs beyond the refund; nothing once that is paid. */
export function differenceText({ difference, isAtOneDoor }: ExchangeOrder): string {
  if (difference === null) return '';
  if (difference === 0) return t.exchangeEven;
  const amount = formatMoney(Math.abs(difference), language);
  if (isAtOneDoor) return difference > 0 ? t.differenceAtDoor(amount) : t.differenceBackAtDoor(amount);
  return difference > 0 ? t.difference(amount) : t.differenceBack(amount);
}
