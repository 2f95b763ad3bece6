import { sql } from 'kysely';
import { Season } from '../../../../../shop/catalog/browse/contract.ts';
import { type Localized, inEachLanguage } from '../../../../../shop/language.ts';
import { texts } from '../../../../../shop/texts/by-language.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { SynonymGroup } from './synonyms.ts';

const seasonNames = Season.options.map((id) => ({
  id,
  ...inEachLanguage((language) => texts[language].statuses.seasons[id]),
  slug: null,
  categoryId: null,
  hex: null,
  system: null,
}));

/** A brand, category, color … in both languages, with what distinguishes equal names. */
export type Named = Localized & {
  id: string;
  slug: string | null;
  categoryId: string | null;
  hex: string | null;
  system: string | null;
};

/** All facet values, in display order. */
export type Names = {
  brands: Named[];
  categories: Named[];
  subCategories: Named[];
  seasons: Named[];
  colors: Named[];
  sizes: Named[];
  synonyms: SynonymGroup[];
};

type NameRow = Named & { of: Exclude<keyof Names, 'synonyms' | 'seasons'> };

/** All of it in one query: these tables are small. */
export async function readNames(db: Db): Promise<Names> {
  const [{ rows }, synonyms] = await Promise.all([
    sql<NameRow>`
      select 'brands' as of, id, name_en as en, name_ar as ar, slug, null as "categoryId", null as hex, null as system, 0 as outer_place, position
        from brands
      union all select 'categories', id, name_en, name_ar, slug, null, null, null, 0, position from categories
      union all select 'subCategories', s.id, s.name_en, s.name_ar, s.slug, s.category_id, null, null, c.position, s.position
        from subcategories s join categories c on c.id = s.category_id
      union all select 'colors', id, name_en, name_ar, null, null, hex, null, 0, position from colors
      union all select 'sizes', id, label_en, label_ar, null, null, null, system, 0, position from sizes
      order by outer_place, position, id`.execute(db),
    sql<SynonymGroup>`select words, is_one_way as "isOneWay" from search_synonyms order by id`.execute(db),
  ]);
  const of = (what: NameRow['of']) => rows.filter((row) => row.of === what);
  return {
    brands: of('brands'),
    categories: of('categories'),
    subCategories: of('subCategories'),
    seasons: seasonNames,
    colors: of('colors'),
    sizes: of('sizes'),
    synonyms: synonyms.rows,
  };
}
