import { expect, test } from 'vitest';
import { addCoupon, addToCart, buy, pay, type TestStore } from '../../../test/buying.ts';
import { addProduct } from '../../../test/catalog.ts';
import { openConsole } from '../../../test/console.ts';
import { send, take } from '../../../test/parcels.ts';
import { openStore } from '../../../test/store.ts';
import type { OrderChanges } from '../../shop/buying/orders/calls.ts';
import { orderNumberText } from '../../shop/buying/orders/order-number.ts';
import { checkout } from '../../shop/texts/en/checkout.ts';
import { orders } from '../../shop/texts/en/orders.ts';
import { statuses } from '../../shop/texts/en/statuses.ts';
import { formatPromisedDay } from '../../shop/time/days.ts';
import type { WantedParcelStep } from '../delivery/fulfilment/steps/parcel-step.ts';

const store: TestStore = await openStore({ pages: true });
const owner = await openConsole(store, ['owner']);
const dress = await addProduct(store.db, { price: 2000, stock: { 'black/M': 50 } });

await addCoupon(store, { code: 'TENTH', uses_a_shopper: 1 });

const textOf = (body: unknown) =>
  String(body)
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<\/?bdi[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\u2066-\u2069]/g, '')
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

const shirt = await addProduct(store.db, {
  name: { en: 'Linen shirt', ar: 'قميص كتان' },
  price: 1000,
  stock: { 'black/M': 50, 'black/L': 50 },
});
const scarf = await addProduct(store.db, {
  name: { en: 'Wool scarf', ar: 'وشاح صوف' },
  price: 500,
  stock: { 'black/M': 50 },
});
const ofShirt = { productId: shirt, colorId: 'black', sizeId: 'M' };
const ofScarf = { productId: scarf, colorId: 'black', sizeId: 'M' };

type Facts = {
  pieces: string;
  lines: string[];
  sums: string[];
  due: string;
  old: string;
  to: string;
  by: string;
};
const before: Facts = {
  pieces: '3 pieces',
  lines: ['Linen shirt', 'Black · M', '2,000 SYP', 'Coupon: 200 SYP off', 'Wool scarf', 'Coupon: 50 SYP off'],
  sums: ['Subtotal 2,500 SYP', 'Coupon TENTH −250 SYP', 'Delivery 150 SYP', 'Total 2,400 SYP'],
  due: '2,400 SYP',
  old: '240,000 in old pounds',
  to: 'Damascus',
  by: '',
};

test.each<[string, OrderChanges, Partial<Facts>, string[]]>([
  [
    'a line with its share of the coupon leaves',
    { lines: [{ ...ofScarf, quantity: 0 }] },
    {
      pieces: '2 pieces',
      lines: ['Linen shirt', 'Black · M', 'Coupon: 200 SYP off'],
      sums: ['Subtotal 2,000 SYP', 'Coupon TENTH −200 SYP', 'Delivery 150 SYP', 'Total 1,950 SYP'],
      due: '1,950 SYP',
      old: '195,000 in old pounds',
    },
    ['Wool scarf', 'Coupon: 50 SYP off'],
  ],
  [
    'a size changes after the price rose',
    { lines: [{ ...ofShirt, newSizeId: 'L' }] },
    { lines: ['Linen shirt', 'Black · L', '2,000 SYP', 'Coupon: 200 SYP off', 'Wool scarf'] },
    ['2,600 SYP'],
  ],
  [
    'another address costs more and takes longer',
    { address: { city: 'Aleppo', area: 'Aziziyeh', street: 'Baron' } },
    {
      sums: ['Subtotal 2,500 SYP', 'Coupon TENTH −250 SYP', 'Delivery 475 SYP', 'Total 2,725 SYP'],
      due: '2,725 SYP',
      old: '272,500 in old pounds',
      to: 'Aleppo',
    },
    ['Damascus -', '2,400 SYP'],
  ],
])('the page of an order is right in all it says after %s', async (_, changes, after, gone) => {
  const shopper = await store.shopper();
  await addToCart(shopper, shirt, 2);
  await addToCart(shopper, scarf);
  await shopper.call('applyCoupon', { code: 'TENTH' });
  const { order } = (await pay(shopper)).body.data;
  const read = async () => textOf((await shopper.send('GET', `/order/${order._id}`)).body);
  expect(missing(await read(), before)).toEqual([]);
  await store.db.updateTable('products').set({ price: 1300 }).where('id', '=', shirt).execute();
  const preview = await shopper.call('previewOrderEdit', { orderId: order._id, changes });
  const expectedTotal = preview.body.data.totals.total;
  const edited = await shopper.call('editOrder', { orderId: order._id, changes, expectedTotal });
  await store.db.updateTable('products').set({ price: 1000 }).where('id', '=', shirt).execute();
  expect(edited.status).toBe(200);
  const { number, estimatedDelivery } = edited.body.data.order;
  const by = textOf(formatPromisedDay(estimatedDelivery, 'en'));
  const page = await read();
  expect(missing(page, { ...before, ...after, by })).toEqual([]);
  expect(page).toContain(orders.headline.pending);
  expect(page).toContain(textOf(orderNumberText(number)));
  expect(gone.filter((text) => page.includes(text))).toEqual([]);
});

const missing = (page: string, { lines, sums, ...rest }: Facts) =>
  [...lines, ...sums, ...Object.values(rest)].filter((text) => !page.includes(text));

test('while it is out an order has the courier’s name and number, and the PIN', async () => {
  const courier = await openConsole(store, ['courier'], { name: 'Yousef' });
  const shopper = await store.shopper();
  const order = await buy(shopper, dress);
  await send(store, order._id, courier.staffId);
  const { pin } = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
  const { body } = await shopper.send('GET', `/order/${order._id}`);
  expect(textOf(body)).toContain(`${orders.pin} ${pin}`);
  expect(textOf(body)).toContain(orders.courierIs('Yousef'));
  expect(String(body)).toContain(`href="tel:${courier.phone}"`);
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

test('the order page has what was said for the door: who receives it, when, the note and the notes', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, scarf);
  const address = {
    city: 'Homs',
    area: 'Al-Waer',
    street: 'شارع النيل',
    recipient: 'Um Salim',
    halfDay: 'morning',
  } as const;
  const { total } = (await shopper.call('previewCart', { city: 'Homs', area: 'Al-Waer' })).body.data;
  const { order } = (
    await pay(shopper, { address, expectedTotal: total, payingWith: 'largest', note: 'The bell is broken.' })
  ).body.data;
  const { body } = await shopper.send('GET', `/order/${order._id}`);
  const page = textOf(body);
  expect(page).toContain(orders.paysWith.largest('500'));
  expect(page).toContain(`Um Salim, ${statuses.halfDays.morning} · “The bell is broken.”`);
  expect(String(body)).toContain('<bdi>شارع النيل</bdi>');
});
