import { sql } from 'kysely';
import type { Language } from '../../shop/language.ts';
import type { Taxonomy } from '../../shop/taxonomy/contract.ts';
import type { Db } from '../db/database.ts';

/** Everything a product can belong to, each kind in its order: a shop has few of each. */
export async function readTaxonomy(db: Db, language: Language): Promise<Taxonomy> {
  const name = sql.ref(`name_${language}`);
  const label = sql.ref(`label_${language}`);
  const { rows } = await sql<Taxonomy>`
    select
      (select coalesce(json_agg(json_build_object('_id', id, 'name', ${name}) order by position, id), '[]')
         from brands) as brands,
      (select coalesce(json_agg(json_build_object('_id', c.id, 'name', c.${name}, 'subCategories',
                (select coalesce(json_agg(json_build_object('_id', s.id, 'name', s.${name}) order by s.position, s.id), '[]')
                   from subcategories s where s.category_id = c.id)) order by c.position, c.id), '[]')
         from categories c) as categories,
      (select coalesce(json_agg(json_build_object('_id', id, 'name', ${name}, 'hex', hex) order by position, id), '[]')
         from colors) as colors,
      (select coalesce(json_agg(json_build_object('_id', id, 'label', ${label}, 'system', system) order by position, id), '[]')
         from sizes) as sizes,
      (select coalesce(json_agg(json_build_object('_id', id, 'name', array_to_string(${sql.ref(`columns_${language}`)}, ' · ')) order by id), '[]')
         from size_guides) as "sizeGuides"`.execute(db);
  return rows[0] ?? { brands: [], categories: [], colors: [], sizes: [], sizeGuides: [] };
}
