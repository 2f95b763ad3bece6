import type { Totals } from './contract.ts';

/** A line for the totals; `price` and `priceAfterDiscount` are whole pounds per unit. */
export type PricedLine = {
  readonly price: number;
  readonly priceAfterDiscount: number | null;
  readonly quantity: number;
};

export function unitPrice({ price, priceAfterDiscount }: Omit<PricedLine, 'quantity'>): number {
  return priceAfterDiscount ?? price;
}

export function lineTotal(line: PricedLine): number {
  return unitPrice(line) * line.quantity;
}

/** The product discount of a line. */
export function lineSavings(line: PricedLine): number {
  return line.price * line.quantity - lineTotal(line);
}

/** The sum of the lines after product discounts. */
export function subTotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/**
 * The totals of a cart or order. `couponDiscount` is 0 without a coupon and never above the subtotal; `delivery` is
 * null, and not in the total, while no address is known.
 */
export function totalsOf({
  lines,
  couponDiscount,
  delivery,
}: {
  readonly lines: readonly PricedLine[];
  readonly couponDiscount: number;
  readonly delivery: number | null;
}): Totals {
  const subTotal = subTotalOf(lines);
  const discount = Math.min(couponDiscount, subTotal);
  return {
    subTotal,
    savings: lines.reduce((sum, line) => sum + lineSavings(line), 0),
    discount,
    delivery,
    total: subTotal - discount + (delivery ?? 0),
  };
}
