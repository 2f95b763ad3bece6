import { type RawBuilder, sql } from 'kysely';
import type { ProductCard } from '../../../shop/catalog/browse/contract.ts';
import type { Language } from '../../../shop/language.ts';
import type { HomeProducts } from '../../../shop/office/home/contract.ts';
import { isAnnounced, isBuyable } from '../../catalog/browse/price-in-force.ts';
import {
  type CardRow,
  type CardSettings,
  cardColumns,
  toProductCard,
} from '../../catalog/browse/product-card.ts';
import type { Db } from '../../platform/db/database.ts';

/** Two rows of five, or five of two. */
const PRODUCTS_IN_TAB = 10;

export type OfBrand = { brandId?: string | undefined; brand?: string | undefined };

/** The tabs of the home page: the newest available products, announced ones, and trending ones. */
export async function listHomeProducts(
  db: Db,
  ofBrand: OfBrand,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<HomeProducts> {
  const list = (condition: RawBuilder<boolean>, order: RawBuilder<unknown>) =>
    listTab(db, sql<boolean>`${condition} and ${isOfBrand(ofBrand)}`, order, language, now, settings);
  const [ourProducts, comingSoon, trendy] = await Promise.all([
    list(isBuyable(now), sql`p.created_at desc, p.id desc`),
    list(isAnnounced(now), sql`p.available_from, p.id`),
    list(isBuyable(now), sql`p.trend desc, p.id desc`),
  ]);
  return { ourProducts, comingSoon, trendy };
}

async function listTab(
  db: Db,
  condition: RawBuilder<boolean>,
  order: RawBuilder<unknown>,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<ProductCard[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(language)} from products p
     where p.status = 'published' and ${condition} order by ${order} limit ${PRODUCTS_IN_TAB}`.execute(db);
  return rows.map((row) => toProductCard(row, now, settings));
}

function isOfBrand({ brandId, brand }: OfBrand): RawBuilder<boolean> {
  if (brandId !== undefined) return sql<boolean>`p.brand_id = ${brandId}`;
  if (brand !== undefined) return sql<boolean>`p.brand_id = (select id from brands where slug = ${brand})`;
  return sql<boolean>`true`;
}
