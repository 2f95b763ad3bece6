import { expect, test } from 'vitest';
import { addToCart, buy, type TestStore } from '../../../test/buying.ts';
import { addProduct } from '../../../test/catalog.ts';
import { openConsole } from '../../../test/console.ts';
import { take } from '../../../test/parcels.ts';
import { openStore } from '../../../test/store.ts';
import type { WantedParcelStep } from '../../api/fulfilment/steps/parcel-step.ts';
import { checkout } from '../../shop/texts/en/checkout.ts';
import { orders } from '../../shop/texts/en/orders.ts';

const store: TestStore = await openStore({ pages: true });
const owner = await openConsole(store, ['owner']);
const dress = await addProduct(store.db, { price: 2000, stock: { 'black/M': 50 } });

const textOf = (body: unknown) =>
  String(body)
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

test('an order that waits at an office is paid there, whatever its address', async () => {
  const shopper = await store.shopper();
  const order = await buy(shopper, dress);
  const page = async () => textOf((await shopper.send('GET', `/order/${order._id}`)).body);
  expect(await page()).toContain(orders.cashBox.home);
  const { id: companyId } = await store.db
    .insertInto('companies')
    .values({ name_en: 'Cedar Freight', name_ar: 'شحن الأرز' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const steps: WantedParcelStep[] = [
    { step: 'confirm' },
    { step: 'pick' },
    { step: 'pack', pieces: [{ lineNo: 1, scanned: 1, ticked: 0 }], tickReason: '' },
    { step: 'handOverCompany', companyId, waybill: 'CF-8' },
    { step: 'atOffice', office: 'Clock Square' },
  ];
  for (const step of steps) expect(await take(store, order._id, step)).toBeNull();
  expect(await page()).toContain(orders.cashBox.office);
  expect(await page()).not.toContain(orders.cashBox.home);
});

test('where no orders are taken payment says so with the fee, and promises no days', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  const open = textOf((await shopper.send('GET', '/checkout/delivery?step=payment')).body);
  expect(open).toContain(checkout.sooner(4));
  const { version } = (await owner.ask('getSettings')).body.data;
  const closure = {
    _id: 'counting',
    version: 1,
    scope: 'city',
    place: 'damascus',
    from: '2026-11-20',
    until: null,
    takesOrders: false,
    sentence: { en: 'We are counting the stock.', ar: 'نجرد المستودع.' },
  } as const;
  await owner.ask('changeSettings', { version, part: { closures: [closure] } });
  const closed = textOf((await shopper.send('GET', '/checkout/delivery?step=payment')).body);
  expect(closed.split('We are counting the stock.')).toHaveLength(2);
  expect(closed).not.toContain(checkout.sooner(4));
  expect(closed).not.toContain(checkout.estimateDays(4));
  expect(closed).toContain('2,150 SYP');
});
