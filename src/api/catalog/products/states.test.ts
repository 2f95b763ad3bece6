import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { runJob } from '../../jobs/runner.ts';

const store = await openStore();
const { db } = store;
await addProduct(db, { id: 'first' });
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const guest = store.guest({ language: 'en' });

const words = {
  descriptionEn: 'A dress of washed linen that falls to the knee.',
  descriptionAr: 'فستان من الكتان المغسول يصل طوله حتى الركبة تماماً.',
  materialEn: 'Linen',
  materialAr: 'كتان',
  careEn: '30°',
  careAr: 'غسيل 30°',
};

/** A draft without a picture or a variant. */
async function draft(nameEn: string) {
  const given = { nameEn, nameAr: 'فستان', brandId: 'loza', subCategoryId: 'women--all', price: 2_500 };
  const { status, body } = await manager.ask('createProduct', given);
  expect(status).toBe(201);
  return body.data.product;
}

/** A draft with everything it needs. */
async function ready(nameEn: string) {
  const { _id: id, version } = await draft(nameEn);
  await sql`insert into pictures (id, width, height, avif, webp) values ('f00d', 960, 1280, '{240}', '{480}')
            on conflict do nothing`.execute(db);
  await sql`insert into product_colors (product_id, color_id, position) values (${id}, 'black', 0)`.execute(
    db,
  );
  await sql`insert into product_pictures (product_id, position, color_id, picture_id) values (${id}, 0, 'black', 'f00d')`.execute(
    db,
  );
  await sql`insert into variants (product_id, color_id, size_id) values (${id}, 'black', 'M')`.execute(db);
  const { body } = await manager.ask('changeProduct', { id, version, fields: words });
  return body.data.product;
}

const linkTo = async (productId: string) => {
  const { status, body } = await guest.call('getProductDetails', { productId });
  return [status, body.code ?? 'OK', body.data];
};
const isListed = async (name: string) =>
  (await guest.call('getAllProducts', { name })).body.data.products.length === 1;

test('a draft names what it lacks, and shoppers see it once it is published', async () => {
  const begun = await draft('Zinnia dress');
  expect(begun).toMatchObject({ status: 'draft', canDelete: true, fields: { slug: 'zinnia-dress' } });
  const refused = await manager.ask('publishProduct', { id: begun._id, version: begun.version });
  expect([refused.status, refused.body.code]).toEqual([409, 'INCOMPLETE']);
  expect(refused.body.errors).toEqual(begun.missing.map((field) => `"${field}" is required`));
  expect(begun.missing.join(' ')).toBe('pictures variants');
  const inList = async () =>
    (await manager.ask('listProductsToEdit', {})).body.data.products.find(({ _id }) => _id === begun._id);
  expect((await inList())?.missing).toEqual(begun.missing);
  expect(await linkTo(begun._id)).toEqual([404, 'NOT_FOUND', null]);

  const { _id: id, version, missing } = await ready('Aster dress');
  expect(missing).toEqual([]);
  expect(await isListed('aster')).toBe(false);
  const { body } = await manager.ask('publishProduct', { id, version });
  expect(body.data.product).toMatchObject({
    status: 'published',
    canDelete: false,
    may: ['hide', 'archive'],
  });
  expect(await isListed('aster')).toBe(true);
  const card = (await guest.call('getAllProducts', { name: 'aster' })).body.data.products[0];
  // Of fewer than ten products none counts as new.
  expect(card).toMatchObject({ _id: id, isNew: false });
});

test('one language is enough: readers of the other one read it too, and it waits to be translated', async () => {
  const { _id: id, version } = await ready('Freesia dress');
  const arabic = { nameAr: 'فستان فريزيا', materialAr: 'كتان', descriptionAr: 'فستان' };
  const empty = { nameEn: '', descriptionEn: '', materialEn: '', careEn: '', careAr: '' };
  const { body } = await manager.ask('changeProduct', { id, version, fields: { ...arabic, ...empty } });
  const { product } = body.data;
  expect(product).toMatchObject({
    missing: [],
    unwritten: ['nameEn', 'descriptionEn', 'descriptionAr', 'materialEn', 'careEn', 'careAr'],
  });
  expect((await manager.ask('publishProduct', { id, version: product.version })).status).toBe(200);
  const { product: read } = (await guest.call('getProductDetails', { productId: id })).body.data;
  expect(read).toMatchObject({ name: 'فستان فريزيا', description: 'فستان', material: 'كتان', care: '' });
  expect(await isListed('فريزيا')).toBe(true);
  const toTranslate = async () =>
    (await manager.ask('listProductsToEdit', { view: 'toTranslate' })).body.data.products.map(
      ({ _id }) => _id,
    );
  expect(await toTranslate()).toContain(id);

  const shopper = await store.shopper();
  await sql`update variants set stock = 2 where product_id = ${id}`.execute(db);
  const { cart } = (
    await shopper.call('addToCart', { productId: id, colorId: 'black', sizeId: 'M', quantity: 1 })
  ).body.data;
  expect(cart.items[0]).toMatchObject({ name: 'فستان فريزيا' });
  const next = (await manager.ask('getProductToEdit', { id })).body.data.product;
  const fields = { nameEn: 'Freesia', descriptionEn: 'A dress', materialEn: 'Linen' };
  await manager.ask('changeProduct', { id, version: next.version, fields });
  expect(await toTranslate()).not.toContain(id);
});

test('a hidden product says that it rests, an archived one leads to its category', async () => {
  const { _id: id, version } = await ready('Dahlia dress');
  await manager.ask('publishProduct', { id, version });
  await manager.ask('hideProduct', { id, version: version + 1 });
  expect(await linkTo(id)).toEqual([409, 'UNAVAILABLE', null]);
  expect(await isListed('dahlia')).toBe(false);
  await manager.ask('archiveProduct', { id, version: version + 2 });
  expect(await linkTo(id)).toEqual([404, 'NOT_FOUND', { categoryId: 'women' }]);
  const again = await manager.ask('hideProduct', { id, version: version + 3 });
  expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
});

test('a cart keeps what was hidden and does not sell it', async () => {
  const id = await addProduct(db, { id: 'poppy', stock: { 'black/M': 3 } });
  const shopper = await store.shopper();
  const line = { productId: id, colorId: 'black', sizeId: 'M', quantity: 1 };
  await shopper.call('addToCart', line);
  await manager.ask('hideProduct', { id, version: 1 });
  const { body } = await shopper.call('displayCart');
  expect(body.data.cart.items.map(({ issue }) => issue)).toEqual(['UNAVAILABLE']);
  expect((await shopper.call('addToCart', line)).body.code).toBe('UNAVAILABLE');
});

test('a scheduled product comes by itself at its minute', async () => {
  const { _id: id, version } = await ready('Lupin dress');
  const past = await manager.ask('scheduleProduct', { id, version, at: '2020-01-01T07:00:00.000Z' });
  expect([past.status, past.body.code]).toEqual([400, 'VALIDATION']);
  const at = new Date(store.now().getTime() + 600_000).toISOString();
  const { body } = await manager.ask('scheduleProduct', { id, version, at });
  expect(body.data.product).toMatchObject({ status: 'scheduled', publishAt: at });
  expect(await linkTo(id)).toEqual([404, 'NOT_FOUND', null]);
  // What waits for its minute stays complete.
  const cut = await manager.ask('changeProduct', { id, version: version + 1, variants: [] });
  expect(cut.body.code).toBe('INCOMPLETE');
  await runJob(store, 'publish-scheduled');
  expect((await linkTo(id))[0]).toBe(404);
  store.setNow(at);
  await runJob(store, 'publish-scheduled');
  expect((await linkTo(id))[0]).toBe(200);
  const { rows } = await store.pool.query(
    `select staff_id, action from staff_audit where subject = $1 order by id desc limit 1`,
    [id],
  );
  expect(rows).toEqual([{ staff_id: null, action: 'product.publish' }]);
  const { product } = (await manager.ask('getProductToEdit', { id })).body.data;
  expect(product).toMatchObject({ changedBy: null, isPublishedBySchedule: true });
});

test('a schedule is taken back', async () => {
  const { _id: id, version } = await ready('Iris dress');
  const at = new Date(store.now().getTime() + 600_000).toISOString();
  await manager.ask('scheduleProduct', { id, version, at });
  const { body } = await manager.ask('scheduleProduct', { id, version: version + 1, at: null });
  expect(body.data.product).toMatchObject({ status: 'draft', publishAt: null });
});

test('a draft is deleted; what was counted or shown is not', async () => {
  const { _id: id } = await draft('Mallow dress');
  expect((await manager.ask('deleteProduct', { id })).status).toBe(200);
  expect((await manager.ask('getProductToEdit', { id })).status).toBe(404);
  const counted = await addProduct(db, { id: 'counted', status: 'draft', stock: { 'black/M': 1 } });
  for (const used of [counted, 'first'])
    expect((await manager.ask('deleteProduct', { id: used })).body.code).toBe('IN_USE');
});

test('a changed address leads on, also over several changes, and names no other product', async () => {
  const { _id: id, version } = await ready('Clover dress');
  await manager.ask('publishProduct', { id, version });
  const rename = (to: string, by: number, product = id) =>
    manager.ask('changeProduct', { id: product, version: by, fields: { slug: to } });
  await rename('clover', version + 1);
  await rename('clover-in-linen', version + 2);
  for (const slug of ['clover-dress', 'clover', 'clover-in-linen'])
    expect(await linkTo(slug)).toEqual([404, 'NOT_FOUND', { productId: id }]);
  const other = await draft('Clover dress');
  expect(other.fields.slug).toBe('clover-dress-2');
  for (const taken of ['clover', 'clover-in-linen', 'clover-dress'])
    expect((await rename(taken, other.version, other._id)).body.code).toBe('SLUG_TAKEN');
  // Its own former word is its again, and after a year it is free for others.
  expect((await rename('clover', version + 3)).status).toBe(200);
  await sql`update product_slugs set left_at = ${store.now()}::timestamptz - interval '366 days'`.execute(db);
  expect((await rename('clover-dress', other.version, other._id)).status).toBe(200);
  expect(await linkTo('clover-in-linen')).toEqual([404, 'NOT_FOUND', { productId: id }]);
});

test('a product moved to another brand is found by the new one alone', async () => {
  await addProduct(db, { brandId: 'tamima', id: 'other-brand' });
  const { _id: id, version } = await ready('Sorrel dress');
  await manager.ask('publishProduct', { id, version });
  await manager.ask('changeProduct', { id, version: version + 1, fields: { brandId: 'tamima' } });
  const found = async (name: string) =>
    (await guest.call('getAllProducts', { name })).body.data.products.some(({ _id }) => _id === id);
  expect([await found('tamima'), await found('loza')]).toEqual([true, false]);
});

test('two with one name at once get two addresses', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => draft('Thistle dress')));
  expect(new Set(made.map(({ fields }) => fields.slug)).size).toBe(4);
});

test('until its first publication the address follows the English name, unless it was written', async () => {
  const begun = await draft('');
  expect(begun.fields.slug).toMatch(/^product-/);
  const rename = async (fields: { nameEn?: string; slug?: string }, id: string, version: number) =>
    (await manager.ask('changeProduct', { id, version, fields })).body.data.product.fields.slug;
  expect(await rename({ nameEn: 'Lupine coat' }, begun._id, begun.version)).toBe('lupine-coat');
  expect(await rename({ nameEn: 'Violet coat' }, begun._id, begun.version + 1)).toBe('violet-coat');
  expect(await rename({ slug: 'my-coat' }, begun._id, begun.version + 2)).toBe('my-coat');
  expect(await rename({ nameEn: 'Lilac coat' }, begun._id, begun.version + 3)).toBe('my-coat');

  const { _id: id, version } = await ready('Tansy coat');
  await manager.ask('publishProduct', { id, version });
  expect(await rename({ nameEn: 'Sage coat' }, id, version + 1)).toBe('tansy-coat');
});
