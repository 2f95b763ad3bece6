import { sql } from 'kysely';
import type { Category, CategoryWithBrands, SubCategory } from '../../../shop/catalog/browse/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { normalize } from '../../../shop/normal-form.ts';
import type { Db } from '../../platform/db/database.ts';
import { imageOf, type Picture, picture } from '../media/image.ts';
import { countPublished, type ProductCounts } from './product-counts.ts';

type CategoryRow = {
  id: string;
  slug: string;
  name: string;
  other_name: string;
  returnable: boolean;
  tint: string;
  picture: Picture | null;
  products: number;
};

/** All categories in the merchant's order; with `search`, those with the words in their name, in either language. */
export async function listCategories(
  db: Db,
  language: Language,
  search = '',
  counted: Promise<ProductCounts> | null = null,
): Promise<Category[]> {
  const reading = sql<CategoryRow>`
    select c.id, c.slug, ${sql.ref(`c.name_${language}`)} as name, c.name_en || ' ' || c.name_ar as other_name, c.returnable,
           c.tint, ${picture('c.picture_id')} as picture, coalesce(p.products, 0) as products
      from categories c
      left join (${countPublished('category_id', counted)}) p on p.category_id = c.id
     order by c.position, c.id`.execute(db);
  const [{ rows }, counts] = await Promise.all([reading, counted]);
  const wanted = normalize(search);
  return rows
    .filter((row) => normalize(row.other_name).includes(wanted))
    .map((row) => toCategory({ ...row, products: counts?.categories.get(row.id) ?? row.products }));
}

export async function listCategoriesWithBrands(db: Db, language: Language): Promise<CategoryWithBrands[]> {
  const [categories, brands] = await Promise.all([
    listCategories(db, language),
    listBrandsOfCategories(db, language),
  ]);
  return categories.map((category) => ({ ...category, brands: brands.get(category._id) ?? [] }));
}

/** The subcategories of a category; empty if there is no such category. */
export async function listSubCategories(
  db: Db,
  categoryId: string,
  language: Language,
): Promise<SubCategory[]> {
  const { rows } = await sql<Omit<CategoryRow, 'other_name'>>`
    select s.id, s.slug, ${sql.ref(`s.name_${language}`)} as name, c.returnable and s.returnable as returnable, s.tint,
           ${picture('s.picture_id')} as picture,
           (select count(*) from products p where p.subcategory_id = s.id and p.status = 'published') as products
      from subcategories s join categories c on c.id = s.category_id
     where s.category_id = ${categoryId}
     order by s.position, s.id`.execute(db);
  return rows.map((row) => ({ ...toCategory(row), categoryId }));
}

async function listBrandsOfCategories(
  db: Db,
  language: Language,
): Promise<Map<string, CategoryWithBrands['brands']>> {
  const { rows } = await sql<{ category_id: string; brands: CategoryWithBrands['brands'] }>`
    select category_id, json_agg(json_build_object('_id', b.id, 'name', ${sql.ref(`b.name_${language}`)}, 'slug', b.slug)
                                 order by b.position, b.id) as brands
      from (select distinct category_id, brand_id from products where status = 'published') p
      join brands b on b.id = p.brand_id
     group by category_id`.execute(db);
  return new Map(rows.map((row) => [row.category_id, row.brands]));
}

function toCategory({
  id,
  slug,
  name,
  returnable,
  tint,
  products,
  ...row
}: Omit<CategoryRow, 'other_name'>): Category {
  const image = row.picture === null ? null : imageOf(row.picture, tint, name);
  return { _id: id, name, slug, image, returnable, productsCount: products };
}
