import { lineTotal, unitPrice } from '../../../shop/buying/cart/totals.ts';
import { returnDaysOf } from '../../../shop/catalog/browse/return-days.ts';
import type { Settings } from '../../../shop/settings.ts';
import { pricedLine } from '../cart/cart-line.ts';
import type { LineRow } from '../cart/queries.ts';

/** The order's own copy of a line, at the price of the moment: later edits of the catalog do not change it. */
export function copyLine(line: LineRow, settings: Settings, now: Date) {
  const priced = pricedLine(line, now);
  const { returnable, reason } = line.terms;
  const { returnDays, exchangeDays } = returnDaysOf(line.terms, settings);
  return {
    product_id: line.productId,
    color_id: line.colorId,
    size_id: line.sizeId,
    name_en: line.name_en,
    name_ar: line.name_ar,
    brand_en: line.brand.en,
    brand_ar: line.brand.ar,
    brand_id: line.brand_id,
    category_id: line.category_id,
    color_name_en: line.color.en,
    color_name_ar: line.color.ar,
    color_hex: line.color.hex,
    size_label_en: line.size.en,
    size_label_ar: line.size.ar,
    tint: line.tint,
    quantity: line.quantity,
    returnable,
    keep_reason_en: reason.en,
    keep_reason_ar: reason.ar,
    return_days: returnDays,
    exchange_days: exchangeDays,
    picture_id: line.picture?.id ?? null,
    full_price: priced.price,
    unit_price: unitPrice(priced),
    line_total: lineTotal(priced),
  };
}
