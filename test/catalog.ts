import { sql } from 'kysely';
import { searchForms } from '../src/api/catalog/search/query/search-forms.ts';
import type { Db } from '../src/api/platform/db/database.ts';

/** A product of a small test catalog; the defaults make it available. */
export type NewProduct = {
  id?: string;
  name?: { en: string; ar: string };
  description?: { en: string; ar: string };
  /** Created if missing, with its id as name. */
  brandId?: string;
  /** Created if missing; returnable unless it is `underwear`. */
  categoryId?: string;
  /** Created if missing; by default the only one of its category. */
  subCategoryId?: string;
  price?: number;
  priceAfterDiscount?: number | null;
  discountStartsAt?: string | null;
  discountEndsAt?: string | null;
  availableFrom?: string | null;
  status?: 'draft' | 'published' | 'archived';
  seasons?: string[];
  /** Stock by `color/size`: `{ 'black/M': 3 }`. Colors black, white and red; sizes S, M and L. */
  stock?: Record<string, number>;
  createdAt?: string;
  trend?: number;
};

let made = 0;

/** Adds a product to a test's catalog, with its stock in the ledger, and returns its id. */
export async function addProduct(db: Db, product: NewProduct = {}): Promise<string> {
  made += 1;
  const {
    // Sorted by their ids, products stand in the order they were made in.
    id = `product-${String(made).padStart(5, '0')}`,
    brandId = 'loza',
    categoryId = 'women',
    stock = { 'black/M': 10 },
  } = product;
  const { subCategoryId = `${categoryId}--all` } = product;
  const name = product.name ?? { en: `Plain dress ${made}`, ar: `فستان سادة ${made}` };
  const description = product.description ?? { en: 'Falls to the knee.', ar: 'طوله حتى الركبة.' };
  await addShelf(db, { brandId, categoryId, subCategoryId });
  await db
    .insertInto('products')
    .values({
      id,
      slug: id,
      brand_id: brandId,
      category_id: categoryId,
      subcategory_id: subCategoryId,
      name_en: name.en,
      name_ar: name.ar,
      description_en: description.en,
      description_ar: description.ar,
      seasons: product.seasons ?? ['spring', 'summer'],
      price: product.price ?? 1000,
      price_after_discount: product.priceAfterDiscount ?? null,
      discount_starts_at: product.discountStartsAt ?? null,
      discount_ends_at: product.discountEndsAt ?? null,
      available_from: product.availableFrom ?? null,
      status: product.status ?? 'published',
      trend: product.trend ?? 0,
      created_at: product.createdAt ?? new Date(Date.UTC(2026, 9, 1, 0, 0, made)),
    })
    .execute();
  const forms = searchForms({
    names: [name.en, name.ar],
    brand: [brandId],
    category: [categoryId, subCategoryId],
    others: [description.en, description.ar],
  });
  await sql`insert into product_search (product_id, words) values (${id}, ${forms.words}::tsvector)`.execute(
    db,
  );
  await addPieces(db, id, stock);
  return id;
}

async function addShelf(
  db: Db,
  shelf: { brandId: string; categoryId: string; subCategoryId: string },
): Promise<void> {
  const { brandId, categoryId, subCategoryId } = shelf;
  const returnable = categoryId !== 'underwear';
  await sql`insert into brands (id, slug, name_en, name_ar, threads)
            values (${brandId}, ${brandId}, ${brandId}, ${brandId}, '{plum,undyed,indigo}') on conflict do nothing`.execute(
    db,
  );
  await sql`insert into categories (id, slug, name_en, name_ar, returnable)
            values (${categoryId}, ${categoryId}, ${categoryId}, ${categoryId}, ${returnable}) on conflict do nothing`.execute(
    db,
  );
  await sql`insert into subcategories (id, category_id, slug, name_en, name_ar, returnable)
            values (${subCategoryId}, ${categoryId}, ${subCategoryId}, ${subCategoryId}, ${subCategoryId}, ${returnable})
            on conflict do nothing`.execute(db);
  await sql`insert into colors (id, name_en, name_ar, hex, position)
            values ('black', 'Black', 'أسود', '#1B1B1D', 0), ('white', 'White', 'أبيض', '#FFFFFF', 1), ('red', 'Red', 'أحمر', '#C22B34', 2)
            on conflict do nothing`.execute(db);
  await sql`insert into sizes (id, label_en, label_ar, system, position)
            values ('S', 'S', 'S', 'alpha', 0), ('M', 'M', 'M', 'alpha', 1), ('L', 'L', 'L', 'alpha', 2)
            on conflict do nothing`.execute(db);
}

async function addPieces(db: Db, productId: string, stock: Record<string, number>): Promise<void> {
  const variants = Object.entries(stock).map(([variant, pieces]) => {
    const [colorId = '', sizeId = ''] = variant.split('/');
    return { colorId, sizeId, pieces };
  });
  const colors = [...new Set(variants.map(({ colorId }) => colorId))];
  if (variants.length === 0) return;
  await db
    .insertInto('product_colors')
    .values(colors.map((color_id, position) => ({ product_id: productId, color_id, position })))
    .execute();
  await db
    .insertInto('variants')
    .values(
      variants.map(({ colorId, sizeId, pieces }) => ({
        product_id: productId,
        color_id: colorId,
        size_id: sizeId,
        stock: pieces,
      })),
    )
    .execute();
  const received = variants.filter(({ pieces }) => pieces > 0);
  if (received.length === 0) return;
  await db
    .insertInto('stock_ledger')
    .values(
      received.map(({ colorId, sizeId, pieces }) => ({
        product_id: productId,
        color_id: colorId,
        size_id: sizeId,
        change: pieces,
        reason: 'received',
        actor: 'test',
      })),
    )
    .execute();
}
