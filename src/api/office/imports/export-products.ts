import { type RawBuilder, sql } from 'kysely';
import type { Focus } from '../../../shop/catalog/media/focus.ts';
import type { ProductView } from '../../../shop/catalog/products/calls.ts';
import type { Language } from '../../../shop/language.ts';
import {
  exportColumns,
  type ImportColumn,
  type ProductColumn,
  type VariantColumn,
} from '../../../shop/office/imports/column-names.ts';
import type { ExportPart, ExportParts } from '../../../shop/office/imports/contract.ts';
import { writeFocus, writeList } from '../../../shop/office/imports/picture-cells.ts';
import { writeEnd, writeMoment } from '../../../shop/office/imports/read-cells.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { chosenProducts } from '../../catalog/products/list-products.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { exportParts, isInPart } from './export-parts.ts';

/** Only an archive has the files of these. */
type PictureColumn = 'pictures' | 'pictureWordsAr' | 'pictureWordsEn' | 'pictureFocus';
const isPictureColumn = (column: ImportColumn): column is PictureColumn => column.startsWith('picture');

type Row = Record<
  Exclude<ProductColumn, 'seasons' | 'price' | 'priceUsd' | 'priceOld' | 'priceAfterDiscount'>,
  string | null
> & {
  seasons: ('spring' | 'summer' | 'autumn' | 'winter')[];
  price: number;
  priceAfterDiscount: number | null;
} & Record<Exclude<VariantColumn, 'stock' | PictureColumn>, string | null> & {
    stock: number | null;
    id: string;
    colorId: string | null;
  };

/** Only in a product's first row: in each of 20 variants they would be most of the file. */
const longColumns: ReadonlySet<string> = new Set([
  'descriptionEn',
  'descriptionAr',
  'materialEn',
  'materialAr',
  'careEn',
  'careAr',
]);

/** The headings alone: a file to be filled. */
export const emptyTable = (language: Language): Table => ({
  name: 'products',
  head: exportColumns.map((column) => texts[language].imports.columns[column]),
  rows: [],
});

/**
 * Products of a view, or a part of them, as a table that an import reads, named by the day. More than an import takes are
 * refused with the parts in which they can be had.
 */
export async function productsTable(
  db: Db,
  { part, ...chosen }: { view: ProductView; search: string | null; part?: ExportPart | undefined },
  { language, now }: { language: Language; now: Date },
): Promise<Table | Refusal> {
  const all = chosenProducts(chosen);
  const condition = part === undefined ? all : sql`${all} and ${isInPart(part)}`;
  // Variants may have been added to a part since it was listed.
  if ((await exportParts(db, condition)).length > 1) {
    const data: ExportParts = { parts: await exportParts(db, all) };
    return refuse('EXPORT_TOO_LARGE', { data });
  }
  const table = await tableOfProducts(db, condition, language);
  const number = part === undefined ? '' : `-${part.number}`;
  return { ...table, name: `${table.name}-${storeDateOf(now)}${number}` };
}

/**
 * The products `p` of a condition with their variants, a variant a row.
 * `withPictures`: rows also have the details of the pictures, for an import that has the files.
 */
export async function tableOfProducts(
  db: Db,
  condition: RawBuilder<unknown>,
  language: Language,
  withPictures = false,
): Promise<Table> {
  const name = (table: string) => sql.ref(`${table}.name_${language}`);
  const label = sql.ref(`z.label_${language}`);
  const { rows } = await sql<Row>`
    select p.id, v.color_id as "colorId", p.slug, p.name_en as "nameEn", p.name_ar as "nameAr", p.description_en as "descriptionEn",
           p.description_ar as "descriptionAr", p.material_en as "materialEn", p.material_ar as "materialAr",
           p.care_en as "careEn", p.care_ar as "careAr", ${name('b')} as brand, ${name('c')} as category,
           ${name('s')} as "subCategory", p.price::float8 as price, p.price_after_discount::float8 as "priceAfterDiscount",
           p.discount_starts_at::text as "discountStartsAt", p.discount_ends_at::text as "discountEndsAt", p.seasons,
           p.available_from::text as "availableFrom", ${name('k')} as color,
           case when z.is_shared then z.system || ' ' || ${label} else ${label} end as size,
           v.sku, v.barcode, v.stock
      from (select * from products p where ${condition}) p
      join brands b on b.id = p.brand_id
      join categories c on c.id = p.category_id
      join subcategories s on s.id = p.subcategory_id
      left join variants v on v.product_id = p.id
      left join product_colors pc on pc.product_id = v.product_id and pc.color_id = v.color_id
      left join colors k on k.id = v.color_id
      left join (select z.*, count(*) over (partition by label_en) > 1
                          or count(*) over (partition by label_ar) > 1 as is_shared
                   from sizes z) z on z.id = v.size_id
     order by p.created_at, p.id, pc.position, z.position, z.id`.execute(db);
  const t = texts[language];
  const pictureCells = withPictures ? await readPictureCells(db, condition) : () => ({});
  return {
    ...emptyTable(language),
    rows: rows.map((row, at) => {
      const cells: Partial<Record<PictureColumn, string | null>> = pictureCells(row, rows[at - 1]);
      return exportColumns.map((column) => {
        if (longColumns.has(column) && rows[at - 1]?.slug === row.slug) return null;
        if (column === 'seasons')
          return row.seasons.map((season) => t.products.seasons[season]).join(t.products.and);
        if (column === 'discountEndsAt') return writeEnd(row[column]);
        if (column === 'discountStartsAt' || column === 'availableFrom') return writeMoment(row[column]);
        if (isPictureColumn(column)) return cells[column] ?? null;
        if (column === 'priceUsd' || column === 'priceOld') return null;
        return row[column];
      });
    }),
  };
}

type PictureRow = { product: string; colorId: string | null; ar: string; en: string; focus: Focus | null };
type PlaceOfRow = Pick<Row, 'id' | 'colorId'>;

/** The details of pictures by row: the first row of a color has those of its color, a product's first also those without one. */
async function readPictureCells(db: Db, condition: RawBuilder<unknown>) {
  const { rows: all } = await sql<PictureRow>`
    select pp.product_id as product, pp.color_id as "colorId", pp.alt_ar as ar, pp.alt_en as en,
           case when f.focus_x is not null then json_build_object('x', f.focus_x, 'y', f.focus_y) end as focus
      from product_pictures pp
      join products p on p.id = pp.product_id
      join pictures f on f.id = pp.picture_id
     where ${condition} order by pp.product_id, pp.position`.execute(db);
  const ofProduct = Map.groupBy(all, ({ product }) => product);
  return ({ id, colorId }: PlaceOfRow, before: PlaceOfRow | undefined) => {
    const isFirst = before?.id !== id;
    if (!isFirst && before.colorId === colorId) return {};
    const pictures = (ofProduct.get(id) ?? []).filter(
      (each) => colorId === null || each.colorId === colorId || (isFirst && each.colorId === null),
    );
    return {
      pictureWordsAr: writeList(pictures.map(({ ar }) => ar)),
      pictureWordsEn: writeList(pictures.map(({ en }) => en)),
      pictureFocus: writeList(pictures.map(({ focus }) => writeFocus(focus))),
    };
  };
}
