import type { RefusalReason } from '../../../../shop/buying/orders/contract.ts';
import type { PackedLine } from '../../../../shop/delivery/fulfilment/contract.ts';
import type { Language } from '../../../../shop/language.ts';
import { imageOf, type Picture } from '../../../catalog/media/image.ts';
import type { TextColumns } from '../../../platform/db/localized.ts';

/** A line of an order with what was kept of it, as stored. */
export type LineRow = TextColumns<'name' | 'color_name' | 'size_label'> & {
  line_no: number;
  product_id: string;
  color_id: string;
  size_id: string;
  color_hex: string;
  tint: string;
  picture: Picture | null;
  quantity: number;
  unit_price: number;
  line_total: number;
  discount_share: number;
  stock: number | null;
  barcode: string | null;
  kept: number | null;
  paid: number | null;
  refused_for: RefusalReason | null;
};

/** The line as it is picked and packed. */
export function showLine(line: LineRow, language: Language): PackedLine {
  const name = line[`name_${language}`];
  return {
    lineNo: line.line_no,
    productId: line.product_id,
    name,
    image: imageOf(line.picture, line.tint, name),
    color: { _id: line.color_id, name: line[`color_name_${language}`], hex: line.color_hex },
    size: { _id: line.size_id, label: line[`size_label_${language}`] },
    quantity: line.quantity,
    unitPrice: line.unit_price,
    couponShare: line.discount_share,
    lineTotal: line.line_total,
    stock: line.stock ?? 0,
    barcode: line.barcode,
  };
}
