import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { recordStatements } from '../../../../test/recorded-statements.ts';
import { openStore } from '../../../../test/store.ts';
import { metaColumns } from '../../../shop/catalog/feeds/meta-feed.ts';
import { type Language, languages } from '../../../shop/language.ts';

const origin = 'https://shop.example';
const dataDir = mkdtempSync(join(tmpdir(), 'minwal-feeds-'));
const store = await openStore({ demo: true, environment: { PUBLIC_URL: origin, DATA_DIR: dataDir } });
const { db } = store;
const sent = recordStatements(store.pool);
const owner = await openConsole(store, ['owner']);
const picture = await db
  .selectFrom('pictures')
  .select('id')
  .where('width', '=', 960)
  .executeTakeFirstOrThrow();

const feeds = async () => (await owner.ask('getFeeds')).body.data.feeds;
const secret = async () => (await feeds()).secret ?? expect.fail('no addresses');
const open = (url: string) => store.app.inject({ url: url.replace(origin, '') });

async function piece(id: string, more: Parameters<typeof addProduct>[1] = {}): Promise<void> {
  await addProduct(db, { id, stock: { 'black/M': 3, 'white/L': 0 }, ...more });
  await db.updateTable('products').set({ picture_id: picture.id }).where('id', '=', id).execute();
}

type Fields = Record<string, string>;

async function metaRows(file: 'meta' | 'metaTexts', language: Language): Promise<Fields[]> {
  const { statusCode, headers, body } = await open((await secret())[file][language]);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head = [], ...rows] = cellsOf(body);
  return rows.map((row) => {
    expect(row.length).toBe(head.length);
    return Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']));
  });
}

/** CSV as RFC 4180 has it. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

async function googleItems(language: Language): Promise<{ text: string; fields: Fields; more: string[] }[]> {
  const { statusCode, headers, body } = await open((await secret()).google[language]);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(body).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g="http:\/\/base.google.com\/ns\/1.0">/,
  );
  expect(body.endsWith('</channel>\n</rss>\n')).toBe(true);
  return Array.from(body.matchAll(/<item>(.*?)<\/item>/gs), ([, text = '']) => {
    const all = Array.from(text.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs), ([, name = '', value = '']) => [
      name,
      value.replaceAll(/&lt;|&gt;|&quot;|&#39;|&amp;/g, (mark) => marks[mark] ?? ''),
    ]);
    const more = all.filter(([name]) => name === 'additional_image_link').map(([, value]) => value ?? '');
    return { text, fields: Object.fromEntries(all), more };
  });
}

const marks: Fields = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

test('nobody reads a feed before its addresses are made, and the earlier ones end when they are made anew', async () => {
  expect((await feeds()).secret).toBeNull();
  expect((await open('/feeds/meta-en.csv?key=')).statusCode).toBe(404);
  expect((await owner.ask('renewFeeds')).status).toBe(200);
  const first = (await secret()).meta.en;
  expect(first).toMatch(/^https:\/\/shop\.example\/feeds\/meta-en\.csv\?key=[\w-]{32}$/);
  expect((await open(first)).statusCode).toBe(200);
  await owner.ask('renewFeeds');
  const second = (await secret()).meta.en;
  expect(second).not.toBe(first);
  expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200]);
  expect((await open(second)).headers['cache-control']).toBe('private, no-store');
});

test.each(['', '?key=', '?key=x', '?key=a&key=b', `?key=${'x'.repeat(32)}`])(
  'with %j there is no feed',
  async (query) => {
    for (const file of ['meta-ar.csv', 'meta-texts-en.csv', 'google-ar.xml'])
      expect((await open(`/feeds/${file}${query}`)).statusCode).toBe(404);
  },
);

test.each(languages)(
  'each row of Meta in %s has the fields, lengths and values that Meta asks for',
  async (language) => {
    const rows = await metaRows('meta', language);
    expect(Object.keys(rows[0] ?? {})).toEqual([...metaColumns]);
    expect(rows.length).toBe((await feeds()).items);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const row of rows) {
      for (const name of [
        'id',
        'title',
        'description',
        'price',
        'link',
        'image_link',
        'brand',
        'item_group_id',
      ])
        expect([name, row[name]]).not.toEqual([name, '']);
      for (const [name, most] of Object.entries({
        id: 100,
        title: 200,
        description: 9999,
        brand: 100,
        item_group_id: 100,
        color: 200,
        size: 200,
        material: 200,
        additional_image_link: 2000,
        product_type: 750,
      }))
        expect(row[name]?.length, name).toBeLessThanOrEqual(most);
      expect(['in stock', 'out of stock']).toContain(row['availability']);
      expect(row['condition']).toBe('new');
      expect(row['price']).toMatch(/^\d+\.\d\d SYP$/);
      expect(row['sale_price']).toMatch(/^(?:\d+\.\d\d SYP)?$/);
      expect(['', 'female', 'male', 'unisex']).toContain(row['gender']);
      expect(['', 'adult', 'kids']).toContain(row['age_group']);
      expect(row['description']).not.toBe(row['title']);
      expect(new URL(row['link'] ?? '').searchParams.get('lang')).toBe(language === 'ar' ? 'ar' : null);
      expect(row['image_link']).toMatch(/^https:\/\/shop\.example\/pictures\/jpeg\/\w+-[a-z]+\.jpg$/);
    }
  },
);

test.each(languages)(
  'each item of Google in %s has the fields, lengths and values of its specification',
  async (language) => {
    const items = await googleItems(language);
    expect(items.length).toBe((await feeds()).items);
    for (const { fields, more } of items) {
      for (const name of ['id', 'title', 'description', 'link', 'image_link', 'price', 'brand'])
        expect([name, fields[name]]).not.toEqual([name, undefined]);
      for (const [name, most] of Object.entries({
        id: 50,
        title: 150,
        description: 5000,
        brand: 70,
        item_group_id: 50,
        color: 100,
        size: 100,
        material: 200,
        product_type: 750,
        link: 2000,
      }))
        expect(fields[name]?.length ?? 0, name).toBeLessThanOrEqual(most);
      expect(fields['id']).toMatch(/^[\x21-\x7E]+$/);
      expect(['in_stock', 'out_of_stock']).toContain(fields['availability']);
      expect(fields['price']).toMatch(/^\d+\.\d\d SYP$/);
      expect(fields['condition']).toBe('new');
      expect(fields['gtin'] === undefined).toBe(fields['identifier_exists'] === 'no');
      expect(more.length).toBeLessThanOrEqual(9);
    }
  },
);

test('a variant is a row of its product, with its link, price, stock and color', async () => {
  await piece('coat', {
    name: { en: 'Wool "coat", long', ar: 'معطف صوف' },
    description: { en: 'Warm <b>\u0007& soft', ar: '' },
    price: 3000,
    categoryId: 'women',
  });
  const rows = (await metaRows('meta', 'en')).filter((row) => row['item_group_id'] === 'coat');
  expect(rows.map((row) => [row['title'], row['availability'], row['color'], row['size']])).toEqual([
    ['Wool "coat", long, Black, M', 'in stock', 'Black', 'M'],
    ['Wool "coat", long, White, L', 'out of stock', 'White', 'L'],
  ]);
  expect(rows[0]).toMatchObject({
    description: 'Warm <b>& soft',
    price: '3000.00 SYP',
    sale_price: '',
    link: `${origin}/ProductDetails/coat?color=black&size=M&utm_source=meta&utm_medium=feed`,
    gender: 'female',
    age_group: 'adult',
  });
  const item = (await googleItems('ar')).find(({ fields }) => fields['id'] === rows[0]?.['id']);
  expect(item?.fields).toMatchObject({
    title: 'معطف صوف، أسود، M',
    // The other language's, where this one has none.
    description: 'Warm <b>& soft',
    availability: 'in_stock',
    price: '3000.00 SYP',
    item_group_id: 'coat',
    identifier_exists: 'no',
    link: `${origin}/ProductDetails/coat?color=black&size=M&utm_source=google&utm_medium=feed&lang=ar`,
  });
  const texts = (await metaRows('metaTexts', 'ar')).find(({ id }) => id === rows[0]?.['id']);
  expect(texts).toMatchObject({ override: 'ar_AR', title: 'معطف صوف، أسود، M', color: 'أسود' });
});

const days = { discountStartsAt: '2026-12-01T00:00:00+03:00', discountEndsAt: '2026-12-08T00:00:00+03:00' };
const dates = '2026-11-30T21:00+00:00/2026-12-07T21:00+00:00';
test.each([
  ['without an end that runs', {}, ['2400.00 SYP', '']],
  ['of days to come', days, ['2400.00 SYP', dates]],
  ['without an end that begins later', { discountStartsAt: days.discountStartsAt }, ['', '']],
  ['that is over', { discountEndsAt: '2026-11-01T00:00:00+03:00' }, ['', '']],
])('a discount %s', async (name, times, expected) => {
  const id = `sale-${name.replaceAll(' ', '-')}`;
  await piece(id, { price: 3000, priceAfterDiscount: 2400, ...times });
  const row = (await metaRows('meta', 'en')).find((each) => each['item_group_id'] === id);
  expect([row?.['sale_price'], row?.['sale_price_effective_date']]).toEqual(expected);
  expect(row?.['price']).toBe('3000.00 SYP');
});

test('pieces that cannot be ordered: announced ones are out of stock, others are not in it', async () => {
  await piece('announced', { availableFrom: '2026-12-24T00:00:00+03:00' });
  await piece('drafted', { status: 'draft' });
  const { withoutPicture } = await feeds();
  await addProduct(db, { id: 'unseen' });
  expect((await feeds()).withoutPicture).toBe(withoutPicture + 1);
  const rows = await metaRows('meta', 'en');
  const inGroup = (id: string) => rows.filter((row) => row['item_group_id'] === id);
  expect(inGroup('announced').map((row) => row['availability'])).toEqual(['out of stock', 'out of stock']);
  expect([inGroup('drafted'), inGroup('unseen')]).toEqual([[], []]);
});

test('a change is in the feed at once', async () => {
  await piece('changing', { price: 3000 });
  const price = async () =>
    (await metaRows('meta', 'en')).find((row) => row['item_group_id'] === 'changing')?.['price'];
  expect(await price()).toBe('3000.00 SYP');
  await db.updateTable('products').set({ price: 2900 }).where('id', '=', 'changing').execute();
  expect(await price()).toBe('2900.00 SYP');
});

test('2,000 variants take one statement, and the parts join without a gap', async () => {
  const { google } = await secret();
  const statements = async () => {
    const before = sent.length;
    expect((await open(google.en)).statusCode).toBe(200);
    return sent.slice(before).filter(({ text }) => text.includes('with part as')).length;
  };
  const ofAll = async () => Math.floor((await feeds()).items / 2000) + 1;
  expect(await statements()).toBe(await ofAll());
  for (let made = 0; made < 60; made += 1) await piece(`many-${made}`);
  expect(await statements()).toBe(await ofAll());
  await sql`insert into sizes (id, label_en, label_ar, system)
            select 'z' || n, n::text, n::text, 'alpha' from generate_series(1, 400) n`.execute(db);
  await sql`insert into variants (product_id, color_id, size_id)
            select 'many-' || p, 'black', 'z' || n from generate_series(1, 9) p, generate_series(1, 400) n`.execute(
    db,
  );
  const ids = (await metaRows('meta', 'en')).map(({ id }) => id);
  expect(ids.length).toBe((await feeds()).items);
  expect(new Set(ids).size).toBe(ids.length);
});

test('only the owner sees the addresses', async () => {
  for (const role of ['manager', 'support', 'packer', 'accountant'] as const) {
    const member = await openConsole(store, [role]);
    expect((await member.ask('getFeeds')).status).toBe(403);
    expect((await member.ask('renewFeeds')).status).toBe(403);
  }
});
