import { sql } from 'kysely';
import { barcodeForms } from '../../../../shop/barcode.ts';
import { unitPrice } from '../../../../shop/buying/cart/totals.ts';
import type { PieceInStock } from '../../../../shop/delivery/fulfilment/contract.ts';
import type { Language } from '../../../../shop/language.ts';
import { isOnSale, pricedLine } from '../../../buying/cart/cart-line.ts';
import { selectVariants } from '../../../buying/cart/queries.ts';
import { imageOf } from '../../../catalog/media/image.ts';
import { findProductIds } from '../../../catalog/search/list-products.ts';
import type { Db } from '../../../platform/db/database.ts';

const MOST_PRODUCTS = 12;

type PieceQuery = { search?: string | undefined; products?: readonly string[] | undefined };

/** The variants of the named products, or of those that a search by name or barcode finds, as they are sold now. */
export async function findPieces(
  db: Db,
  { search, products = [] }: PieceQuery,
  { language, now }: { language: Language; now: Date },
): Promise<PieceInStock[]> {
  const found = search === undefined ? [] : await searched(db, search, now);
  const ids = [...products, ...found];
  if (ids.length === 0) return [];
  const { rows } = await sql<{ productId: string; colorId: string; sizeId: string }>`
    select v.product_id as "productId", v.color_id as "colorId", v.size_id as "sizeId"
      from variants v join sizes s on s.id = v.size_id
     where v.product_id = any(${ids}) order by array_position(${ids}, v.product_id), v.color_id, s.position`.execute(
    db,
  );
  const variants = await selectVariants(
    db,
    rows.map((row) => ({ ...row, quantity: 1 })),
  );
  return variants
    .filter((variant) => products.includes(variant.productId) || isOnSale(variant, now))
    .map((variant) => ({
      productId: variant.productId,
      name: variant[`name_${language}`],
      image: imageOf(variant.picture, variant.tint, variant[`name_${language}`]),
      color: { _id: variant.colorId, name: variant.color[language], hex: variant.color.hex },
      size: { _id: variant.sizeId, label: variant.size[language] },
      price: unitPrice(pricedLine(variant, now)),
      stock: variant.stock,
    }));
}

async function searched(db: Db, search: string, now: Date): Promise<string[]> {
  const scanned = await db
    .selectFrom('variants')
    .select('product_id')
    .where(sql<string>`lower(barcode)`, 'in', barcodeForms(search))
    .executeTakeFirst();
  if (scanned !== undefined) return [scanned.product_id];
  return ((await findProductIds(db, search, now)) ?? []).slice(0, MOST_PRODUCTS);
}
