import type { Totals } from './contract.ts';

/** A line as it is counted; `price` and `priceAfterDiscount` are whole pounds a piece. */
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

/** What the product discounts save on a line. */
export function lineSavings(line: PricedLine): number {
  return line.price * line.quantity - lineTotal(line);
}

/** The sum of the lines after product discounts. */
export function subTotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/**
 * What a cart or an order comes to. `couponDiscount` is 0 without a coupon and never above the subtotal; `delivery`
 * is null while no address is known, and then not in the total.
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
