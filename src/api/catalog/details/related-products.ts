import { type RawBuilder, sql } from 'kysely';
import type { ProductCard } from '../../../shop/catalog/browse/contract.ts';
import { MOST_RELATED } from '../../../shop/catalog/browse/most-related.ts';
import type { Language } from '../../../shop/language.ts';
import type { Db } from '../../platform/db/database.ts';
import { isBuyable, priceInForce } from '../browse/price-in-force.ts';
import { type CardRow, type CardSettings, cardColumns, toProductCard } from '../browse/product-card.ts';

/** The most of one subcategory among them. */
const MOST_OF_KIND = 2;

/** So many are read for each reason, as the limit of a subcategory drops some. */
const CANDIDATES = 2 * MOST_RELATED;

/**
 * What goes with a product: what the merchant chose, then of its category's other subcategories what was bought together, its
 * brand's and the others', nearest in price first, then what was bought together of other categories; else its own
 * subcategory's. Only what can be bought.
 */
export async function listRelated(
  db: Db,
  card: ProductCard,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<ProductCard[]> {
  const otherKind = sql`p.category_id = ${card.categoryId} and p.subcategory_id <> ${card.subCategoryId}`;
  const groups = [
    chosenFor(card, now),
    boughtWith(card, now),
    ofBrand(card, 1, now),
    nearest(card, 2, otherKind, now),
  ];
  const { rows } = await sql<{ id: string }>`
    with picked as (
      select distinct on (id) id, turn, place
        from (${sql.join(groups, sql` union all `)}) as every
       order by id, turn, place
    ), ranked as (
      select id, turn, place, row_number() over (partition by subcategory_id order by turn, place, id) as of_kind
        from picked join products using (id)
    )
    select id from ranked where turn = ${CHOSEN} or of_kind <= ${MOST_OF_KIND} order by turn, place, id limit ${MOST_RELATED}`.execute(
    db,
  );
  return rows.length === 0
    ? listAlike(db, card, language, now, settings)
    : cardsOf(db, rows, language, now, settings);
}

/** Products of the same subcategory, then others of its brand, the nearest in price first. */
async function listAlike(
  db: Db,
  card: ProductCard,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<ProductCard[]> {
  const sameKind = nearest(card, 0, sql`p.subcategory_id = ${card.subCategoryId}`, now);
  const { rows } = await sql<{ id: string }>`
    select id from (${sameKind} union all ${ofBrand(card, 1, now)}) as picked
     order by turn, place, id limit ${MOST_RELATED}`.execute(db);
  return cardsOf(db, rows, language, now, settings);
}

/** The cards, in the given order. Apart from their choice, as one statement of both takes 2 ms to plan. */
async function cardsOf(
  db: Db,
  chosen: readonly { id: string }[],
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<ProductCard[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(language)}
      from unnest(${chosen.map(({ id }) => id)}::text[]) with ordinality as chosen (id, place)
      join products p on p.id = chosen.id
     order by chosen.place`.execute(db);
  return rows.map((row) => toProductCard(row, now, settings));
}

/** Products like the given one, even if it is hidden or archived; undefined if it was never published. */
export async function listSimilar(
  db: Db,
  id: string,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<ProductCard[] | undefined> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(language)} from products p where p.id = ${id} and p.status not in ('draft', 'scheduled')`.execute(
    db,
  );
  const [row] = rows;
  return row && listAlike(db, toProductCard(row, now, settings), language, now, settings);
}

/** Before all that is computed. */
const CHOSEN = sql.lit(-1);

const chosenFor = ({ _id }: ProductCard, now: Date) => sql`
  (select p.id, ${CHOSEN} as turn, chosen.place
     from products own cross join unnest(own.related_ids) with ordinality as chosen (id, place)
     join products p on p.id = chosen.id
    where own.id = ${_id} and p.id <> own.id and p.status = 'published' and ${isBuyable(now)})`;

/** Of another department only after all of the product's own: with a man's coat often goes a child's sweater. */
const boughtWith = ({ _id, categoryId, subCategoryId }: ProductCard, now: Date) => sql`
  (select p.id, case when p.category_id = ${categoryId} then 0 else 3 end as turn, row_number() over (order by (p.category_id = ${categoryId}) desc, b.orders desc, p.trend desc, p.id) as place
     from bought_together b join products p on p.id = b.other_id
    where b.product_id = ${_id} and p.subcategory_id <> ${subCategoryId} and p.status = 'published'
      and ${isBuyable(now)}
    order by place limit ${CANDIDATES})`;

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
      order by place limit ${CANDIDATES})`;
}
