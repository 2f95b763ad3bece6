import { displayOrderNumber } from '../../../../shop/orders/order-number.ts';

/** An order's number in groups, left to right in both languages. */
export function OrderNumber({ number }: { number: string }) {
  return <bdi dir="ltr">{displayOrderNumber(number)}</bdi>;
}

/** The same as plain text, isolated. */
export const orderNumberText = (number: string): string => `\u2066${displayOrderNumber(number)}\u2069`;
