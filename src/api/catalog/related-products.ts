import { type RawBuilder, sql } from 'kysely';
import type { ProductCard } from '../../shop/catalog/contract.ts';
import type { Language } from '../../shop/language.ts';
import type { Db } from '../db/database.ts';
import { isBuyable, priceInForce } from './price-in-force.ts';
import { type CardRow, type CardSettings, cardColumns, toProductCard } from './product-card.ts';

/** How many related products a page shows. */
const mostRelated = 8;

/**
 * Related products: first those bought together with it, most frequent first; then those of its subcategory, nearest
 * in price first; then others of its brand and category. Only available ones.
 */
export async function listRelated(
  db: Db,
  card: ProductCard,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<ProductCard[]> {
  const { rows } = await sql<CardRow>`
    with picked as (
      select id, min(turn) as turn, min(place) as place
        from (${boughtWith(card, now)} union all ${alike(card, now)} union all ${ofBrand(card, now)}) as every
       group by id
    )
    select ${cardColumns(language)}
      from picked join products p using (id)
     order by picked.turn, picked.place, p.id
     limit ${mostRelated}`.execute(db);
  return rows.map((row) => toProductCard(row, now, settings));
}

/** The same by product id, published or archived; undefined if it was never published. */
export async function listSimilar(
  db: Db,
  id: string,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<ProductCard[] | undefined> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(language)} from products p where p.id = ${id} and p.status <> 'draft'`.execute(db);
  const [row] = rows;
  return row && listRelated(db, toProductCard(row, now, settings), language, now, settings);
}

const boughtWith = ({ _id }: ProductCard, now: Date) => sql`
  (select p.id, 0 as turn, row_number() over (order by b.orders desc, p.trend desc, p.id) as place
     from bought_together b join products p on p.id = b.other_id
    where b.product_id = ${_id} and p.status = 'published' and ${isBuyable(now)}
    order by place limit ${mostRelated})`;

const alike = (card: ProductCard, now: Date) =>
  nearest(card, 1, sql`p.subcategory_id = ${card.subCategoryId}`, now);

const ofBrand = (card: ProductCard, now: Date) =>
  nearest(
    card,
    2,
    sql`p.brand_id = ${card.brand._id} and p.category_id = ${card.categoryId} and p.subcategory_id <> ${card.subCategoryId}`,
    now,
  );

function nearest(card: ProductCard, turn: number, kind: RawBuilder<unknown>, now: Date) {
  const price = card.priceAfterDiscount ?? card.price;
  return sql`
    (select p.id, ${turn}::int as turn,
            row_number() over (order by abs(${priceInForce(now)} - ${price}), p.trend desc, p.id) as place
       from products p
      where p.status = 'published' and p.id <> ${card._id} and ${kind} and ${isBuyable(now)}
      order by place limit ${mostRelated})`;
}
