import { type RawBuilder, sql } from 'kysely';
import type { CartLine, LineIdentity } from '../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../shop/buying/cart/line-key.ts';
import { type ProductState, productStates, wasShown } from '../../../shop/catalog/browse/product-state.ts';
import type { Language, Localized } from '../../../shop/language.ts';
import { type ReturnTerms, returnTerms } from '../../catalog/details/return-terms.ts';
import type { Picture } from '../../catalog/media/image.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { filledColumns, localized, type TextColumns } from '../../platform/db/localized.ts';

/** A cart line with the current data of its product and variant, in both languages; money in whole pounds. */
export type LineRow = TextColumns<'name'> &
  CartLine & {
    stock: number;
    status: ProductState;
    available_from: Date | null;
    price: number;
    price_after_discount: number | null;
    discount_starts_at: Date | null;
    discount_ends_at: Date | null;
    brand_id: string;
    brand: Localized;
    category_id: string;
    subcategory_id: string;
    terms: ReturnTerms;
    color: Record<Language | 'hex', string>;
    size: Localized;
    picture: Picture | null;
    tint: string;
    seen_price: number | null;
  };

/** The lines of a cart, oldest first. */
export function selectLines(db: Db, shopperId: string): Promise<LineRow[]> {
  return readLines(db, sql`select * from cart_lines where shopper_id = ${shopperId}`);
}

/** Empties the cart and returns its lines. Of two concurrent orders the second finds it empty. */
export function takeLines(tx: Tx, shopperId: string): Promise<LineRow[]> {
  return readLines(tx, sql`delete from cart_lines where shopper_id = ${shopperId} returning *`);
}

/** The lines saved for later, newest first. */
export async function selectSaved(db: Db, shopperId: string): Promise<LineRow[]> {
  const rows = await readLines(
    db,
    sql`select *, saved_at as added_at from saved_lines where shopper_id = ${shopperId}`,
  );
  return rows.reverse();
}

/** Moves a line from the cart to the saved ones, with its quantity; false if the cart has no such line. */
export async function saveLine(tx: Tx, shopperId: string, line: LineIdentity, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      delete from cart_lines
       where shopper_id = ${shopperId} and product_id = ${line.productId} and color_id = ${line.colorId} and size_id = ${line.sizeId}
      returning *
    )
    insert into saved_lines (shopper_id, product_id, color_id, size_id, quantity, saved_at, seen_price)
    select shopper_id, product_id, color_id, size_id, quantity, ${now}, seen_price from taken
        on conflict (shopper_id, product_id, color_id, size_id) do update
       set quantity = excluded.quantity, saved_at = excluded.saved_at, seen_price = excluded.seen_price
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Takes a line out of the saved ones; returns its quantity, undefined if it is not there. */
export async function takeSaved(db: Db, shopperId: string, line: LineIdentity): Promise<number | undefined> {
  const row = await db
    .deleteFrom('saved_lines')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', line.productId)
    .where('color_id', '=', line.colorId)
    .where('size_id', '=', line.sizeId)
    .returning('quantity')
    .executeTakeFirst();
  return row?.quantity;
}

/** Variants with a quantity, as lines of a cart would be; those that the catalog no longer has are missing. */
export function selectVariants(db: Db, lines: readonly CartLine[]): Promise<LineRow[]> {
  return readLines(
    db,
    sql`select *, null::bigint as seen_price
          from unnest(${lines.map((line) => line.productId)}::text[], ${lines.map((line) => line.colorId)}::text[],
                      ${lines.map((line) => line.sizeId)}::text[], ${lines.map((line) => line.quantity)}::int[])
               with ordinality as l (product_id, color_id, size_id, quantity, added_at)`,
  );
}

/** The fields of a line that its shopper sets. */
export const ownFields = ({ productId, colorId, sizeId, quantity }: CartLine): Required<CartLine> => ({
  productId,
  colorId,
  sizeId,
  quantity,
});

// Joins only the tables that decide which rows there are; the others are subqueries. A join of eleven tables takes forty
// times as long to plan.
async function readLines(db: Db, lines: RawBuilder<unknown>): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    with line as (${lines})
    select line.product_id as "productId", line.color_id as "colorId", line.size_id as "sizeId", line.quantity, line.seen_price, v.stock,
           p.status, p.available_from, p.price, p.price_after_discount, p.discount_starts_at, p.discount_ends_at,
           ${filledColumns('p', 'name')}, p.brand_id, p.category_id, p.subcategory_id,
           (select ${localized('name')} from brands where id = p.brand_id) as brand,
           ${returnTerms} as terms,
           (select json_build_object('en', name_en, 'ar', name_ar, 'hex', hex)
              from colors where id = line.color_id) as color,
           (select ${localized('label')} from sizes where id = line.size_id) as size,
           (select to_json(pictures) from pictures where id = coalesce(
             (select picture_id from product_pictures
               where product_id = line.product_id and color_id = line.color_id order by position limit 1),
             p.picture_id)) as picture,
           coalesce((select tint from product_colors
                      where product_id = line.product_id and color_id = line.color_id), p.tint) as tint
      from line
      join variants v using (product_id, color_id, size_id)
      join products p on p.id = line.product_id
     order by line.added_at, line.product_id, line.color_id, line.size_id`.execute(db);
  return rows;
}

export type VariantRow = Pick<
  LineRow,
  | 'status'
  | 'available_from'
  | 'stock'
  | 'price'
  | 'price_after_discount'
  | 'discount_starts_at'
  | 'discount_ends_at'
>;

/** What decides whether a variant can be added to a cart; undefined if it does not exist or was never published. */
export function findVariant(
  db: Db,
  { productId, colorId, sizeId }: LineIdentity,
): Promise<VariantRow | undefined> {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.stock', 'products.available_from', 'products.price', 'products.price_after_discount'])
    .select(['products.discount_starts_at', 'products.discount_ends_at'])
    .select(sql<VariantRow['status']>`products.status`.as('status'))
    .where('product_id', '=', productId)
    .where('color_id', '=', colorId)
    .where('size_id', '=', sizeId)
    .where('products.status', 'in', productStates.filter(wasShown))
    .executeTakeFirst();
}

/** Adds a quantity to a line, or creates it; false, with nothing changed, if the line would exceed `most`. */
export async function addToLine(
  tx: Tx,
  shopperId: string,
  line: CartLine,
  { most, price, now }: { most: number; price: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into cart_lines as line (shopper_id, product_id, color_id, size_id, quantity, added_at, seen_price)
    values (${shopperId}, ${line.productId}, ${line.colorId}, ${line.sizeId}, ${line.quantity}, ${now}, ${price})
    on conflict (shopper_id, product_id, color_id, size_id) do update
      set quantity = line.quantity + excluded.quantity, seen_price = excluded.seen_price
      where line.quantity + excluded.quantity <= ${most}
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Makes merges into one shopper's cart wait for each other. */
export async function lockCart(tx: Tx, shopperId: string): Promise<void> {
  await tx.selectFrom('shoppers').select('id').where('id', '=', shopperId).forNoKeyUpdate().execute();
}

/** The quantities of a cart by the key of their line. */
export async function quantitiesOf(db: Db, shopperId: string): Promise<Map<string, number>> {
  const lines = await db
    .selectFrom('cart_lines')
    .select(['product_id as productId', 'color_id as colorId', 'size_id as sizeId', 'quantity'])
    .where('shopper_id', '=', shopperId)
    .execute();
  return new Map(lines.map((line) => [lineKey(line), line.quantity]));
}

type RaisedLine = Required<CartLine> & { price: number | null };

/** Creates lines in the given order, or raises those that are there to the quantity; never lowers one. */
export async function raiseLines(
  tx: Tx,
  shopperId: string,
  lines: readonly RaisedLine[],
  now: Date,
): Promise<void> {
  const column = (name: keyof RaisedLine) => lines.map((line) => line[name]);
  await sql`
    insert into cart_lines as line (shopper_id, product_id, color_id, size_id, quantity, seen_price, added_at)
    select ${shopperId}, product_id, color_id, size_id, quantity, price, ${now}::timestamptz + place * interval '1 microsecond'
      from unnest(${column('productId')}::text[], ${column('colorId')}::text[], ${column('sizeId')}::text[],
                  ${column('quantity')}::int[], ${column('price')}::bigint[])
           with ordinality as l (product_id, color_id, size_id, quantity, price, place)
        on conflict (shopper_id, product_id, color_id, size_id) do update
       set quantity = greatest(line.quantity, excluded.quantity), seen_price = excluded.seen_price`.execute(
    tx,
  );
}

/** How many pieces of a variant a cart holds. */
export async function quantityOf(db: Db, shopperId: string, line: LineIdentity): Promise<number> {
  const row = await db
    .selectFrom('cart_lines')
    .select('quantity')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', line.productId)
    .where('color_id', '=', line.colorId)
    .where('size_id', '=', line.sizeId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

export async function countLines(
  db: Db,
  shopperId: string,
  table: 'cart_lines' | 'saved_lines' = 'cart_lines',
): Promise<number> {
  const { lines } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('lines'))
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return lines;
}

export async function setLine(db: Db, shopperId: string, line: CartLine, price: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart_lines')
    .set({ quantity: line.quantity, seen_price: price })
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', line.productId)
    .where('color_id', '=', line.colorId)
    .where('size_id', '=', line.sizeId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeLine(db: Db, shopperId: string, line: LineIdentity): Promise<void> {
  await db
    .deleteFrom('cart_lines')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', line.productId)
    .where('color_id', '=', line.colorId)
    .where('size_id', '=', line.sizeId)
    .execute();
}
