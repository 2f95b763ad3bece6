import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import { openStore } from '../../../../../test/store.ts';
import { tagsOfMessage } from './catalog-changes.ts';
import { Listener } from './listener.ts';

const store = await openStore();
const { db } = store;
const told: string[] = [];
const listener = new Listener(
  store.url,
  {
    catalog_changes: (message) => told.push(message),
  },
  () => {},
);

beforeAll(async () => {
  await addProduct(db, { id: 'coat', brandId: 'loza', stock: { 'black/M': 4 } });
  await addProduct(db, { id: 'shirt', brandId: 'loza' });
  while (!(await listener.caughtUp()));
  return () => listener.stop();
});

/** What a statement adds to the feed: as rows and, the same, as messages. */
async function changesOf(statement: string) {
  await sql`truncate catalog_changes`.execute(db);
  told.length = 0;
  await sql.raw(statement).execute(db);
  await listener.caughtUp();
  const { rows } = await sql<{ row: string }>`
    select concat_ws(' ', what, array_to_string(product_ids, ' ')) as row from catalog_changes order by id`.execute(
    db,
  );
  expect(told).toEqual(rows.map(({ row }) => row.trim()));
  return [...told];
}

test.each<[what: string, statement: string, changes: string[]]>([
  ['a price', `update products set price = price + 1 where id = 'coat'`, ['products coat']],
  ['nothing', `update products set price = price where id = 'coat'`, []],
  [
    'the words of search',
    `update product_search set words = '' where product_id = 'coat'`,
    ['products coat'],
  ],
  ['stock', `update variants set stock = 3 where product_id = 'coat'`, ['details coat']],
  [
    'the last of a size',
    `update variants set stock = 0 where product_id = 'coat'`,
    ['products coat', 'details coat'],
  ],
  ['every trend', `update products set trend = trend + 1`, ['trend']],
  ['followers', `update brands set followers_count = followers_count + 1`, ['brands']],
  ['a brand’s name', `update brands set name_en = name_en || '!'`, ['names']],
  ['a color', `update colors set name_en = name_en || '!'`, ['names']],
  ['synonyms', `delete from search_synonyms where 'fez' = any(words)`, ['names']],
  ['settings', `update settings set value = value || '{"pointsCouponDays": 3}'`, ['content']],
  [
    'a new coupon',
    `insert into coupons (id, code, title_en, title_ar, kind, value, starts_at, ends_at, take_limit)
     values ('c', 'CCC', 'c', 'c', 'amount', 1, '2026-01-01', '2026-02-01', 2)`,
    ['content'],
  ],
  ['a coupon taken, not the last', `update coupons set taken_count = 1`, []],
  ['the last coupon taken', `update coupons set taken_count = 2`, ['content']],
  ['an emptied table', `truncate bought_together`, ['all']],
])('a change of %s is noted once for both copies', async (_, statement, changes) => {
  expect(await changesOf(statement)).toEqual(changes);
});

test('a change of very many products fits a message', async () => {
  told.length = 0;
  await sql`insert into products (id, slug, brand_id, category_id, subcategory_id, name_en, name_ar, price)
            select 'many' || n, 'many' || n, brand_id, category_id, subcategory_id, 'Many', 'كثير', 1
              from products, generate_series(1, 60) n where id = 'coat'`.execute(db);
  await sql`update products set price = 2 where name_en = 'Many'`.execute(db);
  await listener.caughtUp();
  expect(told).toEqual(['all', 'all']);
});

test.each([
  ['products a b', ['lists', 'product a', 'product b']],
  ['details a', ['product a']],
  ['brands', ['brands']],
  ['names', 'everything'],
  ['all', 'everything'],
  ['what a later version tells', 'everything'],
  ['', 'everything'],
])('a message %j invalidates %j', (message, tags) => {
  expect(tagsOfMessage(message)).toEqual(tags);
});
