import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { Db } from '../../platform/db/database.ts';
import { nameInEither } from '../../platform/db/localized.ts';

/** `productId` is null and the name empty where the product was deleted. */
export type ChangedProduct = { row: number; productId: string | null; name: string };

/** How many are named. */
const MOST_NAMED = 10;

/** The products of a tried file that were edited since, or came into the shop: with one of them it is not brought in. */
export async function readChangedSince(
  db: Db,
  importId: string,
  language: Language,
): Promise<{ count: number; products: ChangedProduct[] }> {
  const { rows: edited } = await sql<ChangedProduct & { count: number }>`
    select p.rows[1] as row, d.id as "productId", ${nameIn(language)} as name, count(*) over ()::int as count
      from import_products p left join products d on d.id = p.product_id
     where p.import_id = ${importId} and p.outcome = 'changed' and d.version is distinct from p.version
     order by p.number limit ${MOST_NAMED}`.execute(db);
  const [{ count } = { count: 0 }] = edited;
  const added = await findNewTwice(db, importId, language);
  return {
    count: count + added.length,
    products: [...edited, ...added]
      .slice(0, MOST_NAMED)
      .map(({ row, productId, name }) => ({ row, productId, name })),
  };
}

/**
 * Products that were new at the trial of a file and are in the shop by now, as with a file that was sent twice: a new trial
 * would find them by their address, else by their names.
 */
export async function findNewTwice(
  db: Db,
  importId: string,
  language: Language,
): Promise<(ChangedProduct & { productId: string })[]> {
  const { rows } = await sql<ChangedProduct & { productId: string }>`
    with p as materialized (
      select number, rows[1] as row, plan -> 'fields' ->> 'slug' as slug, plan -> 'fields' ->> 'nameEn' as en,
             plan -> 'fields' ->> 'nameAr' as ar
        from import_products where import_id = ${importId} and outcome = 'new' and before is null
    ), found as (
      select p.number, p.row, d.id from p join products d on d.slug = p.slug
      union all
      select p.number, p.row, d.id from p join products d on (d.name_en, d.name_ar) = (p.en, p.ar) where p.slug is null
      union all
      select p.number, p.row, d.id from p join products d on d.name_ar = p.ar where p.slug is null and p.en is null
      union all
      select p.number, p.row, d.id from p join products d on d.name_en = p.en where p.slug is null and p.ar is null
    )
    select f.row, d.id as "productId", ${nameIn(language)} as name
      from found f join products d on d.id = f.id
     where not exists (select from import_products own where own.import_id = ${importId} and own.product_id = d.id)
     order by f.number limit ${MOST_NAMED}`.execute(db);
  return rows;
}

/** The name of a product `d`, in the other language where it has none in this one; empty where there is no product. */
export const nameIn = (language: Language) => sql<string>`coalesce(${nameInEither('d', language)}, '')`;
