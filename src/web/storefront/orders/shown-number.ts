import { displayOrderNumber } from '../../../shop/orders/order-number.ts';

/** An order number isolated for bidirectional text: in Arabic its groups would swap places. */
export function shownNumber(number: string): string {
  return `\u2066${displayOrderNumber(number).replaceAll(' ', '\u00a0')}\u2069`;
}
