import { lineDeadlines } from '../../src/shop/buying/orders/return-window.ts';
import { Settings } from '../../src/shop/settings.ts';
import { brands } from './brands.ts';
import { categories, keepReasons } from './categories.ts';
import { colors } from './colors.ts';
import { pictureOf, readDrawnPictures } from './drawn-pictures.ts';
import { tintOf } from './load-products.ts';
import { lookUp } from './look-up.ts';
import { productTypes } from './product-types.ts';
import { products } from './products.ts';
import type { DemoOrderItem } from './reviews.ts';
import { sizeSystems } from './sizes.ts';

const settings = Settings.parse({});
const productOf = lookUp(products);
const brandOf = lookUp(brands);
const typeOf = lookUp(productTypes);
const colorOf = lookUp(colors);
const sizeOf = lookUp(sizeSystems.flatMap(({ sizes }) => sizes));
const subcategoryOf = lookUp(
  categories.flatMap((category) =>
    category.subcategories.map((subcategory) => ({ ...subcategory, category })),
  ),
);
const drawn = readDrawnPictures();

/** The lines of a past order: its own copy of what was bought, at the full price, and until when it could go back. */
export function orderLinesOf(orderId: string, items: readonly DemoOrderItem[], deliveredAt: Date) {
  const { returnUntil, exchangeUntil } = lineDeadlines(deliveredAt, settings, settings, settings.holidays);
  return items.map((item, index) => {
    const product = productOf(item.productId);
    const [brand, color, size] = [brandOf(product.brandId), colorOf(item.colorId), sizeOf(item.sizeId)];
    const { category, ...subcategory } = subcategoryOf(typeOf(product.typeId).subcategoryId);
    const reason = keepReasons[subcategory.id] ?? keepReasons[category.id] ?? { en: '', ar: '' };
    return {
      order_id: orderId,
      line_no: index + 1,
      product_id: product.id,
      color_id: color.id,
      size_id: size.id,
      name_en: product.name.en,
      name_ar: product.name.ar,
      brand_en: brand.name.en,
      brand_ar: brand.name.ar,
      brand_id: brand.id,
      category_id: category.id,
      color_name_en: color.name.en,
      color_name_ar: color.name.ar,
      color_hex: color.hex,
      size_label_en: size.label.en,
      size_label_ar: size.label.ar,
      picture_id: pictureOf(drawn, product, color.id)?.id ?? null,
      tint: tintOf(product, color.id),
      quantity: item.quantity,
      full_price: product.price,
      unit_price: product.price,
      line_total: product.price * item.quantity,
      discount_share: 0,
      returnable: category.returnable && subcategory.returnable,
      keep_reason_en: reason.en,
      keep_reason_ar: reason.ar,
      return_days: settings.returnDays,
      exchange_days: settings.exchangeDays,
      return_until: returnUntil,
      exchange_until: exchangeUntil,
    };
  });
}
