import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Products that were new at the trial of a file and are in the shop by now, as with a file that was sent twice: a new trial
 * would find them by their address, else by their names.
 */
export async function findNewTwice(db: Db, importId: string): Promise<{ row: number; name: string }[]> {
  const { rows } = await sql<{ row: number; name: string }>`
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
    select f.row, coalesce(nullif(d.name_ar, ''), d.name_en) as name
      from found f join products d on d.id = f.id
     where not exists (select from import_products own where own.import_id = ${importId} and own.product_id = d.id)
     order by f.number limit 10`.execute(db);
  return rows;
}
