import { type RawBuilder, sql } from 'kysely';
import { taxonomyFields, type TaxonomyKind } from '../../../shop/catalog/taxonomy/kinds.ts';

type KindTable = {
  table: string;
  /** Its kind among the words that imports know. */
  word: string;
  /** How many use the row `t`. */
  uses: RawBuilder<number>;
  /** Its products, whose words hold its name. */
  products: (id: string) => RawBuilder<{ id: string }>;
  hasSlug: boolean;
};

/** Where each kind is stored and what uses it. */
export const kindTables: Readonly<Record<TaxonomyKind, KindTable>> = {
  brands: {
    table: 'brands',
    word: 'brand',
    uses: sql`(select count(*)::int from products where brand_id = t.id)
              + (select count(*)::int from size_guides where brand_id = t.id)`,
    products: (id) => sql`select id from products where brand_id = ${id}`,
    hasSlug: true,
  },
  categories: {
    table: 'categories',
    word: 'category',
    uses: sql`(select count(*)::int from subcategories where category_id = t.id)
              + (select count(*)::int from stock_counts where category_id = t.id)`,
    products: (id) => sql`select id from products where category_id = ${id}`,
    hasSlug: true,
  },
  subCategories: {
    table: 'subcategories',
    word: 'subCategory',
    uses: sql`(select count(*)::int from products where subcategory_id = t.id)
              + (select count(*)::int from size_guides where subcategory_id = t.id)`,
    products: (id) => sql`select id from products where subcategory_id = ${id}`,
    hasSlug: true,
  },
  colors: {
    table: 'colors',
    word: 'color',
    uses: sql`(select count(distinct product_id)::int from (select product_id, color_id from product_colors
               union all select product_id, color_id from variants) v where v.color_id = t.id)`,
    products: (id) => sql`select product_id as id from product_colors where color_id = ${id}`,
    hasSlug: false,
  },
  sizes: {
    table: 'sizes',
    word: 'size',
    uses: sql`(select count(distinct product_id)::int from variants where size_id = t.id)`,
    products: () => sql`select null as id where false`,
    hasSlug: false,
  },
};

/** The slug of a row of `subcategories` in another category, where a slug is unique. */
export const slugIn = (categoryId: unknown) => sql<string>`
  case when exists (select from subcategories o
                     where o.category_id = ${categoryId} and o.slug = subcategories.slug and o.id <> subcategories.id)
       then subcategories.slug || '-' || (select slug from categories where id = subcategories.category_id)
       else subcategories.slug end`;

/** The column of a field: `keepReasonEn` is `keep_reason_en`. */
export const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const fieldsOf = (kind: TaxonomyKind): string[] => Object.keys(taxonomyFields[kind].shape);
