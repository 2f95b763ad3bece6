import { type ImportColumn, importColumns } from '../../shop/imports/column-names.ts';
import type { RowFault } from '../../shop/imports/faults.ts';
import { columnOfField, type ProductPlan } from '../../shop/imports/plan-product.ts';
import type { Refusal } from '../refusal.ts';

/** What the editor refused, as faults of rows: the row that says the variant or the field, else the first of the product. */
export function refusalFaults(
  { code, errors, number }: Refusal,
  { rowOfField = {}, rowOfVariant }: ProductPlan,
  firstRow: number,
): { row: number; fault: RowFault }[] {
  if (code === 'VERSION_CONFLICT' || code === 'NOT_FOUND')
    return [{ row: firstRow, fault: { column: null, fault: 'stale' } }];
  if (errors.length === 0) return [{ row: firstRow, fault: { column: null, fault: 'refused' } }];
  return errors.map((error) => {
    const [, field = ''] = /^"([^"]+)"/.exec(error) ?? [];
    const [, place, part] = /^variants\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const row = (place === undefined ? rowOfField[field] : rowOfVariant[Number(place)]) ?? firstRow;
    const column = columnOf(part ?? field);
    const fault = faultOf(code, column);
    return {
      row,
      fault: { column, fault, ...(fault === 'priceStep' && { more: String(number ?? '') }) },
    };
  });
}

function columnOf(field: string): ImportColumn | null {
  const column = { colorId: 'color', sizeId: 'size' }[field] ?? columnOfField(field);
  return importColumns.find((each) => each === column) ?? null;
}

function faultOf(code: Refusal['code'], column: ImportColumn | null): RowFault['fault'] {
  if (code === 'PRICE_STEP') return 'priceStep';
  if (code === 'SLUG_TAKEN') return 'slugTaken';
  if (code === 'BARCODE_TAKEN') return 'codeTaken';
  if (code === 'INCOMPLETE') return 'incomplete';
  if (column === 'priceAfterDiscount') return 'discountAbovePrice';
  if (column === 'discountEndsAt') return 'discountWindow';
  return column === 'sku' || column === 'barcode' ? 'codeTaken' : 'refused';
}
