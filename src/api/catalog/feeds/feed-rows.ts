import { sql } from 'kysely';
import type { Feeds } from '../../../shop/catalog/feeds/calls.ts';
import type { FeedFacts } from '../../../shop/catalog/feeds/feed-item.ts';
import type { Language } from '../../../shop/language.ts';
import type { Db } from '../../platform/db/database.ts';
import { withoutDeadline } from '../../platform/db/deadline.ts';
import { nameInEither, textInEither } from '../../platform/db/localized.ts';
import { jpegPath } from '../media/jpeg-pictures.ts';

/** About 3 MB of rows. */
const ROWS_AT_ONCE = 2000;

type Row = Omit<FeedFacts, 'pictures'> & { pictures: { id: string; tint: string }[] };

/**
 * The variants on sale in parts, so that a slow reader of a large catalog holds neither a connection nor the catalog in
 * memory. Products without a picture are left out.
 */
export async function* feedRows(db: Db, language: Language): AsyncGenerator<FeedFacts[]> {
  let last: Row | undefined;
  do {
    const rows = await readRows(db, language, last);
    if (rows.length > 0) yield rows.map(({ pictures, ...row }) => ({ ...row, pictures: pathsOf(pictures) }));
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

const pathsOf = (pictures: Row['pictures']) => pictures.map(({ id, tint }) => jpegPath(id, tint));

async function readRows(db: Db, language: Language, after: Row | undefined): Promise<Row[]> {
  const { productId = '', colorId = '', sizeId = '' } = after ?? {};
  const name = (table: string) => sql.ref(`${table}.name_${language}`);
  const { rows } = await withoutDeadline(() =>
    sql<Row>`
    with part as (
      select v.* from variants v join products p on p.id = v.product_id
       where (v.product_id, v.color_id, v.size_id) > (${productId}, ${colorId}, ${sizeId})
         and p.status = 'published' and p.picture_id is not null
       order by v.product_id, v.color_id, v.size_id limit ${ROWS_AT_ONCE})
    select v.product_id as "productId", v.color_id as "colorId", v.size_id as "sizeId", v.barcode, v.stock,
           ${nameInEither('p', language)} as name, ${textInEither('p', 'description', language)} as description,
           ${textInEither('p', 'material', language)} as material,
           ${name('b')} as brand, ${name('c')} as category, ${name('k')} as "subCategory",
           array[c.name_en, c.name_ar, k.name_en, k.name_ar] as shelves,
           ${name('l')} as color, ${sql.ref(`z.label_${language}`)} as size,
           p.price, p.price_after_discount as "priceAfterDiscount", p.discount_starts_at as "discountStartsAt",
           p.discount_ends_at as "discountEndsAt", p.available_from as "availableFrom", p.created_at as "createdAt",
           coalesce(
             (select json_agg(json_build_object('id', picture_id, 'tint', coalesce(pp.tint, pc.tint, p.tint))
                              order by pp.color_id is null, pp.position)
                from product_pictures pp
                left join product_colors pc on pc.product_id = pp.product_id and pc.color_id = pp.color_id
               where pp.product_id = p.id and (pp.color_id = v.color_id or pp.color_id is null)),
             json_build_array(json_build_object('id', p.picture_id, 'tint', p.tint))) as pictures
      from part v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
      join categories c on c.id = p.category_id join subcategories k on k.id = p.subcategory_id
      join colors l on l.id = v.color_id join sizes z on z.id = v.size_id
     order by v.product_id, v.color_id, v.size_id`.execute(db),
  );
  return rows;
}

/** What the feeds hold, and what they leave out. */
export async function countFeed(db: Db): Promise<Pick<Feeds, 'items' | 'withoutPicture'>> {
  const { rows } = await sql<Pick<Feeds, 'items' | 'withoutPicture'>>`
    select (select count(*) from variants v join products p on p.id = v.product_id
             where p.status = 'published' and p.picture_id is not null) as items,
           (select count(*) from products p where p.status = 'published' and p.picture_id is null) as "withoutPicture"`.execute(
    db,
  );
  return rows[0] ?? { items: 0, withoutPicture: 0 };
}
