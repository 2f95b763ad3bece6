import { type RawBuilder, sql } from 'kysely';
import type { FavoriteCard } from '../../../shop/catalog/favorites/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import type { PageQuery } from '../../../shop/wire/input.ts';
import type { Db } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/http/pagination.ts';
import { isBuyable, isReduced } from '../browse/price-in-force.ts';
import { type CardRow, type CardSettings, cardColumns, toProductCard } from '../browse/product-card.ts';
import { all } from '../search/filters/product-filter.ts';

export async function favoriteIds(db: Db, shopperId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('product_id')
    .where('shopper_id', '=', shopperId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

export type FavoritesFilter = {
  /** Only these ids, if given. */
  ids: readonly string[] | null;
  categoryId?: string | undefined;
  inStock?: boolean | undefined;
  onSale?: boolean | undefined;
};

type FavoritesQuery = { shopperId: string; filter: FavoritesFilter; page: PageQuery };
type FavoriteRow = CardRow & { kept_price: number | null; back_in: string[] };
type CategoryCounts = { _id: string; name: string; count: number }[];

/** One page of the favorites that are still visible, newest first, and their total number. */
export async function listFavorites(
  db: Db,
  { shopperId, filter, page }: FavoritesQuery,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<{ favorites: FavoriteCard[]; total: number; categories: CategoryCounts }> {
  const saved = sql`favorites f join products p on p.id = f.product_id and p.status = 'published'
    where f.shopper_id = ${shopperId}`;
  const wanted = passes(filter, now);
  const ofCategory = filter.categoryId === undefined ? sql`true` : sql`p.category_id = ${filter.categoryId}`;
  const [{ rows }, counted, { rows: categories }] = await Promise.all([
    sql<FavoriteRow>`select ${cardColumns(language)}, f.price as kept_price, ${backIn(language, now)} as back_in
                       from ${saved} and ${wanted} and ${ofCategory} order by f.created_at desc, p.id
                      limit ${page.limit} offset ${offsetOf(page)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${saved} and ${wanted} and ${ofCategory}`.execute(
      db,
    ),
    sql<CategoryCounts[number]>`
      select c.id as _id, ${sql.ref(`c.name_${language}`)} as name, count(*) as count
        from categories c join (select p.category_id from ${saved} and ${wanted}) k on k.category_id = c.id
       group by c.id order by c.position, c.id`.execute(db),
  ]);
  const favorites = rows.map((row) => toFavorite(row, now, settings));
  return { favorites, total: counted.rows[0]?.total ?? 0, categories };
}

/** All filters but the category, for counting the categories. */
function passes({ ids, inStock, onSale }: FavoritesFilter, now: Date): RawBuilder<boolean> {
  return all([
    ids === null ? undefined : sql<boolean>`p.id = any(${ids}::text[])`,
    inStock ? isBuyable(now) : undefined,
    onSale ? isReduced(now) : undefined,
  ]);
}

/** For how many days a restocked size is announced. */
const NEWS_DAYS = 14;

/**
 * The sizes in stock that were sold out in every color and restocked since: the ledger's running sum was zero. The
 * first delivery is no restock.
 */
function backIn(language: Language, now: Date): RawBuilder<string[]> {
  const newsFrom = new Date(now.getTime() - NEWS_DAYS * DAY_MS);
  return sql<string[]>`array(
    select ${sql.ref(`s.label_${language}`)}
      from sizes s join (
        select l.size_id, l.at, l.change, row_number() over of_size as place,
               sum(l.change) over of_size - l.change as before
          from stock_ledger l where l.product_id = p.id
        window of_size as (partition by l.size_id order by l.id)) moves on moves.size_id = s.id
     where moves.at > greatest(f.created_at, ${newsFrom}) and moves.change > 0 and moves.before = 0 and moves.place > 1
       and s.id = any(p.size_ids_in_stock)
     group by s.id order by s.position, s.id)`;
}

function toFavorite(row: FavoriteRow, now: Date, settings: CardSettings): FavoriteCard {
  const card = toProductCard(row, now, settings);
  const price = card.priceAfterDiscount ?? card.price;
  const backInSizes = card.comingSoon ? [] : row.back_in;
  return { ...card, priceDrop: Math.max(0, (row.kept_price ?? price) - price), backInSizes };
}
