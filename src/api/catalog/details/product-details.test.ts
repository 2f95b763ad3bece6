import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';
import type { Language } from '../../../shop/language.ts';

const store = await openStore();
const guest = store.guest();

beforeAll(async () => {
  const { db } = store;
  await sql`insert into size_guides (id, columns_en, columns_ar, rows_en, rows_ar, measures, how_en, how_ar)
            values ('alpha', '{Size,Bust}', '{القياس,محيط الصدر}', '[["S","84"]]', '[["S","84"]]',
                    '{"",bust}', '{"",Tape level.}', '{"",بشكل أفقي.}')`.execute(db);
  await addProduct(db, {
    id: 'dress',
    name: { en: 'Linen dress', ar: 'فستان كتان' },
    price: 3000,
    stock: { 'red/M': 3, 'red/S': 0, 'black/S': 2 },
  });
  await sql`update products set size_guide_id = 'alpha', outline = 'dress', material_en = 'Linen', care_ar = 'غسيل ناعم' where id = 'dress'`.execute(
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
    care: 'غسيل ناعم',
    seasons: ['spring', 'summer'],
    returnable: true,
    returnReason: null,
    returnDays: 3,
    exchangeDays: 7,
    category: { _id: 'women', name: 'women' },
    subCategory: { _id: 'women--all', name: 'women--all' },
    images: [{ colorId: null, alt: 'Linen dress', view: 'front' }],
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
    sizeGuide: {
      columns: ['Size', 'Bust'],
      rows: [['S', '84']],
      measures: ['', 'bust'],
      how: ['', 'Tape level.'],
      note: '',
    },
    fewLeft: 5,
    maxQuantity: 10,
    fit: { small: 0, true: 0, large: 0 },
    ratings: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  });
});

test('in Arabic every text is Arabic', async () => {
  const { body } = await store.guest({ language: 'ar' }).call('getProductDetails', { productId: 'dress' });
  expect(body.data.product).toMatchObject({
    name: 'فستان كتان',
    description: 'طوله حتى الركبة.',
    care: 'غسيل ناعم',
    sizeGuide: { columns: ['القياس', 'محيط الصدر'], how: ['', 'بشكل أفقي.'] },
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
  expect(body.data.product.images).toEqual([
    { ...image, alt: `${name}, Black, front view`, colorId: 'black', view: 'front', wornBy: null },
  ]);
  expect(body.data.product.image).toEqual({ ...image, alt: `${name}, Black, front view` });
});

test('what goes with a piece is of other kinds', async () => {
  const { body } = await guest.call('getProductDetails', { productId: 'dress' });
  expect(body.data.product.related.map(({ _id }) => _id)).toEqual(['other-kind']);
});

test('a piece is drawn to be measured where its kind has a drawing', async () => {
  const drawingOf = async (productId: string) =>
    (await guest.call('getProductDetails', { productId })).body.data.product.sizeDrawing;
  expect(await drawingOf('near')).toBeNull();
  const drawing = await drawingOf('dress');
  expect(drawing?.outline).toMatch(/^M/);
  expect(drawing?.lines.map(({ measure }) => measure)).toContain('chest');
  expect(JSON.stringify(drawing).length).toBeLessThan(2500);
});

test('a piece of a kind that stays with its buyer says why, the nearer kind first', async () => {
  const { db } = store;
  const reasonOf = async (language: Language = 'en') => {
    const { body } = await store.guest({ language }).call('getProductDetails', { productId: 'boxers' });
    return [body.data.product.returnable, body.data.product.returnReason];
  };
  expect(await reasonOf()).toEqual([false, '']);
  await sql`update categories set keep_reason_en = 'For hygiene.', keep_reason_ar = 'حفاظاً على النظافة.'
             where id = 'underwear'`.execute(db);
  expect(await reasonOf()).toEqual([false, 'For hygiene.']);
  expect(await reasonOf('ar')).toEqual([false, 'حفاظاً على النظافة.']);
  await sql`update subcategories set keep_reason_en = 'Boxers stay.' where id = 'underwear--all'`.execute(db);
  expect(await reasonOf()).toEqual([false, 'Boxers stay.']);
});

test('the settings say at which stock the number left is shown and how many may be ordered', async () => {
  await sql`insert into settings (value) values ('{"lowStock": 3, "maxQuantityPerLine": 4}')
            on conflict (only_row) do update set value = settings.value || excluded.value`.execute(store.db);
  store.setNow(new Date(store.now().getTime() + 5000));
  const { body } = await guest.call('getProductDetails', { productId: 'dress' });
  expect(body.data.product).toMatchObject({ fewLeft: 3, maxQuantity: 4 });
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
