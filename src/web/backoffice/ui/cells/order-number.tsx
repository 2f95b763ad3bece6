import { displayOrderNumber } from '../../../../shop/orders/order-number.ts';

/** An order's number in groups, left to right in both languages. */
export function OrderNumber({ number }: { number: string }) {
  return <bdi dir="ltr">{displayOrderNumber(number)}</bdi>;
}
