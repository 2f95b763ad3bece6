import { sql } from 'kysely';
import { wasShown } from '../../../shop/catalog/browse/product-state.ts';
import {
  type EditedProduct,
  type GivenPicture,
  type GivenVariant,
  ProductFields,
} from '../../../shop/catalog/products/calls.ts';
import { staysComplete } from '../../../shop/catalog/products/steps.ts';
import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import type { Language } from '../../../shop/language.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { rewordSearch } from '../search/query/reword-search.ts';
import { columnOf, incomplete, lockProduct, readProduct } from './read-product.ts';
import { saveVariants } from './save-variants.ts';
import { changeSlug, isSlugOf, newSlug } from './slugs.ts';

export type Editor = {
  staff: Pick<Staff, 'id'> & Partial<Pick<Staff, 'sessionId'>>;
  language: Language;
  now: Date;
  settings: Settings;
};

/** Changes what is written of a product. What shoppers see stays complete. */
export async function changeProduct(
  tx: Tx,
  { id, version, fields, variants, pictures }: ConsoleParsedOf<'changeProduct'>,
  editor: Editor,
): Promise<{ product: EditedProduct } | Refusal> {
  const before = await lockProduct(tx, { id, version }, editor.language);
  if (isRefusal(before)) return before;
  const asked = await withSlug(tx, before, fields, editor.now);
  const given = Object.entries(asked).filter(([field, value]) => value !== undefined && field in columnOf);
  const next = ProductFields.parse({ ...before.fields, ...Object.fromEntries(given) });
  const wrong =
    nameProblem(next) ??
    priceProblem(next, before.fields, editor.settings.cashStep) ??
    (await placeProblem(tx, next)) ??
    (await relatedProblem(tx, id, next.relatedIds, before.fields.relatedIds)) ??
    (await changeSlug(tx, { id, from: before.fields.slug, to: next.slug }, editor.now));
  if (wrong !== null) return wrong;
  const isMoved = next.subCategoryId !== before.fields.subCategoryId;
  const columns = Object.fromEntries(
    given.map(([field, value]) => [columnOf[field as keyof ProductFields], value]),
  );
  await tx
    .updateTable('products')
    .set({
      ...columns,
      ...(isMoved && { category_id: categoryOf(next.subCategoryId) }),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  const refused =
    (variants && (await saveVariants(tx, before, variants))) ??
    (pictures && (await savePictures(tx, id, pictures))) ??
    null;
  if (refused !== null) return refused;
  await rewordSearch(tx, [id], { category: isMoved });
  const old = Object.fromEntries(
    given.map(([field]) => [field, before.fields[field as keyof ProductFields]]),
  );
  await recordStaffAudit(
    tx,
    {
      staff: editor.staff,
      action: 'product.change',
      subject: id,
      before: {
        ...old,
        ...(variants && { variants: before.variants.map(writtenVariant) }),
        ...(pictures && { pictures: before.pictures.map(writtenPicture) }),
      },
      after: { ...Object.fromEntries(given), ...(variants && { variants }), ...(pictures && { pictures }) },
    },
    editor.now,
  );
  const read = await readProduct(tx, id, editor.language);
  if (isRefusal(read) || !staysComplete(before.status) || read.product.missing.length === 0) return read;
  return incomplete(read.product.missing);
}

type GivenFields = ConsoleParsedOf<'changeProduct'>['fields'];

/** Until its first publication a product's slug follows its English name, unless the merchant wrote one. */
async function withSlug(
  tx: Tx,
  { _id: id, status, fields: { slug, nameEn } }: EditedProduct,
  fields: GivenFields,
  now: Date,
): Promise<GivenFields> {
  const name = fields.nameEn ?? nameEn;
  const follows = fields.slug === undefined && !wasShown(status) && isSlugOf(slug, nameEn);
  if (!follows || isSlugOf(slug, name)) return fields;
  return { ...fields, slug: await newSlug(tx, name, id, now) };
}

const writtenVariant = ({ colorId, sizeId, sku, barcode }: GivenVariant) => ({
  colorId,
  sizeId,
  sku,
  barcode,
});
/** What is stored of a picture in a form. */
export const writtenPicture = ({
  pictureId,
  colorId,
  view,
  altEn,
  altAr,
  modelHeight,
  modelSizeId,
  tint,
  focus,
}: GivenPicture): GivenPicture => ({
  pictureId,
  colorId,
  view,
  altEn,
  altAr,
  modelHeight,
  modelSizeId,
  tint,
  focus,
});

export const categoryOf = (subCategoryId: string) =>
  sql<string>`(select category_id from subcategories where id = ${subCategoryId})`;

/** A draft may lack a name in one language. */
export function nameProblem({ nameEn, nameAr }: Pick<ProductFields, 'nameEn' | 'nameAr'>): Refusal | null {
  return nameEn === '' && nameAr === '' ? refuse('VALIDATION', { errors: ['"nameAr" is required'] }) : null;
}

/** Prices are multiples of the cash step; a price that is not edited stays as it is. */
export function priceProblem(
  next: PriceFields,
  before: Pick<PriceFields, 'price' | 'priceAfterDiscount'> | null,
  step: number,
): Refusal | null {
  const { price, priceAfterDiscount: reduced, discountStartsAt: from, discountEndsAt: until } = next;
  const edited = [
    ...(price === before?.price ? [] : ['price' as const]),
    ...(reduced === before?.priceAfterDiscount || reduced === null ? [] : ['priceAfterDiscount' as const]),
  ];
  const off = edited.filter((field) => (next[field] ?? 0) % step !== 0);
  if (off.length > 0)
    return refuse('PRICE_STEP', {
      errors: off.map((field) => `"${field}" must be a multiple of ${step}`),
      number: step,
    });
  if (reduced !== null && reduced >= price)
    return refuse('VALIDATION', { errors: ['"priceAfterDiscount" must be less than price'] });
  if (from !== null && until !== null && from >= until)
    return refuse('VALIDATION', { errors: ['"discountEndsAt" must be after its start'] });
  return null;
}

type PriceFields = Pick<
  ProductFields,
  'price' | 'priceAfterDiscount' | 'discountStartsAt' | 'discountEndsAt'
>;

/** Brand, subcategory and size guide exist. */
export async function placeProblem(
  tx: Tx,
  { brandId, subCategoryId, sizeGuideId }: Pick<ProductFields, 'brandId' | 'subCategoryId' | 'sizeGuideId'>,
): Promise<Refusal | null> {
  const { rows } = await sql<{ brandId: boolean; subCategoryId: boolean; sizeGuideId: boolean }>`
    select exists (select from brands where id = ${brandId}) as "brandId",
           exists (select from subcategories where id = ${subCategoryId}) as "subCategoryId",
           (${sizeGuideId}::text is null or exists (select from size_guides where id = ${sizeGuideId})) as "sizeGuideId"`.execute(
    tx,
  );
  const unknown = Object.entries(rows[0] ?? {}).filter(([, isThere]) => !isThere);
  return unknown.length === 0
    ? null
    : refuse('VALIDATION', { errors: unknown.map(([field]) => `"${field}" is unknown`) });
}

/** Related products are others, each once. One that is gone since stays until it is taken out. */
async function relatedProblem(
  tx: Tx,
  id: string,
  ids: readonly string[],
  before: readonly string[],
): Promise<Refusal | null> {
  const added = ids.filter((each) => !before.includes(each));
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from products where id = any(${added}::text[]) and id <> ${id}`.execute(tx);
  const isWhole = rows[0]?.known === added.length && new Set(ids).size === ids.length;
  return isWhole ? null : refuse('VALIDATION', { errors: ['"relatedIds" is unknown'] });
}

/** Gives a product these pictures in this order; the first is the one that lists show. */
async function savePictures(tx: Tx, id: string, pictures: readonly GivenPicture[]): Promise<Refusal | null> {
  const wanted = JSON.stringify(pictures.map((picture, position) => ({ ...picture, position })));
  const { rows: unknown } = await sql<{ position: number; field: string }>`
    select g.position, case when i.id is null then 'pictureId' when z.id is null and g."modelSizeId" is not null then 'modelSizeId' else 'colorId' end as field
      from json_to_recordset(${wanted}::json) as g ("pictureId" text, "colorId" text, "modelSizeId" text, position int)
      left join pictures i on i.id = g."pictureId"
      left join product_colors c on c.product_id = ${id} and c.color_id = g."colorId"
      left join sizes z on z.id = g."modelSizeId"
     where i.id is null or (g."modelSizeId" is not null and z.id is null) or (g."colorId" is not null and c.color_id is null)
     order by g.position`.execute(tx);
  if (unknown.length > 0)
    return refuse('VALIDATION', {
      errors: unknown.map(({ position, field }) => `"pictures.${position}.${field}" is unknown`),
    });
  await sql`delete from product_pictures where product_id = ${id}`.execute(tx);
  await sql`
    insert into product_pictures (product_id, position, color_id, picture_id, view, alt_en, alt_ar, tint, model_height, model_size_id)
    select ${id}, position, "colorId", "pictureId", view, "altEn", "altAr", tint, "modelHeight", "modelSizeId"
      from json_to_recordset(${wanted}::json)
           as g ("pictureId" text, "colorId" text, view text, "altEn" text, "altAr" text, tint text, "modelHeight" int,
                 "modelSizeId" text, position int)`.execute(tx);
  await saveFocus(tx, pictures);
  await sql`
    update products p
       set picture_id = (select picture_id from product_pictures where product_id = p.id order by position limit 1),
           tint = coalesce((select coalesce(pp.tint, c.tint) from product_pictures pp
                              left join product_colors c on c.product_id = p.id and c.color_id = pp.color_id
                             where pp.product_id = p.id and pp.position = 0), p.tint)
     where p.id = ${id}`.execute(tx);
  return null;
}

/** The focus is of the picture, wherever it is shown. Others are not written: each write empties the cache of content. */
async function saveFocus(tx: Tx, pictures: readonly GivenPicture[]): Promise<void> {
  const known = await tx
    .selectFrom('pictures')
    .select(['id', 'focus_x', 'focus_y'])
    .where('id', 'in', ['', ...pictures.map(({ pictureId }) => pictureId)])
    .orderBy('id')
    .execute();
  for (const { id, focus_x, focus_y } of known) {
    const focus = pictures.find(({ pictureId }) => pictureId === id)?.focus ?? null;
    const [x, y] = [focus?.x ?? null, focus?.y ?? null];
    if (x === focus_x && y === focus_y) continue;
    await tx.updateTable('pictures').set({ focus_x: x, focus_y: y }).where('id', '=', id).execute();
  }
}
