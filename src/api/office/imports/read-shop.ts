import { sql } from 'kysely';
import { barcodeForms, barcodeKey } from '../../../shop/barcode.ts';
import { type KnownProducts, nameKey } from '../../../shop/office/imports/group-rows.ts';
import { Lexicon, type Term } from '../../../shop/office/imports/lexicon.ts';
import type { ReadRow } from '../../../shop/office/imports/read-row.ts';
import type { Db } from '../../platform/db/database.ts';

/** Brands, categories, colors and sizes by their names. */
export async function readLexicon(db: Db): Promise<Lexicon> {
  const { rows } = await sql<{ kind: keyof typeof none; terms: Term[] }>`
    select kind, json_agg(json_build_object('id', id, 'group', part_of, 'names', names, 'learned', array(
             select w.word from import_words w where w.kind = t.kind and w.term_id = t.id)) order by position, id) as terms
      from (select 'brand' as kind, id, '' as part_of, array[name_ar, name_en, slug] as names, position from brands
            union all
            select 'category', id, '', array[name_ar, name_en, slug], position from categories
            union all
            select 'subCategory', id, category_id, array[name_ar, name_en, slug], position from subcategories
            union all
            select 'color', id, '', array[name_ar, name_en], position from colors
            union all
            select 'size', id, system, array[label_ar, label_en, system || ' ' || label_ar, system || ' ' || label_en], position
              from sizes) t
     group by kind`.execute(db);
  return new Lexicon({ ...none, ...Object.fromEntries(rows.map(({ kind, terms }) => [kind, terms])) });
}

const none: Record<'brand' | 'category' | 'subCategory' | 'color' | 'size', Term[]> = {
  brand: [],
  category: [],
  subCategory: [],
  color: [],
  size: [],
};

/** The products that the rows of a file name by barcode, SKU, short address or names. */
export async function readKnown(db: Db, rows: readonly ReadRow[]): Promise<KnownProducts> {
  const written = (wordOf: (row: ReadRow) => string | undefined) => [
    ...new Set(rows.map(wordOf).filter(Boolean)),
  ];
  const codes = await sql<{ barcode: string; sku: string | null; id: string }>`
    select barcode, sku, product_id as id from variants
     where lower(barcode) = any(${written(({ barcode }) => barcode).flatMap((code) => barcodeForms(code ?? ''))}::text[])
        or sku = any(${written(({ sku }) => sku)}::text[])`.execute(db);
  const slugs = await sql<{ slug: string; id: string }>`
    select slug, id from products
     where slug = any(${written(({ fields }) => fields.slug)}::text[])
    union all
    select slug, product_id from product_slugs
     where slug = any(${written(({ formerSlug }) => formerSlug)}::text[])`.execute(db);
  const names = await sql<{ id: string; en: string; ar: string }>`
    select id, name_en as en, name_ar as ar from products
     where name_en in (select unnest(${written(({ fields }) => fields.nameEn)}::text[]))
        or name_ar in (select unnest(${written(({ fields }) => fields.nameAr)}::text[]))`.execute(db);
  const byName = new Map<string, string[]>();
  for (const { id, en, ar } of names.rows)
    for (const key of new Set([nameKey(en, ar), nameKey('', ar), nameKey(en, '')]))
      byName.set(key, [...(byName.get(key) ?? []), id]);
  return {
    byBarcode: new Map(codes.rows.map(({ barcode, id }) => [barcodeKey(barcode), id])),
    bySku: new Map(codes.rows.flatMap(({ sku, id }) => (sku === null ? [] : [[sku, id] as const]))),
    bySlug: new Map(slugs.rows.map(({ slug, id }) => [slug, id])),
    byName,
  };
}
