import type { CartItem } from '../../../shop/buying/cart/contract.ts';
import { lineIssue } from '../../../shop/buying/cart/line-issue.ts';
import { lineTotal, type PricedLine } from '../../../shop/buying/cart/totals.ts';
import { isComingSoon } from '../../../shop/catalog/browse/availability.ts';
import { priceNow } from '../../../shop/catalog/browse/price.ts';
import type { Language } from '../../../shop/language.ts';
import { imageOf } from '../../catalog/media/image.ts';
import { type LineRow, ownFields } from './queries.ts';

/** A cart line in wire format, in the given language. */
export function cartItem(line: LineRow, language: Language, now: Date): CartItem {
  const priced = pricedLine(line, now);
  const name = line[`name_${language}`];
  return {
    ...ownFields(line),
    name,
    brand: line.brand[language],
    image: imageOf(line.picture, line.tint, name),
    color: { _id: line.colorId, name: line.color[language], hex: line.color.hex },
    size: { _id: line.sizeId, label: line.size[language] },
    available: line.stock,
    price: priced.price,
    priceAfterDiscount: priced.priceAfterDiscount,
    priceWas: line.seen_price === unitPrice(line, now) ? null : line.seen_price,
    lineTotal: lineTotal(priced),
    issue: issueOf(line, now),
  };
}

/** What prevents buying a line; archived and announced products are both unavailable. */
export function issueOf(line: LineRow, now: Date): CartItem['issue'] {
  return lineIssue({ quantity: line.quantity, available: line.stock, onSale: isOnSale(line, now) });
}

export function isOnSale(line: Pick<LineRow, 'status' | 'available_from'>, now: Date): boolean {
  return line.status === 'published' && !isComingSoon(line.available_from, now);
}

export function pricedLine(line: LineRow, now: Date): PricedLine {
  const { price, priceAfterDiscount } = pricesNow(line, now);
  return { price, priceAfterDiscount, quantity: line.quantity };
}

/** What one piece costs now. */
export function unitPrice(row: PriceRow, now: Date): number {
  const { price, priceAfterDiscount } = pricesNow(row, now);
  return priceAfterDiscount ?? price;
}

type PriceRow = Pick<LineRow, 'price' | 'price_after_discount' | 'discount_starts_at' | 'discount_ends_at'>;

const pricesNow = (row: PriceRow, now: Date) =>
  priceNow(
    {
      price: row.price,
      priceAfterDiscount: row.price_after_discount,
      discountStartsAt: row.discount_starts_at,
      discountEndsAt: row.discount_ends_at,
    },
    now,
  );
