import type { Tx } from '../../src/api/platform/db/database.ts';
import type { Bilingual } from './bilingual.ts';
import { brands } from './brands.ts';
import { categories, keepReasons } from './categories.ts';
import { colors } from './colors.ts';
import { insertRows } from './insert-rows.ts';
import { measures, sizeGuides } from './size-guides.ts';
import { sizeSystems } from './sizes.ts';

const sizeColumn = { en: 'Size', ar: 'القياس' };

/** What products are made of: brands, categories, colors, sizes and size guides. Categories get their pictures later. */
export async function loadCatalog(tx: Tx): Promise<void> {
  await insertRows(tx, 'brands', brandRows());
  await insertRows(tx, 'categories', categoryRows());
  await insertRows(tx, 'subcategories', subcategoryRows());
  await insertRows(tx, 'colors', colorRows());
  await insertRows(tx, 'sizes', sizeRows());
  await insertRows(tx, 'size_guides', sizeGuideRows());
}

const brandRows = () =>
  brands.map(({ id, slug, name, story, threads }, position) => ({
    id,
    slug,
    name_en: name.en,
    name_ar: name.ar,
    story_en: story.en,
    story_ar: story.ar,
    threads,
    followers_count: 0,
    position,
  }));

const categoryRows = () =>
  categories.map(({ id, slug, name, returnable }, position) => ({
    id,
    slug,
    name_en: name.en,
    name_ar: name.ar,
    returnable,
    ...reasonOf(id),
    tint: 'chalk',
    position,
  }));

const subcategoryRows = () =>
  categories.flatMap((category) =>
    category.subcategories.map(({ id, slug, name, returnable }, position) => ({
      id,
      category_id: category.id,
      slug,
      name_en: name.en,
      name_ar: name.ar,
      returnable,
      ...reasonOf(id),
      tint: 'chalk',
      position,
    })),
  );

const reasonOf = (id: string) => {
  const { en = '', ar = '' } = keepReasons[id] ?? {};
  return { keep_reason_en: en, keep_reason_ar: ar };
};

const colorRows = () =>
  colors.map(({ id, name, hex }, position) => ({ id, name_en: name.en, name_ar: name.ar, hex, position }));

// Sizes stand in the order of their system, one system after the other.
const sizeRows = () =>
  sizeSystems
    .flatMap(({ id: system, sizes }) => sizes.map(({ id, label }) => ({ id, label, system })))
    .map(({ id, label, system }, position) => ({
      id,
      label_en: label.en,
      label_ar: label.ar,
      system,
      position,
    }));

function sizeGuideRows() {
  const labels = new Map(sizeSystems.flatMap(({ sizes }) => sizes).map(({ id, label }) => [id, label]));
  const inLanguage = (rows: readonly (readonly string[])[], language: keyof Bilingual) =>
    rows.map(([size = '', ...figures]) => [labels.get(size)?.[language] ?? size, ...figures]);
  return sizeGuides.map(({ id, name, columns, rows }) => ({
    id,
    name_en: name.en,
    name_ar: name.ar,
    columns_en: [sizeColumn.en, ...columns.map((column) => measures[column].name.en)],
    columns_ar: [sizeColumn.ar, ...columns.map((column) => measures[column].name.ar)],
    rows_en: inLanguage(rows, 'en'),
    rows_ar: inLanguage(rows, 'ar'),
    measures: ['', ...columns],
    how_en: ['', ...columns.map((column) => measures[column].how.en)],
    how_ar: ['', ...columns.map((column) => measures[column].how.ar)],
  }));
}
