import { displayOrderNumber } from '../../../shop/orders/order-number.ts';

/** An order's number inside a sentence of either script: its groups would change places among Arabic words. */
export function shownNumber(number: string): string {
  return `\u2066${displayOrderNumber(number).replaceAll(' ', '\u00a0')}\u2069`;
}
