import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStoreProcess, type StoreProcess } from '../../../../test/store-process.ts';
import type { DataOf } from '../../../shop/endpoints.ts';
import { languages } from '../../../shop/language.ts';
import { runningDatabaseUrl } from '../../platform/db/embedded/embedded.ts';

// What search engines, chats and robots read, with the demo shop.

const dataDir = mkdtempSync(join(tmpdir(), 'minwal-found-'));
const origin = 'https://minwal.example';
let store: StoreProcess;
let database: pg.Client;

beforeAll(async () => {
  const rest = { PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: '', PUBLIC_URL: origin };
  store = await openStoreProcess({ DATA_DIR: dataDir, DEMO: 'true', ...rest });
  database = new pg.Client({ connectionString: runningDatabaseUrl(dataDir) ?? '' });
  await database.connect();
});

afterAll(async () => {
  await database.end();
  await store.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = async (path: string) => {
  const answer = await fetch(store.address + path);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The head of a page as parsed by machines. */
async function headOf(path: string) {
  const { status, body } = await open(path);
  const head = body.slice(0, body.indexOf('</head>'));
  const one = (pattern: RegExp) => unescaped(pattern.exec(head)?.[1] ?? '');
  const tags = [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  const alternates = [...head.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  const data = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(head)?.[1];
  return {
    status,
    title: one(/<title>([^<]*)<\/title>/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    tags: Object.fromEntries(tags.map(([, name = '', content = '']) => [name, unescaped(content)])),
    alternates: Object.fromEntries(alternates.map(([, code = '', href = '']) => [code, unescaped(href)])),
    // It must be JSON with one graph.
    data: data === undefined ? [] : graphIn(data),
  };
}

const graphIn = (text: string): Record<string, unknown>[] => JSON.parse(text)['@graph'];

async function readProduct(productId: string, language: string) {
  const path = `/api/client/v1/store/products/get-product-details?productId=${productId}`;
  const answer = await fetch(store.address + path, { headers: { 'accept-language': language } });
  const { data }: { data: DataOf<'getProductDetails'> } = JSON.parse(await answer.text());
  return data.product;
}

async function productWhere(condition: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `select id from products where status = 'published' and ${condition} order by id limit 1`,
  );
  return rows[0]?.id ?? '';
}

describe.each(languages)('in %s', (language) => {
  const address = (path: string) =>
    language === 'en' ? origin + path : `${origin}${path}${path.includes('?') ? '&' : '?'}lang=ar`;
  const asked = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test('a piece tells what it is, costs and is worth to those who bought it', async () => {
    const id = await productWhere(
      `ratings <> '{0,0,0,0,0}' and size_ids_in_stock <> '{}' and available_from is null`,
    );
    const product = await readProduct(id, language);
    const head = await headOf(asked(`/ProductDetails/${id}`));
    const url = address(`/ProductDetails/${id}`);
    expect(head.title).toContain(product.name);
    expect(head.title).toContain(product.brand.name);
    expect(head.canonical).toBe(url);
    expect(head.alternates).toEqual({
      en: `${origin}/ProductDetails/${id}`,
      ar: `${origin}/ProductDetails/${id}?lang=ar`,
      'x-default': `${origin}/ProductDetails/${id}`,
    });
    const [piece, shipping, returns, trail] = head.data;
    const variants = piece?.['hasVariant'] as { offers: object }[];
    expect(variants).toHaveLength(product.variants.length);
    expect([shipping?.['@type'], returns?.['@type']]).toEqual([
      'OfferShippingDetails',
      'MerchantReturnPolicy',
    ]);
    expect(piece).toMatchObject({
      '@type': 'ProductGroup',
      name: product.name,
      description: product.description,
      productGroupID: id,
      url,
      brand: { '@type': 'Brand', name: product.brand.name },
      image: expect.arrayContaining([origin + product.images[0]?.url]),
      aggregateRating: { ratingValue: product.rating, reviewCount: product.ratesCount, bestRating: 5 },
    });
    for (const { offers } of variants)
      expect(offers).toMatchObject({
        '@type': 'Offer',
        price: product.priceAfterDiscount ?? product.price,
        priceCurrency: 'SYP',
      });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    const steps = trail?.['itemListElement'] as { name: string; item: string }[];
    expect(steps.map(({ name }) => name).slice(1)).toEqual([
      product.category.name,
      product.subCategory.name,
      product.name,
    ]);
    expect(steps.at(-1)?.item).toBe(url);
  });

  test('a link to a piece shows its picture with the price', async () => {
    const id = await productWhere('price_after_discount is not null and discount_ends_at is null');
    const { tags, title, canonical } = await headOf(asked(`/ProductDetails/${id}`));
    expect(tags).toMatchObject({
      'og:title': title,
      'og:url': canonical,
      'og:type': 'product',
      'og:locale': language === 'en' ? 'en_US' : 'ar_SY',
      'og:description': tags['description'],
      'twitter:card': 'summary_large_image',
      'product:price:currency': 'SYP',
    });
    const picture = tags['og:image'] ?? '';
    expect(picture).toMatch(new RegExp(`^${origin}/og/${id}-${language}-[0-9a-f]+\\.png$`));
    const answer = await fetch(picture.replace(origin, store.address), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: Number(tags['og:image:width']),
      height: Number(tags['og:image:height']),
    });
  });

  test('the front of the store says who it is and how to search it', async () => {
    const { data, canonical, tags } = await headOf(asked('/'));
    expect(canonical).toBe(address('/'));
    expect(data.map((thing) => thing['@type'])).toEqual(['OnlineStore', 'WebSite']);
    expect(data[1]).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: address('/SearchProducts?name={words}') },
      },
    });
    expect(tags['og:type']).toBe('website');
  });

  test('a category, a brand and the whole store list what they show', async () => {
    const { rows } = await database.query<{ id: string; slug: string }>(
      'select id, slug from brands order by position limit 1',
    );
    for (const path of [
      '/categories?categoryId=women',
      `/brands/${rows[0]?.id}/${rows[0]?.slug}`,
      '/SearchProducts',
    ]) {
      const { canonical, data, tags } = await headOf(asked(path));
      expect(canonical).toBe(address(path));
      expect(tags['og:image']).toMatch(/^https:\/\/minwal\.example\/og\//);
      const list = data.find((thing) => thing['@type'] === 'ItemList');
      const entries = list?.['itemListElement'] as { url: string; position: number }[];
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.map(({ position }) => position)).toEqual(entries.map((_entry, place) => place + 1));
      for (const { url } of entries) expect(url).toMatch(/^https:\/\/minwal\.example\/ProductDetails\//);
    }
  });
});

test.each([
  ['/SearchProducts?onSale=true', null],
  ['/SearchProducts?name=dress', null],
  ['/SearchProducts?sort=newest', null],
  ['/categories?categoryId=women,men', null],
  ['/categories?categoryId=women&sort=rating', null],
  ['/profile', null],
  ['/PhoneNumber', null],
  ['/ProductDetails/nothing', null],
  ['/SearchProducts?fbclid=abc&utm_source=chat', '/SearchProducts'],
  ['/SearchProducts?page=1', '/SearchProducts'],
  ['/SearchProducts?page=2', '/SearchProducts?page=2'],
  ['/categories?page=2&categoryId=women&lang=en', '/categories?categoryId=women&page=2'],
  ['/faq?anything=1', '/faq'],
])('%s is found at %s', async (path, found) => {
  const { canonical, tags, data } = await headOf(path);
  expect(canonical).toBe(found === null ? '' : origin + found);
  expect(tags['robots']).toBe(found === null ? 'noindex' : undefined);
  if (found === null) expect(data).toEqual([]);
});

test('a name of markup stays a name', async () => {
  const id = await productWhere('price_after_discount is null and available_from is null');
  const name = `</script><script>alert("1")</script><!-- & 'x'`;
  await database.query('update products set name_en = $2 where id = $1', [id, name]);
  const { data, title, tags } = await headOf(`/ProductDetails/${id}`);
  expect(data[0]?.['name']).toBe(name);
  expect(title).toContain(name);
  expect(tags['og:title']).toBe(title);
  expect((await open(`/ProductDetails/${id}`)).body).not.toContain('<script>alert');
});

describe('the map of the store', () => {
  /** Every opened element is closed, in order. */
  function expectWellFormed(xml: string): void {
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n</);
    expect(xml.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    const open: string[] = [];
    for (const [, closing, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:]+)([^>]*)>/g)) {
      if (closing === '/') expect(open.pop()).toBe(name);
      else if (!rest.endsWith('/')) open.push(name);
    }
    expect(open).toEqual([]);
  }

  const places = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => unescaped(place));

  test('names every piece once a language, with its pictures and its last edit', async () => {
    const index = await open('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expectWellFormed(index.body);
    const parts = places(index.body);
    expect(parts).toEqual([`${origin}/sitemaps/pages.xml`, `${origin}/sitemaps/products-1.xml`]);
    const { body } = await open('/sitemaps/products-1.xml');
    expectWellFormed(body);
    const { rows } = await database.query<{ id: string }>(
      `select id from products where status = 'published' order by id`,
    );
    expect(places(body)).toEqual(
      rows.flatMap(({ id }) => [`${origin}/ProductDetails/${id}`, `${origin}/ProductDetails/${id}?lang=ar`]),
    );
    const { rows: pictures } = await database.query(
      `select distinct p.id, coalesce(pp.picture_id, p.picture_id)
         from products p left join product_pictures pp on pp.product_id = p.id where p.status = 'published'`,
    );
    expect(body.match(/<image:loc>https:\/\/minwal\.example\/pictures\//g)).toHaveLength(pictures.length * 2);
    expect(body.match(/<lastmod>20\d\d-/g)).toHaveLength(rows.length * 2);
  });

  test('names the standing pages, the categories with something in them and the brands, each of which is there', async () => {
    const { body } = await open('/sitemaps/pages.xml');
    expectWellFormed(body);
    const all = places(body);
    expect(new Set(all).size).toBe(all.length);
    for (const path of [
      '/',
      '/faq',
      '/terms?lang=ar',
      '/categories?categoryId=women',
      '/categories?categoryId=women&lang=ar',
    ])
      expect(all).toContain(origin + path);
    for (const place of all.filter((_place, nth) => nth % 5 === 0)) {
      const { status, canonical } = await headOf(place.slice(origin.length));
      expect([status, canonical]).toEqual([200, place]);
    }
  });

  test('follows what is sold', async () => {
    const id = await productWhere('true');
    await database.query(`update products set status = 'archived' where id = $1`, [id]);
    expect(places((await open('/sitemaps/products-1.xml')).body)).not.toContain(
      `${origin}/ProductDetails/${id}`,
    );
  });

  test.each(['/sitemaps/products-2.xml', '/sitemaps/products-0.xml', '/sitemaps/products-x.xml'])(
    'has no part %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  test('is where robots look for it, and what is one shopper’s is not', async () => {
    const { body, headers } = await open('/robots.txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const path of ['/api/', '/checkout/', '/orders', '/profile'])
      expect(body).toContain(`Disallow: ${path}\n`);
  });
});
