import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../test/catalog.ts';
import { openStore } from '../../../test/store.ts';

const store = await openStore();
const guest = store.guest();

beforeAll(async () => {
  const { db } = store;
  await sql`insert into size_guides (id, columns_en, columns_ar, rows_en, rows_ar)
            values ('alpha', '{Size,Bust}', '{القياس,محيط الصدر}', '[["S","84"]]', '[["S","84"]]')`.execute(
    db,
  );
  await addProduct(db, {
    id: 'dress',
    name: { en: 'Linen dress', ar: 'فستان كتان' },
    price: 3000,
    stock: { 'red/M': 3, 'red/S': 0, 'black/S': 2 },
  });
  await sql`update products set size_guide_id = 'alpha', material_en = 'Linen', care_ar = 'غسيل ناعم' where id = 'dress'`.execute(
    db,
  );
  await addProduct(db, { id: 'near', price: 2900 });
  await addProduct(db, { id: 'far', price: 9000 });
  await addProduct(db, { id: 'nearest-but-gone', price: 3000, stock: { 'black/M': 0 } });
  await addProduct(db, { id: 'other-kind', price: 3000, subCategoryId: 'women--coats' });
  await addProduct(db, { id: 'boxers', categoryId: 'underwear', brandId: 'other' });
  await addProduct(db, { id: 'draft', status: 'draft' });
});

test('a product is answered whole', async () => {
  const { status, body } = await guest.call('getProductDetails', { productId: 'dress' });
  expect(status).toBe(200);
  expect(body.data.product).toMatchObject({
    _id: 'dress',
    name: 'Linen dress',
    description: 'Falls to the knee.',
    material: 'Linen',
    care: '',
    seasons: ['spring', 'summer'],
    returnable: true,
    category: { _id: 'women', name: 'women' },
    subCategory: { _id: 'women--all', name: 'women--all' },
    images: [{ colorId: null, alt: 'Linen dress' }],
    colors: [{ _id: 'red' }, { _id: 'black' }],
    sizes: [
      { _id: 'S', label: 'S' },
      { _id: 'M', label: 'M' },
    ],
    variants: [
      { colorId: 'red', sizeId: 'S', available: 0 },
      { colorId: 'red', sizeId: 'M', available: 3 },
      { colorId: 'black', sizeId: 'S', available: 2 },
    ],
    sizeGuide: { columns: ['Size', 'Bust'], rows: [['S', '84']] },
    ratings: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  });
});

test('in Arabic every text is Arabic', async () => {
  const { body } = await store.guest({ language: 'ar' }).call('getProductDetails', { productId: 'dress' });
  expect(body.data.product).toMatchObject({
    name: 'فستان كتان',
    description: 'طوله حتى الركبة.',
    care: 'غسيل ناعم',
    sizeGuide: { columns: ['القياس', 'محيط الصدر'] },
  });
});

test('each color has its pictures, named with the color', async () => {
  await sql`insert into pictures (id, width, height, avif, webp) values ('f00d', 960, 1280, '{240,480,960}', '{320,480}')`.execute(
    store.db,
  );
  await sql`insert into product_pictures (product_id, position, color_id, picture_id) values ('near', 0, 'black', 'f00d')`.execute(
    store.db,
  );
  await sql`update products set picture_id = 'f00d' where id = 'near'`.execute(store.db);
  const { body } = await guest.call('getProductDetails', { productId: 'near' });
  const image = {
    url: '/pictures/f00d-480.webp',
    width: 960,
    height: 1280,
    placeholder: '#ecebe6',
    srcset: '/pictures/f00d-240.avif 240w, /pictures/f00d-480.avif 480w, /pictures/f00d-960.avif 960w',
  };
  const { name } = body.data.product;
  expect(body.data.product.images).toEqual([{ ...image, alt: `${name} (Black)`, colorId: 'black' }]);
  expect(body.data.product.image).toEqual({ ...image, alt: name });
});

test('related pieces are of the same kind, near in price, and can be bought', async () => {
  const { body } = await guest.call('getProductDetails', { productId: 'dress' });
  expect(body.data.product.related.map(({ _id }) => _id)).toEqual(['near', 'far', 'other-kind']);
});

test('a piece of a category that does not go back is not returnable', async () => {
  const { body } = await guest.call('getProductDetails', { productId: 'boxers' });
  expect(body.data.product.returnable).toBe(false);
});

test.each(['draft', 'nothing'])('%s is not found', async (productId) => {
  const { status, body } = await guest.call('getProductDetails', { productId });
  expect(status).toBe(404);
  expect(body).toMatchObject({ status: false, code: 'NOT_FOUND', data: null });
});

test('a call without its product is refused', async () => {
  const answer = await guest.send('GET', '/api/client/v1/store/products/get-product-details');
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual(['"productId" is required']);
});
