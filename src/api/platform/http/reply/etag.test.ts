import { beforeAll, describe, expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore();
const guest = store.guest();
const arabic = store.guest({ language: 'ar' });

beforeAll(() => addProduct(store.db, { name: { en: 'Wool coat', ar: 'معطف صوف' } }));

describe('what a shared cache may keep', () => {
  test('carries an ETag, and is not sent again to a browser that has it', async () => {
    const path = '/api/v1/app/products/get-all-products-client?name=coat';
    const first = await guest.send('GET', path);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: expect.stringContaining('accept-language'),
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/"/);
    const again = await guest.send('GET', path, undefined, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    const inArabic = await arabic.send('GET', path, undefined, { 'if-none-match': etag });
    expect(inArabic.status).toBe(200);
    expect(inArabic.headers['etag']).not.toBe(etag);
  });

  test('is not a refusal', async () => {
    const { status, headers } = await guest.call('getProductDetails', { productId: 'nothing' });
    expect(status).toBe(404);
    expect(headers['etag']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
