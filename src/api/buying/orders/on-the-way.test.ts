import { expect, test } from 'vitest';
import { addToCart, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_000, stock: { 'black/M': 50 } });
const companyId = 'coast';
await store.pool.query(
  `insert into companies (id, name_en, name_ar) values ($1, 'Coast Freight', 'شحن الساحل')`,
  [companyId],
);

async function packed(kind: 'home' | 'office') {
  const shopper = await store.shopper();
  await addToCart(shopper, shirt);
  const address = { city: 'Homs', area: 'Waer', street: 'First', kind };
  const { total } = (await shopper.call('previewCart', { city: 'Homs', area: 'Waer', kind })).body.data;
  const { body } = await pay(shopper, { address, expectedTotal: total });
  const { _id: orderId } = body.data.order;
  await take(store, orderId, { step: 'confirm' });
  await take(store, orderId, { step: 'pick' });
  const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
  await take(store, orderId, { step: 'pack', pieces, tickReason: '' });
  const read = async () => (await shopper.call('getOrderDetails', { orderId })).body.data.order;
  return { orderId, read };
}

test('the shopper reads which company has an order, and at which office it is until when', async () => {
  const { orderId, read } = await packed('office');
  expect(await read()).toMatchObject({ company: null, nextTry: null });
  await take(store, orderId, { step: 'handOverCompany', companyId, waybill: 'CF-7' });
  expect(await read()).toMatchObject({
    stage: 'withCompany',
    company: { name: 'Coast Freight', waybill: 'CF-7', office: '', collectBy: null },
  });
  await take(store, orderId, { step: 'atOffice', office: 'Clock Square, 031 222 3333' });
  const { company } = await read();
  expect(company).toMatchObject({ office: 'Clock Square, 031 222 3333', collectBy: '2026-11-29' });
  expect(await take(store, orderId, { step: 'handOver', courierId: null, carrier: '' })).not.toBeNull();
});

test('the shopper reads when the next try is, until it is on its way again', async () => {
  const { orderId, read } = await packed('home');
  await take(store, orderId, { step: 'handOver', courierId: null, carrier: 'Sami' });
  await take(store, orderId, { step: 'attempt', reason: 'nobody opened', nextDate: '2026-11-23' });
  expect(await read()).toMatchObject({ stage: 'postponed', nextTry: '2026-11-23' });
  await take(store, orderId, { step: 'handOver', courierId: null, carrier: 'Sami' });
  expect(await read()).toMatchObject({ stage: 'withCourier', nextTry: null });
});
