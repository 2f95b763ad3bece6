import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import { openStore } from '../../../../../test/store.ts';
import { thinImages } from './thin-images.ts';

const store = await openStore();
const guest = store.guest();
const saving = { 'save-data': 'on' };

beforeAll(async () => {
  const { db } = store;
  await addProduct(db, { id: 'dress', stock: { 'red/M': 3 } });
  for (const id of ['f00d', 'bac0', 'c10e']) {
    await sql`insert into pictures (id, width, height, avif, webp)
              values (${id}, 960, 1280, '{240,320,480,960}', '{480}')`.execute(db);
  }
  await sql`update products set picture_id = 'f00d' where id = 'dress'`.execute(db);
  await sql`insert into product_pictures (product_id, position, color_id, picture_id, view)
            values ('dress', 0, 'red', 'f00d', 'front'), ('dress', 1, 'red', 'bac0', 'back'),
                   ('dress', 2, 'red', 'c10e', 'detail')`.execute(db);
});

describe('who saves data', () => {
  test('is given one small picture a card', async () => {
    const { body, headers } = await guest.call('getAllProducts', {}, saving);
    expect(body.data.products[0]?.image.srcset).toBe('/pictures/f00d-240.avif 240w');
    expect(headers['vary']).toContain('save-data');
  });

  test('is given the front alone of a piece, large enough to look at', async () => {
    const { body } = await guest.call('getProductDetails', { productId: 'dress' }, saving);
    expect(body.data.product.images.map(({ view, srcset }) => [view, srcset])).toEqual([
      ['front', '/pictures/f00d-480.avif 480w'],
    ]);
  });
});

test('other browsers get every width and every side, also after one that saves data', async () => {
  const list = await guest.call('getAllProducts', {});
  expect(list.body.data.products[0]?.image.srcset).toContain('960w');
  const piece = await guest.call('getProductDetails', { productId: 'dress' });
  expect(piece.body.data.product.images.map(({ view }) => view)).toEqual(['front', 'back', 'detail']);
});

test('pictures that show no side are those of cards', () => {
  const srcset = '/a-240.avif 240w, /a-320.avif 320w, /a-480.avif 480w';
  expect(thinImages({ images: [{ srcset }], hero: { image: { srcset } } })).toEqual({
    images: [{ srcset: '/a-240.avif 240w' }],
    hero: { image: { srcset: '/a-320.avif 320w' } },
  });
});

test.each([
  ['what is no picture', { name: 'Dress', colors: [{ hex: '#fff' }], price: null }],
  ['a picture in one width', { image: { url: '/a-480.webp', srcset: '/a-700.avif 700w' } }],
])('%s stays as it is', (_, data) => {
  expect(thinImages(data)).toEqual(data);
});
