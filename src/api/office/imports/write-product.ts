import type {
  EditedProduct,
  GivenPicture,
  GivenVariant,
  ProductFields,
} from '../../../shop/catalog/products/calls.ts';
import { type ImportColumn, importColumns } from '../../../shop/office/imports/column-names.ts';
import type { RowFault } from '../../../shop/office/imports/faults.ts';
import { type ProductPlan, columnOfField } from '../../../shop/office/imports/plan-product.ts';
import { createProduct, deleteProduct } from '../../catalog/products/create-product.ts';
import { changeProduct, type Editor } from '../../catalog/products/edit-product.ts';
import { readProduct } from '../../catalog/products/read-product.ts';
import { leadHere } from '../../catalog/products/slugs.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { oldPictures, withPictures } from './pictures/product-pictures.ts';

export type PlannedProduct = {
  /** Null for a new one. */
  productId: string | null;
  version: number | null;
  plan: ProductPlan;
};

/** What a plan replaced; null for a new product. */
export type Before = { fields: Partial<ProductFields>; variants: GivenVariant[] } | null;
export type Written = { productId: string; version: number; before: Before };

/** Brings a planned product into the shop by the editor's own rules. */
export async function writeProduct(
  tx: Tx,
  { productId, version, plan }: PlannedProduct,
  editor: Editor,
): Promise<Written | Refusal> {
  if (productId === null || version === null) return writeNew(tx, plan, editor);
  const found = await readProduct(tx, productId, editor.language);
  if (isRefusal(found)) return found;
  const { fields, variants, pictures } = found.product;
  const isSame =
    Object.keys(plan.fields).length === 0 && plan.variants === null && (plan.pictures ?? []).length === 0;
  // Only its pieces differ, which are counted apart.
  if (isSame) return { productId, version, before: { fields: {}, variants: [] } };
  const changed = await change(tx, { id: productId, version }, withPictures(plan, pictures), editor);
  if (isRefusal(changed)) return changed;
  const before = { fields: pick(fields, plan.fields), variants: variants.map(written) };
  return { productId, version: changed.product.version, before };
}

async function writeNew(
  tx: Tx,
  { fields, variants, pictures = [], formerSlugs = [] }: ProductPlan,
  editor: Editor,
): Promise<Written | Refusal> {
  const { nameEn = '', nameAr = '', brandId = '', subCategoryId = '', price = 0, slug, ...rest } = fields;
  const begun = { nameEn, nameAr, brandId, subCategoryId, price, ...(slug !== undefined && { slug }) };
  const made = await createProduct(tx, begun, editor);
  if (isRefusal(made)) return made;
  const { _id: productId, version } = made.product;
  if (formerSlugs.length > 0) await leadHere(tx, productId, formerSlugs, editor.now);
  const isWhole = Object.keys(rest).length === 0 && variants === null && pictures.length === 0;
  const changed = isWhole
    ? made
    : await change(
        tx,
        { id: productId, version },
        withPictures({ fields: rest, variants, pictures }, []),
        editor,
      );
  if (isRefusal(changed)) return changed;
  return { productId, version: changed.product.version, before: null };
}

const change = (
  tx: Tx,
  product: { id: string; version: number },
  {
    fields,
    variants,
    pictures,
  }: Pick<ProductPlan, 'fields' | 'variants'> & { pictures?: GivenPicture[] | undefined },
  editor: Editor,
) =>
  changeProduct(
    tx,
    { ...product, fields, ...(variants !== null && { variants }), ...(pictures && { pictures }) },
    editor,
  );

const written = ({ colorId, sizeId, sku, barcode }: GivenVariant): GivenVariant => ({
  colorId,
  sizeId,
  sku,
  barcode,
});

const pick = (from: ProductFields, like: Partial<ProductFields>): Partial<ProductFields> =>
  Object.fromEntries(Object.entries(from).filter(([field]) => field in like));

/**
 * Takes back what a file wrote of a product: fields that still have the file's value, variants that were not used, or a
 * whole draft that was not edited. `kept`: it was edited or used since; a refusal has to be rolled back.
 */
export async function revertProduct(
  tx: Tx,
  { productId, version, before, plan }: Written & { plan: ProductPlan },
  editor: Editor,
): Promise<'restored' | 'kept' | Refusal> {
  const found = await readProduct(tx, productId, editor.language);
  // Deleted since: nothing of it is left.
  if (isRefusal(found)) return 'restored';
  const { product } = found;
  if (before === null) {
    if (product.version !== version || product.status !== 'draft') return 'kept';
    return (await deleteProduct(tx, { id: productId }, editor)) ?? 'restored';
  }
  const current = new Map(Object.entries(product.fields));
  const old = Object.entries(before.fields);
  const planned = new Map(Object.entries(plan.fields));
  const held = old.filter(
    ([field]) => JSON.stringify(current.get(field)) === JSON.stringify(planned.get(field)),
  );
  const { variants, isAll } = oldVariants(product, before.variants, plan.variants);
  const pictures = oldPictures(product.pictures, plan.pictures ?? []);
  const isChanged = held.length > 0 || variants !== null || pictures.isChanged;
  const changed = isChanged
    ? await change(
        tx,
        { id: productId, version: product.version },
        {
          fields: Object.fromEntries(held),
          variants,
          pictures: pictures.isChanged ? pictures.left : undefined,
        },
        editor,
      )
    : found;
  if (isRefusal(changed)) return changed;
  return isAll && pictures.isAll && held.length === old.length ? 'restored' : 'kept';
}

const keyOf = ({ colorId, sizeId }: GivenVariant) => `${colorId} ${sizeId}`;

function oldVariants(
  { variants: now }: EditedProduct,
  before: readonly GivenVariant[],
  planned: readonly GivenVariant[] | null,
): { variants: GivenVariant[] | null; isAll: boolean } {
  if (planned === null) return { variants: null, isAll: true };
  const old = new Map(before.map((variant) => [keyOf(variant), variant]));
  const wrote = new Map(planned.map((variant) => [keyOf(variant), variant]));
  let isAll = true;
  const variants = now.flatMap((variant): GivenVariant[] => {
    const [was, then] = [old.get(keyOf(variant)), wrote.get(keyOf(variant))];
    if (then === undefined) return [written(variant)];
    if (was === undefined && !variant.isUsed) return [];
    if (was === undefined) isAll = false;
    if (was === undefined) return [written(variant)];
    const isHeld = variant.sku === then.sku && variant.barcode === (then.barcode || variant.barcode);
    isAll &&= isHeld;
    return [isHeld ? was : written(variant)];
  });
  return { variants, isAll };
}

/** What the editor refused, as faults of rows: the row that has the variant or the field, else the first of the product. */
export function refusalFaults(
  { code, errors, number }: Refusal,
  { rowOfField, rowOfVariant }: ProductPlan,
  firstRow: number,
): { row: number; fault: RowFault }[] {
  if (code === 'VERSION_CONFLICT' || code === 'NOT_FOUND')
    return [{ row: firstRow, fault: { column: null, fault: 'stale' } }];
  if (errors.length === 0) return [{ row: firstRow, fault: { column: null, fault: 'refused' } }];
  return errors.map((error) => {
    const [, field = ''] = /^"([^"]+)"/.exec(error) ?? [];
    const [, place, part] = /^variants\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const row = (place === undefined ? rowOfField[field] : rowOfVariant[Number(place)]) ?? firstRow;
    const column = columnOf(part ?? field);
    const fault = faultOf(code, column);
    return {
      row,
      fault: { column, fault, ...(fault === 'priceStep' && { more: String(number ?? '') }) },
    };
  });
}

function columnOf(field: string): ImportColumn | null {
  const column = { colorId: 'color', sizeId: 'size' }[field] ?? columnOfField(field);
  return importColumns.find((each) => each === column) ?? null;
}

function faultOf(code: Refusal['code'], column: ImportColumn | null): RowFault['fault'] {
  if (code === 'PRICE_STEP') return 'priceStep';
  if (code === 'SLUG_TAKEN') return 'slugTaken';
  if (code === 'BARCODE_TAKEN') return 'codeTaken';
  if (code === 'INCOMPLETE') return 'incomplete';
  if (column === 'priceAfterDiscount') return 'discountAbovePrice';
  if (column === 'discountEndsAt') return 'discountWindow';
  return column === 'sku' || column === 'barcode' ? 'codeTaken' : 'refused';
}
