import { sql } from 'kysely';
import { callsOfKind } from '../../../shop/catalog/taxonomy/calls-of-kind.ts';
import type { Taxonomy } from '../../../shop/catalog/taxonomy/contract.ts';
import { keysOf } from '../../../shop/keys-of.ts';
import type { Language } from '../../../shop/language.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Store } from '../../store.ts';
import { changeRow, createRow, orderRows, readRows, removeRow } from './edit-taxonomy.ts';
import { replaceRow } from './replace-row.ts';
import { sizeGuideRoutes } from './size-guides.ts';

/** What products are sorted by and made of. */
export function taxonomyRoutes(store: Store): void {
  sizeGuideRoutes(store);
  answerConsole(store, 'getTaxonomy', async ({ language }) => readTaxonomy(store.db, language));
  for (const kind of keysOf(callsOfKind)) {
    const { list, create, change, remove, order, replace } = callsOfKind[kind];
    answerConsole(store, list, async () => ({ rows: await readRows(store.db, kind, null) }));
    answerChange(store, create, async (tx, { input, ...editor }) => createRow(tx, kind, input, editor));
    answerChange(store, change, async (tx, { input, ...editor }) => changeRow(tx, kind, input, editor));
    answerChange(store, remove, async (tx, { input: { id }, ...editor }) => removeRow(tx, kind, id, editor));
    answerChange(store, order, async (tx, { input: { ids }, ...editor }) => orderRows(tx, kind, ids, editor));
    answerChange(store, replace, async (tx, { input, ...editor }) => replaceRow(tx, kind, input, editor));
  }
}

/** Everything a product can belong to, each kind in its order: a shop has few of each. */
async function readTaxonomy(db: Db, language: Language): Promise<Taxonomy> {
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
      (select coalesce(json_agg(json_build_object('_id', id, 'name', ${name}, 'hex', hex, 'names', json_build_object('en', name_en, 'ar', name_ar)) order by position, id), '[]')
         from colors) as colors,
      (select coalesce(json_agg(json_build_object('_id', id, 'label', ${label}, 'system', system) order by position, id), '[]')
         from sizes) as sizes,
      (select coalesce(json_agg(json_build_object('_id', id, 'name', coalesce(nullif(${name}, ''), array_to_string(${sql.ref(`columns_${language}`)}, ' · '))) order by id), '[]')
         from size_guides) as "sizeGuides"`.execute(db);
  return rows[0] ?? { brands: [], categories: [], colors: [], sizes: [], sizeGuides: [] };
}
