import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import { addSmallCatalog } from '../../../../../test/small-catalog.ts';
import { openStore } from '../../../../../test/store.ts';
import type { InputOf } from '../../../../shop/endpoints.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { listProducts } from '../list-products.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00', environment: { PUBLIC_CACHE: 'off' } });
const guest = store.guest();
const { db } = store;

beforeAll(() => addSmallCatalog(db));

const ask = async (input: InputOf<'getAllProducts'> = {}) =>
  (await guest.call('getAllProducts', input)).body.data;
const idsOf = async (input: InputOf<'getAllProducts'> = {}) =>
  (await ask(input)).products.map(({ _id }) => _id);

describe('the index follows the database:', () => {
  test('a piece that comes in, is withdrawn, comes back and is deleted', async () => {
    await ask();
    await addProduct(db, { id: 'new-hat', name: { en: 'Felt hat', ar: 'قبعة لبّاد' }, brandId: 'newcomer' });
    expect(await idsOf({ name: 'felt' })).toEqual(['new-hat']);
    expect((await ask()).facets.brands.map(({ _id }) => _id)).toContain('newcomer');
    await sql`update products set status = 'draft' where id = 'new-hat'`.execute(db);
    expect(await idsOf({ name: 'felt' })).toEqual([]);
    await sql`update products set status = 'published' where id = 'new-hat'`.execute(db);
    expect(await idsOf({ brandId: ['newcomer'] })).toEqual(['new-hat']);
    await sql`delete from products where id = 'new-hat'`.execute(db);
    expect(await idsOf({ brandId: ['newcomer'] })).toEqual([]);
  });

  test('prices, stars, stock and names', async () => {
    await sql`update products set price = 10, price_after_discount = null where id = 'linen-dress'`.execute(
      db,
    );
    expect(await idsOf({ sort: 'priceAsc', limit: 1 })).toEqual(['linen-dress']);
    await sql`update products set ratings = '{0,0,0,0,3}' where id = 'sold-out-shirt'`.execute(db);
    expect(await idsOf({ sort: 'rating', limit: 1 })).toEqual(['sold-out-shirt']);
    await sql`update variants set stock = 0 where product_id = 'wool-coat'`.execute(db);
    expect(await idsOf({ sizes: ['M'] })).toEqual([]);
    expect((await ask()).facets.inStock).toBe(1);
    await sql`update variants set stock = 4 where product_id = 'wool-coat'`.execute(db);
    await sql`update colors set name_en = 'Jet' where id = 'black'`.execute(db);
    expect((await ask({ name: 'jet coat' })).facets.colors[0]).toMatchObject({ _id: 'black', name: 'Jet' });
    await sql`update products set trend = 50 where id = 'announced-bag'`.execute(db);
    expect(await idsOf({ sort: 'trendy', limit: 1 })).toEqual(['announced-bag']);
  });

  test('synonyms that the merchant edits', async () => {
    expect(await idsOf({ name: 'zibun' })).toEqual([]);
    await sql`insert into search_synonyms (words) values ('{zibun,linen dress}')`.execute(db);
    expect(await idsOf({ name: 'zibun' })).toEqual(['linen-dress']);
    await sql`delete from search_synonyms where 'zibun' = any(words)`.execute(db);
    expect(await idsOf({ name: 'zibun' })).toEqual([]);
  });

  test('not what a transaction changed and took back', async () => {
    await db
      .transaction()
      .execute(async (tx) => {
        await sql`update products set price = 1, price_after_discount = null where id = 'wool-coat'`.execute(
          tx,
        );
        expect((await ask({ maxPrice: 5 })).products).toEqual([]);
        throw new Error('taken back');
      })
      .catch(() => {});
    expect((await ask({ maxPrice: 5 })).products).toEqual([]);
  });

  test('a change that is older than others but commits after them', async () => {
    await db.transaction().execute(async (tx) => {
      await sql`update products set price = 7, price_after_discount = null where id = 'wool-coat'`.execute(
        tx,
      );
      await sql`update products set price = 9 where id = 'linen-dress'`.execute(db);
      expect(await idsOf({ maxPrice: 9 })).toEqual(['linen-dress']);
    });
    expect(await idsOf({ maxPrice: 9, sort: 'priceAsc' })).toEqual(['wool-coat', 'linen-dress']);
  });
});

test('a discount that starts and ends moves its product among the prices', async () => {
  await sql`update products set price = 5000, price_after_discount = 3, discount_starts_at = '2026-11-22T11:00:00+03:00',
                   discount_ends_at = '2026-11-22T12:00:00+03:00' where id = 'linen-dress'`.execute(db);
  const settings = { ...(await store.settings()), oldestNew: null };
  const cheapestAt = async (time: string) => {
    const reader = { language: 'en', now: new Date(`2026-11-22T${time}+03:00`), settings } as const;
    const list = { filter: {}, sort: 'priceAsc', page: { page: 1, limit: 1 } } as const;
    return (await listProducts(db, list, reader)).products.map(({ _id }) => _id);
  };
  expect(await cheapestAt('10:59:59')).toEqual(['wool-coat']);
  expect(await cheapestAt('11:00:00')).toEqual(['linen-dress']);
  expect(await cheapestAt('12:00:00')).toEqual(['wool-coat']);
});

test('what was answered after a change was acknowledged always shows it, on another instance too', async () => {
  const other = openDatabase(store.url, 4);
  const settings = { ...(await store.settings()), oldestNew: null };
  const reader = { language: 'en', now: store.now(), settings } as const;
  const list = { filter: { brandId: ['loza'] }, sort: 'priceAsc', page: { page: 1, limit: 1 } } as const;
  let written = 0;
  let isWriting = true;
  const seen: [atLeast: number, price: number][] = [];
  const read = async () => {
    while (isWriting) {
      const atLeast = written;
      const { facets } = await listProducts(other.db, { ...list, filter: { brandId: ['loza'] } }, reader);
      seen.push([atLeast, facets.price.max]);
    }
  };
  const readers = Array.from({ length: 6 }, read);
  for (let price = 10_000; price < 10_060 || (seen.length < 30 && price < 12_000); price += 1) {
    await sql`update products set price = ${price} where id = 'sold-out-shirt'`.execute(db);
    written = price;
  }
  isWriting = false;
  await Promise.all(readers);
  await other.db.destroy();
  expect(seen.length).toBeGreaterThanOrEqual(30);
  expect(seen.filter(([atLeast, price]) => price < atLeast)).toEqual([]);
});
