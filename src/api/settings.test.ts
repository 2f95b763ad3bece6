import { expect, test } from 'vitest';
import { openStore } from '../../test/store.ts';
import { addProduct } from '../../test/catalog.ts';
import { writeSettings } from './settings.ts';

const store = await openStore();
await addProduct(store.db, { id: 'dress', stock: { 'black/M': 50 } });
const pieces = { productId: 'dress', colorId: 'black', sizeId: 'M' };

const nextReading = () => store.setNow(new Date(store.now().getTime() + 3000));

test('settings that cannot be read again stay as they were', async () => {
  await writeSettings(store.db, { maxQuantityPerLine: 3 });
  const shopper = await store.shopper();
  const most = async () => {
    nextReading();
    const { status, body } = await shopper.call('addToCart', { ...pieces, quantity: 4 });
    return [status, body.code, body.message];
  };
  const limit = [409, 'QUANTITY_LIMIT', expect.stringContaining('3')];
  expect(await most()).toEqual(limit);
  await store.pool.query('alter table settings rename to settings_away');
  expect(await most()).toEqual(limit);
  expect(await most()).toEqual(limit);
  await store.pool.query('alter table settings_away rename to settings');
  await writeSettings(store.db, { maxQuantityPerLine: 2 });
  expect(await most()).toEqual([409, 'QUANTITY_LIMIT', expect.stringContaining('2')]);
});
