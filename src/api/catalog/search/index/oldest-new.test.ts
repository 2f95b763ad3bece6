import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addSmallCatalog } from '../../../../../test/small-catalog.ts';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const guest = store.guest();

beforeEach(async () => {
  await sql`delete from products`.execute(store.db);
  await addSmallCatalog(store.db);
});

/** Products made like the linen dress, one a day, the last on the day given. */
async function addProducts(count: number, { from = 1, status = 'published' } = {}): Promise<void> {
  await sql`
    insert into products (id, slug, status, created_at, brand_id, category_id, subcategory_id, name_en, name_ar, price)
    select 'more-' || lpad(n::text, 2, '0'), 'more-' || n, ${status}, timestamptz '2025-01-01' + n * interval '1 day',
           brand_id, category_id, subcategory_id, name_en, name_ar, price
      from products p, generate_series(${from}::int, ${from + count - 1}::int) n where p.id = 'linen-dress'`.execute(
    store.db,
  );
}

const newOnes = async () => {
  const { products } = (await guest.call('getAllProducts', { sort: 'newest', limit: 40 })).body.data;
  return products.flatMap(({ _id, isNew }) => (isNew ? _id : []));
};

test('of fewer than ten products on sale none is new', async () => {
  expect(await newOnes()).toEqual([]);
});

test('the newest tenth is new, and comes first in the order of the newest', async () => {
  await sql`update products set created_at = '2024-01-01' where true`.execute(store.db);
  await addProducts(17);
  expect(await newOnes()).toEqual(['more-17', 'more-16']);
});

test('a product that is published or hidden moves the mark', async () => {
  await sql`update products set created_at = '2024-01-01' where true`.execute(store.db);
  await addProducts(17);
  await addProducts(1, { from: 18, status: 'draft' });
  expect(await newOnes()).toEqual(['more-17', 'more-16']);
  await sql`update products set status = 'published' where id = 'more-18'`.execute(store.db);
  expect(await newOnes()).toEqual(['more-18', 'more-17']);
  await sql`update products set status = 'archived' where id in ('more-18', 'more-17')`.execute(store.db);
  expect(await newOnes()).toEqual(['more-16']);
});

test('of products of one moment only as many as the tenth holds are new, in the order of the list', async () => {
  await sql`update products set created_at = '2024-01-01' where true`.execute(store.db);
  await addProducts(17);
  await sql`update products set created_at = '2025-06-01' where id like 'more-%'`.execute(store.db);
  expect(await newOnes()).toEqual(['more-17', 'more-16']);
});

test('an announced product is not new and does not count', async () => {
  await sql`update products set created_at = '2024-01-01' where true`.execute(store.db);
  await addProducts(18);
  await sql`update products set available_from = '2026-12-01' where id = 'more-18'`.execute(store.db);
  expect(await newOnes()).toEqual(['more-17', 'more-16']);
});
