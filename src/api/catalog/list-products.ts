import { type RawBuilder, sql } from 'kysely';
import type { ProductCard, ProductSort } from '../../shop/catalog/contract.ts';
import type { PageQuery } from '../../shop/input.ts';
import type { Language } from '../../shop/language.ts';
import type { Db } from '../db/database.ts';
import { offsetOf } from '../http/pagination.ts';
import { priceInForce } from './price-in-force.ts';
import { type CardRow, type CardSettings, cardColumns, toProductCard } from './product-card.ts';
import { passes, type ProductFilter } from './product-filter.ts';
import { searchRank } from './search-words.ts';

/** What a list is asked for; without a `sort` the best answer to the words comes first, else the newest. */
export type ProductList = { filter: ProductFilter; page: PageQuery; sort?: ProductSort | undefined };

/** One page of products as cards. Equal ones are told apart by their id, so that no piece is on two pages. */
export async function listProducts(
  db: Db,
  list: ProductList,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<ProductCard[]> {
  const { filter, page } = list;
  // The page is cut from ids alone: what a card needs is read for its ten products, not for all that stand before.
  const { rows } = await sql<CardRow>`
    select ${cardColumns(language)}
      from unnest(array(
        select p.id from products p
         where ${passes(filter, now)}
         order by ${orderOf(list, now)}
         limit ${page.limit} offset ${offsetOf(page)})) with ordinality as cut (id, place)
      join products p on p.id = cut.id
     order by cut.place`.execute(db);
  return rows.map((row) => toProductCard(row, now, settings));
}

/** How many products pass the filter. */
export async function countProducts(db: Db, filter: ProductFilter, now: Date): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from products p where ${passes(filter, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function orderOf({ filter, sort }: ProductList, now: Date): RawBuilder<unknown> {
  switch (sort ?? 'relevance') {
    case 'relevance':
      return filter.words.length === 0
        ? newest
        : sql`${searchRank(filter.words)} desc, p.trend desc, p.id desc`;
    case 'newest':
      return newest;
    case 'priceAsc':
      return sql`${priceInForce(now)}, p.id`;
    case 'priceDesc':
      return sql`${priceInForce(now)} desc, p.id desc`;
    case 'rating':
      return sql`${averageStars} desc nulls last, ${reviewCount} desc, p.id desc`;
    case 'trendy':
      return sql`p.trend desc, p.id desc`;
  }
}

const newest = sql`p.created_at desc, p.id desc`;
const reviewCount = sql`(p.ratings[1] + p.ratings[2] + p.ratings[3] + p.ratings[4] + p.ratings[5])`;
const averageStars = sql`((p.ratings[1] + 2 * p.ratings[2] + 3 * p.ratings[3] + 4 * p.ratings[4] + 5 * p.ratings[5])::float8
  / nullif(${reviewCount}, 0))`;
