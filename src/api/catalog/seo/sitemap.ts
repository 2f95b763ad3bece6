import { sql } from 'kysely';
import {
  type Addresses,
  addressesOf,
  defaultLanguage,
  brandPath,
  categoryPath,
  productPath,
  standingPaths,
} from '../../../shop/catalog/seo/addresses.ts';
import { escapeHtml } from '../../../shop/escape-html.ts';
import type { Db } from '../../platform/db/database.ts';
import { imageOf, type Picture } from '../media/image.ts';

/** A part holds 5,000 URLs: one per product and language. */
const PRODUCTS_IN_PART = 2500;

/** The parts of the sitemap with their last change: static pages, then products. */
export async function readSitemapIndex(db: Db, origin: string): Promise<string> {
  const { rows } = await sql<{ edited: Date }>`
    select max(updated_at) as edited
      from (select updated_at, (row_number() over (order by id) - 1) / ${PRODUCTS_IN_PART}::int as part
              from products where status = 'published') p
     group by part order by part`.execute(db);
  const parts = rows.map(
    ({ edited }, part) =>
      `<sitemap><loc>${origin}/sitemaps/products-${part + 1}.xml</loc><lastmod>${edited.toISOString()}</lastmod></sitemap>`,
  );
  return document(
    'sitemapindex',
    [`<sitemap><loc>${origin}/sitemaps/pages.xml</loc></sitemap>`, ...parts],
    '',
  );
}

/** The shop's own pages, categories with subcategories, and brands. */
export async function readSitemapPages(db: Db, origin: string): Promise<string> {
  const { rows: shelves } = await sql<{ category_id: string; id: string | null }>`
    select distinct p.category_id, k.id
      from products p, lateral (values (null::text), (p.subcategory_id)) k (id)
     where p.status = 'published' order by 1, 2 nulls first`.execute(db);
  const brands = await db
    .selectFrom('brands')
    .select(['id', 'slug'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const paths = [
    ...standingPaths,
    ...shelves.map(({ category_id, id }) => categoryPath(category_id, id ?? undefined)),
    ...brands.map(({ id, slug }) => brandPath({ _id: id, slug })),
  ];
  return document(
    'urlset',
    paths.flatMap((path) => inBoth(addressesOf(origin, path), '')),
    XHTML,
  );
}

/** The products of one part, each with all of its pictures; undefined if there is no such part. */
export async function readSitemapProducts(db: Db, origin: string, part: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; updated_at: Date; pictures: Picture[] }>`
    select p.id, p.updated_at,
           coalesce((select json_agg(i order by pp.position) from product_pictures pp join pictures i on i.id = pp.picture_id
                      where pp.product_id = p.id),
                    (select json_agg(i) from pictures i where i.id = p.picture_id), '[]') as pictures
      from products p where p.status = 'published'
     order by p.id limit ${PRODUCTS_IN_PART} offset ${(part - 1) * PRODUCTS_IN_PART}`.execute(db);
  if (rows.length === 0) return undefined;
  const entries = rows.flatMap(({ id, updated_at, pictures }) => {
    const addresses = new Set(pictures.map((each) => origin + imageOf(each, '', '').url));
    const images = [...addresses].map(imageEntry).join('');
    const edited = `<lastmod>${updated_at.toISOString()}</lastmod>`;
    return inBoth(addressesOf(origin, productPath(id)), edited + images);
  });
  return document('urlset', entries, `${XHTML} ${IMAGES}`);
}

/** What robots may crawl: everything except a shopper's own pages, the API, and deeply filtered lists. */
export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    ...[
      '/checkout/',
      '/orders',
      '/order/',
      '/track/',
      '/c/',
      '/my-favorite',
      '/points',
      '/coupons',
      '/profile',
    ].map((path) => `Disallow: ${path}`),
    ...['/PhoneNumber', '/VerifyCode', '/ProfileInfo'].map((path) => `Disallow: ${path}`),
    ...['minPrice', 'maxPrice', 'colors', 'sizes', 'seasons', 'sort'].map((name) => `Disallow: /*?*${name}=`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function document(root: 'sitemapindex' | 'urlset', entries: string[], namespaces: string): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces && ` ${namespaces}`}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</${root}>\n`;
}

/** Each language's URL is an entry that names both. */
function inBoth(addresses: Addresses, more: string): string[] {
  const others = Object.entries({ ...addresses, 'x-default': addresses[defaultLanguage] })
    .map(
      ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(address)}"/>`,
    )
    .join('');
  return Object.values(addresses).map(
    (address) => `<url><loc>${escapeHtml(address)}</loc>${more}${others}</url>`,
  );
}

const imageEntry = (address: string) =>
  `<image:image><image:loc>${escapeHtml(address)}</image:loc></image:image>`;
