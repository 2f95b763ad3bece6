import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '../catalog/image.ts';
import type { Db, Tx } from '../db/database.ts';

/** A line of a cart beside what is true of its piece now, in both languages; money in whole pounds. */
export type LineRow = {
  product_id: string;
  color_id: string;
  size_id: string;
  quantity: number;
  stock: number;
  status: 'draft' | 'published' | 'archived';
  available_from: Date | null;
  price: number;
  price_after_discount: number | null;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
  name_en: string;
  name_ar: string;
  brand_id: string;
  brand_en: string;
  brand_ar: string;
  category_id: string;
  subcategory_id: string;
  /** Neither the category nor the subcategory forbids returns. */
  returnable: boolean;
  color_name_en: string;
  color_name_ar: string;
  color_hex: string;
  size_label_en: string;
  size_label_ar: string;
  picture: Picture | null;
  tint: string;
};

/** The lines of a cart, oldest first. */
export function selectLines(db: Db, shopperId: string): Promise<LineRow[]> {
  return withPieces(db, sql`select * from cart_lines where shopper_id = ${shopperId}`);
}

/**
 * Empties the cart and gives back what was in it. Of two orders at once the second waits for the first and then finds
 * nothing: a cart is bought once.
 */
export function takeLines(tx: Tx, shopperId: string): Promise<LineRow[]> {
  return withPieces(tx, sql`delete from cart_lines where shopper_id = ${shopperId} returning *`);
}

async function withPieces(db: Db, lines: RawBuilder<unknown>): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    with line as (${lines})
    select line.product_id, line.color_id, line.size_id, line.quantity, v.stock,
           p.status, p.available_from, p.price, p.price_after_discount, p.discount_starts_at, p.discount_ends_at,
           p.name_en, p.name_ar, p.brand_id, b.name_en as brand_en, b.name_ar as brand_ar,
           p.category_id, p.subcategory_id, c.returnable and s.returnable as returnable,
           color.name_en as color_name_en, color.name_ar as color_name_ar, color.hex as color_hex,
           size.label_en as size_label_en, size.label_ar as size_label_ar,
           to_jsonb(picture) as picture, coalesce(pc.tint, p.tint) as tint
      from line
      join variants v using (product_id, color_id, size_id)
      join products p on p.id = line.product_id
      join brands b on b.id = p.brand_id
      join categories c on c.id = p.category_id
      join subcategories s on s.id = p.subcategory_id
      join colors color on color.id = line.color_id
      join sizes size on size.id = line.size_id
      left join product_colors pc on pc.product_id = line.product_id and pc.color_id = line.color_id
      left join lateral (
        select picture_id from product_pictures pp
         where pp.product_id = line.product_id and pp.color_id = line.color_id
         order by position limit 1
      ) of_color on true
      left join pictures picture on picture.id = coalesce(of_color.picture_id, p.picture_id)
     order by line.added_at, line.product_id, line.color_id, line.size_id`.execute(db);
  return rows;
}
