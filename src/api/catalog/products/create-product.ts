import type { EditedProduct } from '../../../shop/catalog/products/calls.ts';
import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { rewordSearch } from '../search/query/reword-search.ts';
import { ownBrand } from '../taxonomy/own-brand.ts';
import { categoryOf, type Editor, nameProblem, placeProblem, priceProblem } from './edit-product.ts';
import { readProduct } from './read-product.ts';
import { isFreeSlug, newSlug, slugTaken } from './slugs.ts';

/** Begins a product as a draft, with a slug of its English name where none is given. */
export async function createProduct(
  tx: Tx,
  given: ConsoleParsedOf<'createProduct'> & { slug?: string },
  editor: Editor,
): Promise<{ product: EditedProduct } | Refusal> {
  const { staff, language, now, settings } = editor;
  const { nameEn, nameAr, subCategoryId, price } = given;
  const noDiscount = { priceAfterDiscount: null, discountStartsAt: null, discountEndsAt: null };
  const unfit = nameProblem(given) ?? priceProblem({ price, ...noDiscount }, null, settings.cashStep);
  if (unfit !== null) return unfit;
  const brandId = given.brandId ?? (await ownBrand(tx, editor));
  if (isRefusal(brandId)) return brandId;
  const misplaced = await placeProblem(tx, { brandId, subCategoryId, sizeGuideId: null });
  if (misplaced !== null) return misplaced;
  if (given.slug !== undefined && !(await isFreeSlug(tx, given.slug, null, now))) return slugTaken();
  const { id } = await tx
    .insertInto('products')
    .values({
      slug: given.slug ?? (await newSlug(tx, nameEn, null, now)),
      name_en: nameEn,
      name_ar: nameAr,
      brand_id: brandId,
      category_id: categoryOf(subCategoryId),
      subcategory_id: subCategoryId,
      price,
      status: 'draft',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await rewordSearch(tx, [id], { category: true });
  await recordStaffAudit(
    tx,
    { staff, action: 'product.create', only: 'made', subject: id, after: given },
    now,
  );
  return readProduct(tx, id, language);
}

/** Deletes a product that shoppers never saw and of which no piece was counted or bought. */
export async function deleteProduct(
  tx: Tx,
  { id }: { id: string },
  { staff, language, now }: Editor,
): Promise<null | Refusal> {
  await tx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();
  const read = await readProduct(tx, id, language);
  if (isRefusal(read)) return read;
  if (!read.product.canDelete) return refuse('IN_USE');
  await tx.deleteFrom('products').where('id', '=', id).execute();
  const { fields } = read.product;
  await recordStaffAudit(
    tx,
    { staff, action: 'product.delete', only: 'removed', subject: id, before: fields },
    now,
  );
  return null;
}
