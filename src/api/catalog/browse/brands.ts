import { sql } from 'kysely';
import type { Brand } from '../../../shop/catalog/browse/contract.ts';
import type { Language } from '../../../shop/language.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { brandLogo, isThread } from '../media/brand-stripe.ts';
import { countPublished, type ProductCounts } from './product-counts.ts';

type BrandRow = {
  id: string;
  slug: string;
  name: string;
  story: string;
  threads: string[];
  followers_count: number;
  products: number;
};

/** All brands, in the merchant's order. */
export async function listBrands(
  db: Db,
  language: Language,
  counted: Promise<ProductCounts> | null = null,
): Promise<Brand[]> {
  const reading = sql<BrandRow>`
    select b.id, b.slug, ${sql.ref(`b.name_${language}`)} as name, ${sql.ref(`b.story_${language}`)} as story,
           b.threads, b.followers_count, coalesce(p.products, 0) as products
      from brands b
      left join (${countPublished('brand_id', counted)}) p on p.brand_id = b.id
     order by b.position, b.id`.execute(db);
  const [{ rows }, counts] = await Promise.all([reading, counted]);
  return rows.map((row) => toBrand({ ...row, products: counts?.brands.get(row.id) ?? row.products }));
}

function toBrand({ id, slug, name, story, followers_count, products, ...row }: BrandRow): Brand {
  const threads = row.threads.filter(isThread);
  return {
    _id: id,
    name,
    slug,
    logo: brandLogo(threads, name),
    story,
    followersCount: followers_count,
    productsCount: products,
    threads,
  };
}

export async function isBrand(db: Db, brandId: string): Promise<boolean> {
  return (
    (await db.selectFrom('brands').select('id').where('id', '=', brandId).executeTakeFirst()) !== undefined
  );
}

export async function follow(tx: Tx, shopperId: string, brandId: string, now: Date): Promise<void> {
  await tx
    .insertInto('brand_followers')
    .values({ shopper_id: shopperId, brand_id: brandId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unfollow(tx: Tx, shopperId: string, brandId: string): Promise<void> {
  await tx
    .deleteFrom('brand_followers')
    .where('shopper_id', '=', shopperId)
    .where('brand_id', '=', brandId)
    .execute();
}

export async function followedBrandIds(db: Db, shopperId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('brand_followers')
    .select('brand_id')
    .where('shopper_id', '=', shopperId)
    .orderBy('created_at', 'desc')
    .orderBy('brand_id')
    .execute();
  return rows.map((row) => row.brand_id);
}
