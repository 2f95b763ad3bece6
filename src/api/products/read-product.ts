import { sql } from 'kysely';
import { type ProductState, wasShown } from '../../shop/catalog/product-state.ts';
import type { Language } from '../../shop/language.ts';
import { type EditedProduct, ProductFields } from '../../shop/products/calls.ts';
import { missingIn } from '../../shop/products/completeness.ts';
import { mayStep, productSteps } from '../../shop/products/steps.ts';
import type { Db } from '../db/database.ts';
import { imageOf, type Picture } from '../media/image.ts';
import { type Refusal, refuse } from '../refusal.ts';

type Row = {
  id: string;
  version: number;
  status: ProductState;
  publish_at: Date | null;
  tint: string;
  picture: Picture | null;
  fields: Record<string, unknown>;
  pictures: number;
  variants: number;
  is_used: boolean;
  changed_by: string | null;
  updated_at: Date;
};

/** The columns of the fields that are written as they are. */
export const columnOf = {
  nameEn: 'name_en',
  nameAr: 'name_ar',
  descriptionEn: 'description_en',
  descriptionAr: 'description_ar',
  materialEn: 'material_en',
  materialAr: 'material_ar',
  careEn: 'care_en',
  careAr: 'care_ar',
  brandId: 'brand_id',
  subCategoryId: 'subcategory_id',
  slug: 'slug',
  sizeGuideId: 'size_guide_id',
  price: 'price',
  priceAfterDiscount: 'price_after_discount',
  discountStartsAt: 'discount_starts_at',
  discountEndsAt: 'discount_ends_at',
  seasons: 'seasons',
  availableFrom: 'available_from',
} as const satisfies Record<keyof ProductFields, string>;

const fieldColumns = sql.join(
  Object.entries(columnOf).flatMap(([field, column]) => [
    sql.lit(field),
    column.endsWith('_at') || column === 'available_from'
      ? sql`to_char(${sql.ref(`p.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql.ref(`p.${column}`),
  ]),
);

/** Whether pieces of a product `p` were ever counted or bought. */
export const isUsed = sql<boolean>`
  (exists (select from stock_ledger l where l.product_id = p.id)
    or exists (select from order_lines l where l.product_id = p.id)
    or exists (select from receipt_lines l where l.product_id = p.id)
    or exists (select from stock_count_lines l where l.product_id = p.id))`;

/** A product with all that is written of it; `NOT_FOUND` for an unknown id. */
export async function readProduct(
  db: Db,
  id: string,
  language: Language,
): Promise<{ product: EditedProduct } | Refusal> {
  const { rows } = await sql<Row>`
    select p.id, p.version, p.status, p.publish_at, p.tint, json_build_object(${fieldColumns}) as fields,
           (select to_jsonb(i) from pictures i where i.id = p.picture_id) as picture,
           (select count(*)::int from product_pictures where product_id = p.id) as pictures,
           (select count(*)::int from variants where product_id = p.id) as variants, ${isUsed} as is_used,
           (select s.name from staff_audit a join staff s on s.id = a.staff_id
             where a.subject = p.id and a.action like 'product.%' order by a.id desc limit 1) as changed_by,
           p.updated_at
      from products p where p.id = ${id}`.execute(db);
  const [row] = rows;
  return row === undefined ? refuse('NOT_FOUND') : { product: toProduct(row, language) };
}

function toProduct(row: Row, language: Language): EditedProduct {
  const fields = ProductFields.parse(row.fields);
  const { id, version, status, pictures, variants } = row;
  return {
    _id: id,
    version,
    status,
    publishAt: status === 'scheduled' ? (row.publish_at?.toISOString() ?? null) : null,
    image: imageOf(row.picture, row.tint, language === 'ar' ? fields.nameAr : fields.nameEn),
    fields,
    missing: missingIn({ ...factsOf(fields), pictures, variants }),
    may: productSteps.filter((step) => mayStep(step, status)),
    canDelete: !row.is_used && !wasShown(status),
    changedBy: row.changed_by,
    changedAt: row.updated_at.toISOString(),
  };
}

const factsOf = (fields: ProductFields) => ({
  name: { en: fields.nameEn, ar: fields.nameAr },
  description: { en: fields.descriptionEn, ar: fields.descriptionAr },
  material: { en: fields.materialEn, ar: fields.materialAr },
  care: { en: fields.careEn, ar: fields.careAr },
});

/** The product, locked, or a refusal; a conflict carries it as it is. */
export async function lockProduct(
  db: Db,
  { id, version }: { id: string; version: number },
  language: Language,
): Promise<EditedProduct | Refusal> {
  await db.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const read = await readProduct(db, id, language);
  if (!('product' in read)) return read;
  return read.product.version === version ? read.product : refuse('VERSION_CONFLICT', { data: read });
}

/** Names what is missing, as the editor does. */
export const incomplete = (missing: readonly string[]): Refusal =>
  refuse('INCOMPLETE', { errors: missing.map((field) => `"${field}" is required`) });
