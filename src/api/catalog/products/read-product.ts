import { sql } from 'kysely';
import { type ProductState, wasShown } from '../../../shop/catalog/browse/product-state.ts';
import {
  type EditedProduct,
  type GivenPicture,
  ProductFields,
} from '../../../shop/catalog/products/calls.ts';
import { factsOf, missingIn, unwrittenIn } from '../../../shop/catalog/products/completeness.ts';
import { mayStep, productSteps } from '../../../shop/catalog/products/steps.ts';
import { type Language, type Localized, textsOfFields } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import type { Db } from '../../platform/db/database.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { isVariantUsed } from '../browse/variant-used.ts';
import { imageOf, type Picture, picture } from '../media/image.ts';

type Row = {
  id: string;
  version: number;
  status: ProductState;
  publish_at: Date | null;
  tint: string;
  picture: Picture | null;
  fields: Record<string, unknown>;
  pictures: PictureRow[];
  variants: EditedProduct['variants'];
  related: (Localized & { _id: string })[];
  is_used: boolean;
  last_edit: { by: string | null; isBySchedule: boolean } | null;
  updated_at: Date;
};

type PictureRow = GivenPicture & { picture: Picture; ground: string; color: Localized | null };

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
  relatedIds: 'related_ids',
} as const satisfies Record<keyof ProductFields, string>;

const fieldColumns = sql.join(
  Object.entries(columnOf).flatMap(([field, column]) => [
    sql.lit(field),
    column.endsWith('_at') || column === 'available_from' ? instant(`p.${column}`) : sql.ref(`p.${column}`),
  ]),
);

/** Whether pieces of a product `p` were ever counted or bought. */
export const isUsed = sql<boolean>`
  exists (select from variants v where v.product_id = p.id and ${isVariantUsed})`;

const pictureRows = sql<PictureRow[]>`
  (select coalesce(json_agg(json_build_object(
            'pictureId', pp.picture_id, 'colorId', pp.color_id, 'view', pp.view, 'altEn', pp.alt_en, 'altAr', pp.alt_ar,
            'modelHeight', pp.model_height, 'modelSizeId', pp.model_size_id,
            'tint', pp.tint, 'ground', coalesce(pp.tint, pc.tint, p.tint), 'picture', ${picture('pp.picture_id')},
            'focus', (select json_build_object('x', focus_x, 'y', focus_y) from pictures f
                       where f.id = pp.picture_id and f.focus_x is not null),
            'color', case when k.id is not null then json_build_object('en', k.name_en, 'ar', k.name_ar) end)
            order by pp.position), '[]')
     from product_pictures pp
     left join product_colors pc on pc.product_id = pp.product_id and pc.color_id = pp.color_id
     left join colors k on k.id = pp.color_id
    where pp.product_id = p.id)`;

const variantRows = sql<EditedProduct['variants']>`
  (select coalesce(json_agg(json_build_object(
            'colorId', v.color_id, 'sizeId', v.size_id, 'sku', coalesce(v.sku, ''), 'barcode', v.barcode,
            'stock', v.stock, 'isUsed', ${isVariantUsed})
            order by pc.position, z.position, z.id), '[]')
     from variants v
     join sizes z on z.id = v.size_id
     left join product_colors pc on pc.product_id = v.product_id and pc.color_id = v.color_id
    where v.product_id = p.id)`;

const relatedRows = sql<Row['related']>`
  (select coalesce(json_agg(json_build_object('_id', o.id, 'en', o.name_en, 'ar', o.name_ar)), '[]')
     from products o where o.id = any(p.related_ids))`;

/**
 * The last edit of a product `p`. A change of many prices has one entry for all of its products; one applied by itself is
 * its author's. An edit without an author is the job that publishes at the scheduled time.
 */
const lastEdit = sql<Row['last_edit']>`
  (select json_build_object('by', s.name, 'isBySchedule', edit.staff_id is null)
     from (select a.id, a.staff_id from staff_audit a where a.subject = p.id and a.action like 'product.%'
            union all
           select a.id, coalesce(a.staff_id, c.made_by)
             from price_change_rows r
             join price_changes c on c.id = r.change_id
             join staff_audit a on a.subject = c.id and a.action in ('price.apply', 'price.undo')
            where r.product_id = p.id and r.outcome in ('applied', 'restored')) edit
     left join staff s on s.id = edit.staff_id
    order by edit.id desc limit 1)`;

/** A product with all that is written of it; `NOT_FOUND` for an unknown id. */
export async function readProduct(
  db: Db,
  id: string,
  language: Language,
): Promise<{ product: EditedProduct } | Refusal> {
  const product = (await readProducts(db, [id], language)).get(id);
  return product === undefined ? refuse('NOT_FOUND') : { product };
}

/** The products with these ids, those that there are, by their ids. */
export async function readProducts(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, EditedProduct>> {
  const { rows } = await sql<Row>`
    select p.id, p.version, p.status, p.publish_at, p.tint, json_build_object(${fieldColumns}) as fields,
           (select to_jsonb(i) from pictures i where i.id = p.picture_id) as picture,
           ${pictureRows} as pictures, ${variantRows} as variants, ${relatedRows} as related,
           ${isUsed} as is_used,
           ${lastEdit} as last_edit,
           p.updated_at
      from products p where p.id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, toProduct(row, language)]));
}

function toProduct(row: Row, language: Language): EditedProduct {
  const fields = ProductFields.parse(row.fields);
  const { id, version, status, variants } = row;
  const facts = factsOf(fields, { pictures: row.pictures.length, variants: variants.length });
  const name = textsOfFields(fields, 'name')[language];
  return {
    _id: id,
    version,
    status,
    publishAt: status === 'scheduled' ? (row.publish_at?.toISOString() ?? null) : null,
    image: imageOf(row.picture, row.tint, name),
    fields,
    variants,
    pictures: row.pictures.map(({ picture, ground, color, ...given }) => ({
      ...given,
      isDrawn: picture.is_drawn ?? false,
      image: imageOf(
        picture,
        ground,
        texts[language].pictures.alt(name, color?.[language] ?? null, given.view),
      ),
    })),
    related: row.related.map(({ _id, en, ar }) => ({ _id, name: { en, ar }[language] || en || ar })),
    missing: missingIn(facts),
    unwritten: unwrittenIn(facts),
    may: productSteps.filter((step) => mayStep(step, status)),
    canDelete: !row.is_used && !wasShown(status),
    changedBy: row.last_edit?.by ?? null,
    isPublishedBySchedule: row.last_edit?.isBySchedule ?? false,
    changedAt: row.updated_at.toISOString(),
  };
}

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
