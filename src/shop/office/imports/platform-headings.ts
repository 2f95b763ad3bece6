import { texts } from '../../texts/by-language.ts';
import type { Column } from './platform-cells.ts';

/** Prices of other platforms are of a currency that the heading does not say. */
const own = {
  ar: { key: 'رقم المنتج', price: 'السعر', priceAfterDiscount: 'سعر العرض', cost: 'الكلفة' },
  en: { key: 'Product ID', price: 'Price', priceAfterDiscount: 'Sale price', cost: 'Cost' },
} as const;

/** The heading under which a price list of an export has a column, in the language of its names. */
export function headingFor(column: Column, isArabic: boolean): string {
  const language = isArabic ? 'ar' : 'en';
  return column === 'key' || column === 'price' || column === 'priceAfterDiscount' || column === 'cost'
    ? own[language][column]
    : texts[language].imports.columns[column];
}
