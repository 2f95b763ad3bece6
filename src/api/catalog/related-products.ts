import { type RawBuilder, sql } from 'kysely';
import type { ProductCard } from '../../shop/catalog/contract.ts';
import type { Language } from '../../shop/language.ts';
import type { Db } from '../db/database.ts';
import { isBuyable, priceInForce } from './price-in-force.ts';
import { type CardRow, type CardSettings, cardColumns, toProductCard } from './product-card.ts';

/** How many related products a page shows. */
const MOST_RELATED = 8;

/** Of one subcategory among what goes with a piece. */
const MOST_OF_KIND = 2;

/**
 * What goes with a product, which is of other kinds than itself: first what others bought together with it, the most
 * often first; then pieces of its brand and of its category, the nearest in price first. Where there is no such piece,
 * others of its kind. What cannot be bought is not offered.
 */
export async function listRelated(
  db: Db,
  card: ProductCard,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<ProductCard[]> {
  const otherKind = sql`p.category_id = ${card.categoryId} and p.subcategory_id <> ${card.subCategoryId}`;
  const groups = [boughtWith(card, now), ofBrand(card, 1, now), nearest(card, 2, otherKind, now)];
  const { rows } = await sql<CardRow>`
    with picked as (
      select id, min(turn) as turn, min(place) as place
        from (${sql.join(groups, sql` union all `)}) as every
       group by id
    ), ranked as (
      select id, turn, place, row_number() over (partition by subcategory_id order by turn, place, id) as of_kind
        from picked join products using (id)
    )
    select ${cardColumns(language)}
      from ranked join products p using (id)
     where of_kind <= ${MOST_OF_KIND}
     order by ranked.turn, ranked.place, p.id
     limit ${MOST_RELATED}`.execute(db);
  return rows.length === 0
    ? listAlike(db, card, language, now, settings)
    : rows.map((row) => toProductCard(row, now, settings));
}

/** Pieces of the same subcategory, then others of its brand, the nearest in price first. */
async function listAlike(
  db: Db,
  card: ProductCard,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<ProductCard[]> {
  const sameKind = nearest(card, 0, sql`p.subcategory_id = ${card.subCategoryId}`, now);
  const { rows } = await sql<CardRow>`
    select ${cardColumns(language)}
      from (${sameKind} union all ${ofBrand(card, 1, now)}) as picked join products p using (id)
     order by picked.turn, picked.place, p.id
     limit ${MOST_RELATED}`.execute(db);
  return rows.map((row) => toProductCard(row, now, settings));
}

/**
 * Pieces like one that is asked for by its id, whether it is still sold or no longer; undefined where there never was
 * one to be seen.
 */
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
  return row && listAlike(db, toProductCard(row, now, settings), language, now, settings);
}

const boughtWith = ({ _id, subCategoryId }: ProductCard, now: Date) => sql`
  (select p.id, 0 as turn, row_number() over (order by b.orders desc, p.trend desc, p.id) as place
     from bought_together b join products p on p.id = b.other_id
    where b.product_id = ${_id} and p.subcategory_id <> ${subCategoryId} and p.status = 'published'
      and ${isBuyable(now)}
    order by place limit ${MOST_RELATED})`;

const ofBrand = (card: ProductCard, turn: number, now: Date) =>
  nearest(
    card,
    turn,
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
      order by place limit ${MOST_RELATED})`;
}
