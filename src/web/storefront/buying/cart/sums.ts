import { cart as t } from '#texts/cart';
import { language } from '#texts/language';
import type { Totals } from '../../../../shop/buying/cart/contract.ts';
import { formatMoney } from '../../../../shop/money.ts';
import type { StoreFacts } from '../../../../shop/people/facts/contract.ts';
import type { SummaryRow } from '../../../ui/order/summary.tsx';

/** The rows of a summary: subtotal, coupon discount, delivery fee. */
export function sumRows(
  { subTotal, discount, delivery }: Totals,
  { deliveryFrom }: StoreFacts,
  coupon?: string,
): SummaryRow[] {
  const unknown = () => t.deliveryUnknown(formatMoney(deliveryFrom, language));
  return [
    { label: t.subTotal, amount: subTotal },
    ...(discount > 0
      ? [{ label: t.coupon, note: coupon, amount: -discount, tone: 'sale' } satisfies SummaryRow]
      : []),
    delivery === 0
      ? { label: t.delivery, amount: null, note: t.deliveryFree }
      : { label: t.delivery, amount: delivery, note: delivery === null ? unknown() : undefined },
  ];
}
