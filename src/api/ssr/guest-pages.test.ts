import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signalDatabase } from '../../../test/database-processes.ts';
import { openStoreProcess, type StoreProcess } from '../../../test/store-process.ts';
import { formatMoment } from '../../shop/time/days.ts';
import { runningDatabaseUrl } from '../platform/db/embedded/embedded.ts';

// Guests' pages, from a store in its own process with the demo shop.

const dataDir = mkdtempSync(join(tmpdir(), 'minwal-guests-'));
let store: StoreProcess;
let database: pg.Client;

beforeAll(async () => {
  store = await openStoreProcess({
    DATA_DIR: dataDir,
    DEMO: 'true',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
  });
  database = new pg.Client({ connectionString: runningDatabaseUrl(dataDir) ?? '' });
  await database.connect();
});

afterAll(async () => {
  await database.end();
  await store.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(store.address + path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

async function figures(): Promise<Record<string, number>> {
  const { body } = await open('/metrics');
  const lines = body.matchAll(/^public_cache\{what="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, what, count]) => [what, Number(count)]));
}

async function aPiece(): Promise<{ id: string; name: string }> {
  const { rows } = await database.query<{ id: string; name: string }>(
    `select id, name_en as name from products where status = 'published' and size_ids_in_stock <> '{}'
      and price_after_discount is null and available_from is null order by id limit 1`,
  );
  return rows[0] ?? { id: '', name: '' };
}

describe('a cached page', () => {
  test('is the same for two browsers, and each gets cookies of its own around it', async () => {
    const [one, other] = [await open('/'), await open('/')];
    expect(other.body).toBe(one.body);
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
    const cookies = [one, other].map(({ headers }) => headers.getSetCookie());
    for (const set of cookies)
      expect(set.map((cookie) => cookie.split('=')[0])).toEqual(['sb', 'XSRF-TOKEN']);
    expect(cookies[0]).not.toEqual(cookies[1]);
    const secrets = cookies.flat().map((cookie) => /=([^;]+)/.exec(cookie)?.[1] ?? '');
    for (const secret of secrets) expect(one.body).not.toContain(secret);
    expect(one.body).not.toContain('xsrf-token');
  });

  test('is rendered once, and not sent again to a browser that has it', async () => {
    const { headers } = await open('/faq');
    const before = await figures();
    const again = await open('/faq', { 'if-none-match': headers.get('etag') ?? '' });
    const after = await figures();
    expect([again.status, again.body]).toEqual([304, '']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'cookie, save-data, accept-encoding',
      etag: expect.stringMatching(/^W\/"/),
    });
    expect([(after['hits'] ?? 0) - (before['hits'] ?? 0), after['misses']]).toEqual([1, before['misses']]);
  });

  test.each([
    ['theme', { cookie: 'theme=dark' }, 'data-theme="dark"'],
    ['language', { cookie: 'language=ar' }, '<html lang="ar" dir="rtl"'],
  ])('is another for another %s', async (_what, headers, mark) => {
    expect((await open('/categories', headers)).body).toContain(mark);
    expect((await open('/categories')).body).not.toContain(mark);
    expect((await open('/categories', headers)).body).toContain(mark);
  });

  test.each([
    ['a session', { cookie: 'user=%7B%22accessToken%22%3A%22a%22%7D' }],
    ['a number that waits for its code', { cookie: 'otpPhoneNumber=%2B963944123456' }],
    ['a token', { authorization: 'Bearer a' }],
  ])('is none for who brings %s', async (_what, headers) => {
    const before = await figures();
    const page = await open('/faq', headers);
    expect([page.status, page.headers.get('etag')]).toEqual([200, null]);
    expect(page.headers.get('cache-control')).toMatch(/^private/);
    // The facts and the answers are in a shared cache, the page around them is not.
    expect((await figures())['hits']).toBe((before['hits'] ?? 0) + 2);
  });

  test.each([
    '/ProductDetails/nothing',
    '/nowhere',
    '/orders',
    '/brands/nobody',
    '/categories?categoryId=nothing',
  ])('is not %s, which is missing or leads elsewhere', async (path) => {
    expect((await open(path)).status).not.toBe(200);
    const before = (await figures())['entries'];
    const { status, headers } = await open(path);
    expect([status === 404 || (status >= 300 && status < 400), headers.get('etag')]).toEqual([true, null]);
    expect((await figures())['entries']).toBe(before);
  });
});

describe('the moment', () => {
  test('a price changes, the page of the piece and the list say so', async () => {
    const { id } = await aPiece();
    const paths = [`/ProductDetails/${id}`, '/SearchProducts?sort=priceDesc'];
    for (const path of paths) expect((await open(path)).body).not.toContain('987,650');
    await database.query('update products set price = 987650 where id = $1', [id]);
    for (const path of paths) expect((await open(path)).body).toContain('987,650');
  });

  test('a piece is sold, its count is the new one', async () => {
    const { id } = await aPiece();
    const shown = async () => {
      const { body } = await open(`/ProductDetails/${id}`);
      return [...body.matchAll(/"available":(\d+)/g)].map(([, left]) => Number(left));
    };
    const before = await shown();
    await database.query('update variants set stock = stock + 1 where product_id = $1', [id]);
    expect(await shown()).toEqual(before.map((left) => left + 1));
  });

  test('a shopper changes their name, the review has the new one', async () => {
    const { rows } = await database.query<{ shopper_id: string; product_id: string }>(
      `select r.shopper_id, r.product_id from reviews r join products p on p.id = r.product_id
        where r.hidden_at is null and p.status = 'published' order by r.created_at desc limit 1`,
    );
    const [review] = rows;
    await open(`/ProductDetails/${review?.product_id}`);
    await database.query(`update shoppers set name = 'Zenobia Palmyra' where id = $1`, [review?.shopper_id]);
    expect((await open(`/ProductDetails/${review?.product_id}`)).body).toContain('Zenobia P.');
  });
});

test.runIf(process.platform === 'linux')(
  'while the database stands still nothing is given from memory, and pages that need none of it go on',
  async () => {
    expect((await open('/SearchProducts')).status).toBe(200);
    signalDatabase(dataDir, 'SIGSTOP');
    try {
      const [list, help] = await Promise.all([open('/SearchProducts'), open('/faq')]);
      expect([list.status, help.status]).toEqual([503, 200]);
    } finally {
      signalDatabase(dataDir, 'SIGCONT');
    }
    await expect.poll(async () => (await open('/SearchProducts')).status).toBe(200);
  },
);

/** For settings that are written past the store: its first page after that may still show the old ones. */
const robots = async (language = 'en') =>
  (await open('/', { 'accept-language': language })).headers.get('x-robots-tag');

test('a planned shop says its hour on every page, and opens by the first visit after it', async () => {
  const plan = async (opensAt: Date) => {
    const planned = JSON.stringify({ isOpen: false, opensAt: opensAt.toISOString() });
    await database.query('update settings set value = value || $1', [planned]);
  };
  const opensAt = new Date(Date.now() + 3_600_000);
  await plan(opensAt);
  for (const [language, words] of [
    ['ar', 'يُفتتح المتجر قريباً:'],
    ['en', 'The shop opens soon:'],
  ] as const) {
    await expect.poll(() => robots(language)).toBe('noindex');
    const page = await open('/', { 'accept-language': language });
    expect(page.body).toContain(`${words} ${formatMoment(opensAt, language)}.`);
  }
  // Its page is cached until then.
  await plan(new Date(Date.now() + 1500));
  await expect.poll(async () => (await open('/')).body.includes('ProductDetails')).toBe(true);
  const { rows } = await database.query(`select value -> 'isOpen' as open from settings`);
  expect(rows).toEqual([{ open: true }]);
});

test('a shop that is not open yet says so to guests on every page, and takes them in once it is', async () => {
  const write = (isOpen: boolean) =>
    database.query(`update settings set value = jsonb_set(value - 'opensAt', '{isOpen}', $1)`, [
      JSON.stringify(isOpen),
    ]);
  await write(false);
  await expect.poll(() => robots()).toBe('noindex');
  for (const path of ['/', '/SearchProducts', '/no-such-page']) {
    const page = await open(path, { 'accept-language': 'ar' });
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(page.body).toContain('يُفتتح المتجر قريباً.');
    // The name stands on it once, and no channel while the owner has named none.
    expect(page.body.split('<body>')[1]?.split('منوال')).toHaveLength(2);
    expect(page.body).not.toContain('t.me');
    expect(page.body).not.toContain('ProductDetails');
  }
  await write(true);
  expect((await open('/')).body).toContain('ProductDetails');
});
