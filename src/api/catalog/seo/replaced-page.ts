import { sql } from 'kysely';
import { brandPath } from '../../../shop/catalog/seo/addresses.ts';
import type { Db } from '../../platform/db/database.ts';

type PageUrl = Pick<URL, 'pathname' | 'search'>;

/** Where the page of a brand, category or subcategory leads that another one replaced; null for any other page. */
export async function replacedPage(db: Db, { pathname, search }: PageUrl): Promise<string | null> {
  const [, brandId] = /^\/brands\/([^/]+)/.exec(pathname) ?? [];
  if (brandId !== undefined) {
    const brand = await replacedBrand(db, decodeURIComponent(brandId));
    return brand && brandPath(brand) + search;
  }
  return pathname === '/categories' ? replacedCategory(db, new URLSearchParams(search)) : null;
}

async function replacedBrand(db: Db, id: string): Promise<{ _id: string; slug: string } | null> {
  const { rows } = await sql<{ _id: string; slug: string }>`
    select id as _id, slug from brands where ${id} = any(former_ids)`.execute(db);
  return rows[0] ?? null;
}

async function replacedCategory(db: Db, query: URLSearchParams): Promise<string | null> {
  const [category, kind] = [query.get('categoryId'), query.get('subCategoryId')];
  if (category === null && kind === null) return null;
  const { rows } = await sql<{ category: string; kind: string | null }>`
    select category_id as category, id as kind from subcategories where ${kind} = any(former_ids)
     union all
    select id, null from categories where ${category} = any(former_ids)
     order by kind nulls last`.execute(db);
  const [to] = rows;
  if (to === undefined) return null;
  query.set('categoryId', to.category);
  if (to.kind !== null) query.set('subCategoryId', to.kind);
  return `/categories?${query.toString()}`;
}
