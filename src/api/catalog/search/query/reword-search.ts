import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { rewordedForms, searchForms } from './search-forms.ts';

type Words = {
  id: string;
  stored: string | null;
  names: string[];
  brand: string[];
  category: string[];
  others: string[];
};

/**
 * Rewrites what products are found by, after they or what they belong to were edited. The words of the category are
 * written again only where it changed: they may hold more than its names.
 */
export async function rewordSearch(
  tx: Tx,
  ids: readonly string[],
  changed: { category: boolean },
): Promise<void> {
  const rows = await readWords(tx, ids);
  const words = rows.map(({ stored, names, brand, category, others }) =>
    stored === null || changed.category
      ? searchForms({ names, brand, category, others }).words
      : rewordedForms(stored, { names, brand, others }),
  );
  await sql`
    insert into product_search (product_id, words)
    select id, words::tsvector from unnest(${rows.map(({ id }) => id)}::text[], ${words}::text[]) as g (id, words)
        on conflict (product_id) do update set words = excluded.words
     where product_search.words <> excluded.words`.execute(tx);
}

async function readWords(tx: Tx, ids: readonly string[]): Promise<Words[]> {
  const { rows } = await sql<Words>`
    select p.id, (select words::text from product_search where product_id = p.id) as stored,
           array[p.name_en, p.name_ar] as names, array[b.name_en, b.name_ar] as brand,
           array[c.name_en, c.name_ar, s.name_en, s.name_ar] as category,
           array[p.description_en, p.description_ar, p.material_en, p.material_ar] ||
           array(select unnest(array[k.name_en, k.name_ar]) from product_colors pc join colors k on k.id = pc.color_id
                  where pc.product_id = p.id) as others
      from products p
      join brands b on b.id = p.brand_id
      join categories c on c.id = p.category_id
      join subcategories s on s.id = p.subcategory_id
     where p.id = any(${ids}::text[])
     order by p.id`.execute(tx);
  return rows;
}
