import { sql } from 'kysely';
import type { ProductCard } from '../../shop/catalog/contract.ts';
import type { PageQuery } from '../../shop/input.ts';
import type { Language } from '../../shop/language.ts';
import { storeDateOf } from '../../shop/store-time.ts';
import { type CardRow, cardColumns, toProductCard } from '../catalog/product-card.ts';
import { hasWords, type SearchWord } from '../catalog/search-words.ts';
import type { Db, Tx } from '../db/database.ts';
import { offsetOf } from '../http/pagination.ts';

/**
 * Keeps a published product for the shopper and counts it for the day's trend; kept again it changes nothing.
 * False where there is no such product.
 */
export async function keepFavorite(
  tx: Tx,
  shopperId: string,
  productId: string,
  now: Date,
): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (product === undefined) return false;
  const kept = await tx
    .insertInto('favorites')
    .values({ shopper_id: shopperId, product_id: productId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((kept.numInsertedOrUpdatedRows ?? 0n) > 0n) await countFavorite(tx, productId, now);
  return true;
}

/** Lets a product go, and takes it out of the count of the day it was kept on, so that a toggled heart counts once. */
export async function dropFavorite(tx: Tx, shopperId: string, productId: string): Promise<void> {
  const dropped = await tx
    .deleteFrom('favorites')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', productId)
    .returning('created_at')
    .executeTakeFirst();
  if (dropped === undefined) return;
  await sql`update product_days set favorites = favorites - 1
             where product_id = ${productId} and day = ${storeDateOf(dropped.created_at)} and favorites > 0`.execute(
    tx,
  );
}

/** The ids of everything the shopper keeps, the latest first. */
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

type Asked = { shopperId: string; words: readonly SearchWord[]; page: PageQuery };

/** One page of what the shopper keeps and can still be seen, the latest first, and how many there are in all. */
export async function listFavorites(
  db: Db,
  { shopperId, words, page }: Asked,
  language: Language,
  now: Date,
): Promise<{ favorites: ProductCard[]; total: number }> {
  const kept = sql`favorites f join products p on p.id = f.product_id and p.status = 'published'
    where f.shopper_id = ${shopperId} and ${hasWords(words)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<CardRow>`select ${cardColumns(language)} from ${kept} order by f.created_at desc, p.id
                  limit ${page.limit} offset ${offsetOf(page)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${kept}`.execute(db),
  ]);
  return { favorites: rows.map((row) => toProductCard(row, now)), total: counted.rows[0]?.total ?? 0 };
}

async function countFavorite(tx: Tx, productId: string, now: Date): Promise<void> {
  await sql`insert into product_days (product_id, day, favorites) values (${productId}, ${storeDateOf(now)}, 1)
            on conflict (product_id, day) do update set favorites = product_days.favorites + 1`.execute(tx);
}
