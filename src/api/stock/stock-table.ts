import type { Language } from '../../shop/language.ts';
import type { StockView } from '../../shop/stock/calls.ts';
import type { StockVariant } from '../../shop/stock/contract.ts';
import { coverDays } from '../../shop/stock/cover.ts';
import { texts } from '../../shop/texts/by-language.ts';
import type { Table } from '../cash/table-file.ts';

/** The list of variants as it stands on the page of stock. */
export function stockTable(view: StockView, variants: readonly StockVariant[], language: Language): Table {
  const t = texts[language].stock;
  return {
    name: `stock-${view}`,
    head: [
      t.variant,
      t.color,
      t.size,
      t.barcode,
      t.forSale,
      t.reserved,
      t.damaged,
      t.kept28,
      t.cover,
      t.lowLevel,
    ],
    rows: variants.map((row) => [
      row.name,
      row.color.name,
      row.size.label,
      row.barcode,
      row.stock,
      row.reserved,
      row.damaged,
      row.kept28,
      coverDays(row),
      row.lowLevel,
    ]),
  };
}
