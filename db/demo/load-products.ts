import { searchForms } from '../../src/api/catalog/search/query/search-forms.ts';
import type { Tx } from '../../src/api/platform/db/database.ts';
import { tintFor } from '../../src/shop/catalog/media/tint.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { colors } from './colors.ts';
import { daysBefore, startOfDayIn } from './days.ts';
import { type DrawnPicture, pictureOf, picturesOf, readDrawnPictures } from './drawn-pictures.ts';
import { insertRows } from './insert-rows.ts';
import { lookUp } from './look-up.ts';
import { lookOf } from './looks.ts';
import { productTypes } from './product-types.ts';
import type { DemoProduct } from './products.ts';
import { sizeLookOf } from './size-looks.ts';
import { unitCost } from './unit-cost.ts';

const brandOf = lookUp(brands);
const typeOf = lookUp(productTypes);
const colorOf = lookUp(colors);
const subcategoryOf = lookUp(
  categories.flatMap((category) =>
    category.subcategories.map((subcategory) => ({ ...subcategory, category })),
  ),
);

/**
 * Inserts products with their colors, pictures, pieces, and the receipt of those pieces in the stock
 * ledger. Pictures they share with others are there already or come with them.
 */
export async function loadProducts(tx: Tx, products: readonly DemoProduct[], now: Date): Promise<void> {
  const drawn = readDrawnPictures();
  await insertRows(tx, 'pictures', await missingPictures(tx, [...drawn.values()]));
  await insertRows(
    tx,
    'products',
    products.map((product) => productRow(product, drawn, now)),
  );
  await insertRows(tx, 'product_search', products.map(searchRow));
  await insertRows(tx, 'product_colors', products.flatMap(colorRows));
  await insertRows(
    tx,
    'product_pictures',
    products.flatMap((product) => pictureRows(product, drawn)),
  );
  await insertRows(tx, 'variants', products.flatMap(variantRows));
  await insertRows(
    tx,
    'stock_ledger',
    products.flatMap((product) => receiptRows(product, now)),
  );
}

/** The tint of a product's tile in a color: which of those that suit it is the product's own. */
export function tintOf(product: DemoProduct, colorId: string): string {
  return tintFor(colorOf(colorId).hex, product.slug.length);
}

async function missingPictures(tx: Tx, drawn: readonly DrawnPicture[]): Promise<DrawnPicture[]> {
  const there = new Set((await tx.selectFrom('pictures').select('id').execute()).map(({ id }) => id));
  const byId = new Map(drawn.map((picture) => [picture.id, picture]));
  return [...byId.values()].filter(({ id }) => !there.has(id));
}

function productRow(product: DemoProduct, drawn: ReadonlyMap<string, DrawnPicture>, now: Date) {
  const type = typeOf(product.typeId);
  const first = firstColor(product);
  const { category, ...subcategory } = subcategoryOf(type.subcategoryId);
  return {
    id: product.id,
    slug: product.slug,
    brand_id: product.brandId,
    category_id: category.id,
    subcategory_id: subcategory.id,
    name_en: product.name.en,
    name_ar: product.name.ar,
    description_en: product.description.en,
    description_ar: product.description.ar,
    material_en: product.material.en,
    material_ar: product.material.ar,
    care_en: product.care.en,
    care_ar: product.care.ar,
    size_guide_id: type.sizeGuideId,
    seasons: product.seasons,
    price: product.price,
    price_after_discount: product.priceAfterDiscount,
    discount_starts_at: startOfDayIn(now, product.discountStartsInDays),
    discount_ends_at: startOfDayIn(now, product.discountEndsInDays),
    available_from: startOfDayIn(now, product.availableInDays),
    status: 'published',
    tint: tintOf(product, first),
    picture_id: pictureOf(drawn, product, first)?.id ?? null,
    outline: sizeLookOf(lookOf(product.typeId, first, product.pattern, product.slug)),
    ...keptByTriggers,
    created_at: daysBefore(now, product.createdDaysAgo),
    updated_at: daysBefore(now, product.createdDaysAgo),
  };
}

function searchRow({ id, typeId, brandId, colors: shown, ...texts }: DemoProduct) {
  const type = typeOf(typeId);
  const { category, name } = subcategoryOf(type.subcategoryId);
  const forms = searchForms({
    names: both(texts.name),
    brand: both(brandOf(brandId).name),
    category: [category.name, name, type.name].flatMap(both),
    others: [texts.description, texts.material, ...shown.map((color) => colorOf(color).name)].flatMap(both),
  });
  return { product_id: id, ...forms };
}

function firstColor({ slug, colors: [first] }: DemoProduct): string {
  if (first === undefined) throw new Error(`${slug} has no color`);
  return first;
}

const keptByTriggers = { color_ids: [], size_ids_in_stock: [], ratings: [0, 0, 0, 0, 0], trend: 0 };

const both = ({ en, ar }: { en: string; ar: string }) => [en, ar];

const colorRows = (product: DemoProduct) =>
  product.colors.map((colorId, position) => ({
    product_id: product.id,
    color_id: colorId,
    position,
    tint: tintOf(product, colorId),
  }));

/** The views of a piece, color by color. */
const pictureRows = (product: DemoProduct, drawn: ReadonlyMap<string, DrawnPicture>) =>
  product.colors
    .flatMap((colorId) =>
      picturesOf(drawn, product, colorId).map(({ view, picture }) => ({ colorId, view, id: picture.id })),
    )
    .map(({ colorId, view, id }, position) => ({
      product_id: product.id,
      position,
      color_id: colorId,
      view,
      picture_id: id,
    }));

const variantRows = ({ id, stock, price }: DemoProduct) =>
  stock.map(({ colorId, sizeId, pieces }) => ({
    product_id: id,
    color_id: colorId,
    size_id: sizeId,
    stock: pieces,
    value: pieces * unitCost(price),
  }));

const receiptRows = ({ id, stock, price, createdDaysAgo }: DemoProduct, now: Date) =>
  stock
    .filter(({ pieces }) => pieces > 0)
    .map(({ colorId, sizeId, pieces }) => ({
      product_id: id,
      color_id: colorId,
      size_id: sizeId,
      change: pieces,
      value: pieces * unitCost(price),
      reason: 'received',
      actor: 'demo',
      at: daysBefore(now, createdDaysAgo),
    }));
