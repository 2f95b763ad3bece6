import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { reportNames } from '../../src/shop/office/reports/reports.ts';
import { settingGroupNames } from '../../src/shop/office/settings/groups.ts';
import { consoleCall } from '../console-call.ts';
import { storeQuery } from '../store-query.ts';

/** Every route of the console, as its router has them. */
export function consoleRoutes(): string[] {
  const file = readFileSync(join(import.meta.dirname, '../../src/web/backoffice/routes.ts'), 'utf8');
  return ['/', ...[...file.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path)];
}

/** What stands for a route's parameters; each needs no more than the demo and an owner who is signed in. */
type Parameters = (context: BrowserContext) => Promise<readonly string[]>;

const rowOf = (statement: string) => async (): Promise<string[]> => {
  const [row] = await storeQuery(statement, []);
  if (row === undefined) throw new Error(`the demo has no row for: ${statement}`);
  return Object.values(row).map(String);
};
const firstOf = (table: string, since = 'created_at') =>
  rowOf(`select id from ${table} order by ${since} limit 1`);
const aProduct = async () => ['abaya-with-embroidered-cuffs'];

const parameters: Readonly<Record<string, Parameters>> = {
  '/orders/:id': rowOf(`select id from orders where status = 'delivered' order by placed_at limit 1`),
  '/pack/:no': rowOf(
    `select number from orders o join parcels p on p.order_id = o.id where stage = 'toPick' order by placed_at limit 1`,
  ),
  '/delivery/runs/:id': firstOf('runs'),
  '/delivery/carriers/:id': async () => ['demo-north-freight'],
  '/returns/:id': firstOf('returns'),
  '/cash/companies/:id': async () => ['demo-north-freight'],
  '/cash/:day/:who': async (context) => {
    const { rows } = await consoleCall(context, 'listCashDays', {});
    const row = rows.find(({ holder }) => holder._id.startsWith('courier:'));
    return [row?.day ?? '', row?.holder._id.replace('courier:', '') ?? ''];
  },
  '/products/:id': aProduct,
  '/products/:id/preview/:previewId': async (context) => {
    const [id = ''] = await aProduct();
    const { preview } = await consoleCall(context, 'previewProduct', { id });
    return [id, preview._id];
  },
  '/products/size-guides/:id': async () => ['alpha-men'],
  '/products/import/:id': rowOf(
    `with file as (
       insert into imports (file_name, encoding, head, columns, state, row_count, made_by, made_at)
       values ('autumn.csv', 'utf-8', '{name,price}', '{nameEn,price}', 'checked', 1,
               (select id from staff order by created_at desc limit 1), now()) returning id),
     line as (
       insert into import_rows (import_id, number, cells, faults)
       select id, 2, '{Dress,1001}', '[]' from file)
     select id from file`,
  ),
  '/products/changes/:id': async (context) => {
    const ids = await aProduct();
    const { change } = await consoleCall(context, 'previewProductChange', {
      action: { kind: 'hide' },
      ids: [...ids],
    });
    return [change._id];
  },
  '/products/pricing/:id': async (context) => {
    const { change } = await consoleCall(context, 'previewPrices', {
      kind: 'percent',
      value: 10,
      rounding: 'nearest',
      ending: null,
      startsAt: null,
      endsAt: null,
      categoryIds: [],
      brandIds: ['bas-sadeh'],
      productIds: [],
    });
    return [change._id];
  },
  '/coupons/:id': async () => ['coupon-ahlan'],
  '/content/:id': async () => ['denim'],
  '/content/texts/:page': async () => ['faq'],
  '/content/texts/:page/new': async () => ['terms'],
  '/content/texts/:page/:id': async () => ['faq', 'favorites'],
  '/content/texts/:page/versions/:number': async (context) => {
    // As the shop words it: shoppers read what they read before. Of two who publish at once one may be late.
    const { text } = await consoleCall(context, 'getEditedHelpText', { page: 'about' });
    const { version } = text;
    if (text.versions.length === 0)
      await consoleCall(context, 'publishHelpText', { page: 'about', version }).catch(() => null);
    return ['about', '1'];
  },
  '/content/news/:id': firstOf('brand_news'),
  '/stock/:productId': aProduct,
  '/stock/receipts/:id': firstOf('receipts', 'made_at'),
  '/stock/counts/:id': async (context) => {
    const { count } = await consoleCall(context, 'createCount', { place: 'A1', categoryId: 'baby' });
    return [count._id];
  },
  '/stock/suppliers/:id': firstOf('suppliers'),
  '/messages/templates/:name': async () => ['chat.order'],
  '/customers/:id': rowOf(`select shopper_id from cases order by opened_at limit 1`),
  '/settings/staff/:id': rowOf(
    `select id from staff where 'courier' = any(roles) order by created_at limit 1`,
  ),
  '/settings/webhooks/:id': async (context) => {
    // Nothing is sent there: nothing of this kind happens while pages are looked at.
    const { webhook } = await consoleCall(context, 'createWebhook', {
      name: 'Books',
      url: 'https://8.8.8.8/hook',
      events: ['cash.closed'],
    });
    return [webhook._id];
  },
  '*': async () => ['/nowhere'],
};

/** Named below, before signing in, and the courier's round, an app of its own. */
const ELSEWHERE = ['/sign-in', '/enter', '/round/*?', '/reports/:name', '/settings/:group'];

/** Pages that are made alike, by name. */
export const alike: readonly string[] = [
  ...reportNames.map((name) => `console/reports/${name}`),
  ...settingGroupNames.map((name) => `console/settings/${name}`),
];

/** Named after its route: `/orders/:id` is `console/orders/one`. */
const nameOf = (route: string) =>
  `console${route === '/' ? '/today' : route.replaceAll(/:\w+/g, 'one').replace('*', 'nowhere')}`;

/**
 * Every route below `/console` by name, with an address to see it at; fails for one that has parameters and none stand here
 * for them.
 */
export async function consoleAddresses(context: BrowserContext): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const route of consoleRoutes().filter((each) => !ELSEWHERE.includes(each))) {
    const values = [...((await parameters[route]?.(context)) ?? [])];
    const address = route.replaceAll(/:\w+|\*/g, () => encodeURI(values.shift() ?? ''));
    if (address.includes('//') || values.length > 0 || (address.endsWith('/') && route !== '/'))
      throw new Error(`there is nothing to see of ${route}`);
    addresses.set(nameOf(route), `/console${route === '/' ? '' : address}`);
  }
  const [subCategoryId = ''] = await rowOf(`select id from subcategories order by id limit 1`)();
  const { product } = await consoleCall(context, 'createProduct', {
    nameAr: 'فستان',
    nameEn: '',
    subCategoryId,
    brandId: 'bas-sadeh',
    price: 2_500,
  });
  addresses.set('console/products/unfinished', `/console/products/${product._id}`);
  for (const name of alike) addresses.set(name, `/${name}`);
  return addresses;
}
