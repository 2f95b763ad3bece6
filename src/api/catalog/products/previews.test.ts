import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { product as t } from '../../../shop/texts/en/product.ts';

const store = await openStore({ pages: true });
const { db } = store;
await addProduct(db, { id: 'shown', name: { en: 'Linen dress', ar: 'فستان كتان' }, price: 3000 });
await addProduct(db, {
  id: 'draft',
  name: { en: 'Wool coat', ar: 'معطف صوف' },
  price: 9000,
  status: 'draft',
});
await addProduct(db, { id: 'like', price: 3100 });
const manager = await openConsole(store, ['manager']);
const other = await openConsole(store, ['owner']);
const shopper = await store.shopper();

const later = (minutes: number) => store.setNow(new Date(store.now().getTime() + minutes * 60_000));

type Given = Parameters<typeof manager.ask<'previewProduct'>>[1];

async function preview(given: NonNullable<Given>): Promise<string> {
  const { status, body } = await manager.ask('previewProduct', given);
  expect(status).toBe(200);
  return body.data.preview._id;
}

const pageOf = async (client: Pick<ConsoleClient, 'send'>, id: string, query = '') => {
  const { status, headers, body } = await client.send('GET', `/preview/${id}${query}`);
  return { status, headers, text: String(body) };
};

test('a draft is shown whole to the staff session that asked, and to no other', async () => {
  const id = await preview({ id: 'draft' });
  const { status, headers, text } = await pageOf(manager, id);
  expect([status, headers['cache-control'], headers['x-robots-tag'], headers['x-frame-options']]).toEqual([
    200,
    'private, no-store',
    'noindex',
    'SAMEORIGIN',
  ]);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(text).toContain('<h1 class="product-title"><bdi>Wool coat</bdi></h1>');
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).toContain(t.preview);

  for (const visitor of [store.guest(), shopper, other]) {
    const page = await pageOf(visitor, id);
    expect([page.status, page.text.includes('Wool coat')]).toEqual([404, false]);
    expect((await visitor.call('getProductPreview', { previewId: id })).status).toBe(404);
    expect((await visitor.call('getProductDetails', { productId: 'draft' })).status).toBe(404);
  }
  expect((await pageOf(manager, `${id}x`)).status).toBe(404);
  // What others were told is not given to whom it belongs, nor the other way round.
  expect((await pageOf(manager, id)).status).toBe(200);
});

test('what is not saved is shown in both languages and themes, and changes nothing', async () => {
  const before = await manager.ask('getProductToEdit', { id: 'shown' });
  const id = await preview({
    id: 'shown',
    fields: { nameEn: 'Silk dress', nameAr: 'فستان حرير', price: 7000 },
  });
  const [en, ar] = [await pageOf(manager, id, '?lang=en&theme=dark'), await pageOf(manager, id, '?lang=ar')];
  expect(en.text).toContain('lang="en" dir="ltr" data-theme="dark" data-fixed');
  expect(en.text).toContain('<h1 class="product-title"><bdi>Silk dress</bdi></h1>');
  expect(ar.text).toContain('lang="ar" dir="rtl" data-theme="light" data-fixed');
  expect(ar.text).toContain('<h1 class="product-title"><bdi>فستان حرير</bdi></h1>');
  // The console stays in its language.
  expect(manager.cookies.get('language')).toBeUndefined();
  expect((await manager.ask('getProductToEdit', { id: 'shown' })).body.data).toEqual(before.body.data);
  const { product } = (await store.guest().call('getProductDetails', { productId: 'shown' })).body.data;
  expect([product.name, product.price]).toEqual(['Linen dress', 3000]);
  expect((await store.guest().send('GET', '/ProductDetails/shown')).headers['x-frame-options']).toBe('DENY');
});

test('previews beside an editor who saves are refused to neither', async () => {
  const { version } = (await manager.ask('getProductToEdit', { id: 'draft' })).body.data.product;
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, (_each, at) =>
      manager.ask('previewProduct', { id: 'draft', fields: { nameEn: `Dress ${at}` } }),
    ),
    other.ask('changeProduct', { id: 'draft', version, fields: { careEn: 'Cold wash' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
});

test('a preview ends after half an hour and says so', async () => {
  const id = await preview({ id: 'draft' });
  later(20);
  // The session does not end for want of use.
  await manager.ask('getTaxonomy');
  later(9);
  expect((await pageOf(manager, id)).text).toContain('Wool coat');
  later(1);
  const { status, text } = await pageOf(manager, id);
  expect([status, text.includes(t.previewOver), text.includes('Wool coat')]).toEqual([200, true, false]);
});

test('a preview ends with the session that made it', async () => {
  const leaving = await openConsole(store, ['manager']);
  const { body } = await leaving.ask('previewProduct', { id: 'draft' });
  await leaving.ask('logoutStaff');
  expect((await pageOf(leaving, body.data.preview._id)).status).toBe(404);
});

test('looking at a preview counts no view, and a draft cannot be bought', async () => {
  const views = async () =>
    (
      await sql<{
        views: number;
      }>`select sum(views)::int as views from product_days where product_id = 'like'`.execute(db)
    ).rows[0]?.views;
  await pageOf(manager, await preview({ id: 'like' }));
  await store.guest().send('GET', '/ProductDetails/like');
  await expect.poll(views).toBe(1);
  const piece = { productId: 'draft', colorId: 'black', sizeId: 'M', quantity: 1 };
  const { status, body } = await (await store.shopper()).call('addToCart', piece);
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test('a preview keeps the rules of the editor, but not that all is there', async () => {
  const refused = async (given: NonNullable<Given>) => {
    const { status, body } = await manager.ask('previewProduct', given);
    return [status, body.code, body.errors?.[0]];
  };
  expect(await refused({ id: 'none' })).toEqual([404, 'NOT_FOUND', undefined]);
  expect(await refused({ id: 'shown', fields: { price: 3001 } })).toEqual([
    409,
    'PRICE_STEP',
    '"price" must be a multiple of 25',
  ]);
  expect(await refused({ id: 'shown', fields: { brandId: 'none' } })).toEqual([
    400,
    'VALIDATION',
    '"brandId" is unknown',
  ]);
  expect(await refused({ id: 'shown', fields: { slug: 'like' } })).toEqual([
    409,
    'SLUG_TAKEN',
    expect.anything(),
  ]);
  await preview({ id: 'shown', fields: { careAr: '' }, pictures: [] });
});

test.each(['packer', 'courier', 'accountant', 'support'] as const)('%s makes no previews', async (role) => {
  const someone = await openConsole(store, [role]);
  expect((await someone.ask('previewProduct', { id: 'draft' })).status).toBe(403);
});

test('a preview shows what is typed since, and only its own session and product can change it', async () => {
  const id = await preview({ id: 'shown', fields: { nameEn: 'Silk dress' } });
  expect(await preview({ id: 'shown', fields: { nameEn: 'Silk gown' }, previewId: id })).toBe(id);
  expect((await pageOf(manager, id)).text).toContain('<h1 class="product-title"><bdi>Silk gown</bdi></h1>');
  // A refused change leaves what it showed.
  const off = await manager.ask('previewProduct', { id: 'shown', fields: { price: 3001 }, previewId: id });
  expect(off.body.code).toBe('PRICE_STEP');
  expect((await pageOf(manager, id)).text).toContain('Silk gown');
  expect(await preview({ id: 'draft', previewId: id })).not.toBe(id);
  const colleague = await openConsole(store, ['owner']);
  const theirs = await colleague.ask('previewProduct', { id: 'shown', previewId: id });
  expect(theirs.body.data.preview._id).not.toBe(id);
  expect((await pageOf(manager, id)).text).toContain('Silk gown');
});

test('the card and the head of a preview are a page of their own, for its session', async () => {
  const id = await preview({ id: 'shown', fields: { nameEn: 'Silk dress', price: 7000 } });
  const { status, headers, text } = await pageOf(manager, id, '/card?lang=en&theme=dark');
  expect([status, headers['cache-control'], headers['x-frame-options']]).toEqual([
    200,
    'private, no-store',
    'SAMEORIGIN',
  ]);
  expect(text).toContain('data-theme="dark"');
  expect(text).toContain('<h1 class="product-title"><bdi>Silk dress</bdi></h1>');
  expect(text).toContain('<article class=');
  expect(text).not.toContain('<header class="header');
  expect((await pageOf(other, id, '/card')).status).toBe(404);
});
