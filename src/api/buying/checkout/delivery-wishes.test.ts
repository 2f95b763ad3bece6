import { expect, test } from 'vitest';
import { addToCart, home, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
// What is collected at an office goes with a company.
await store.pool.query(`insert into companies (id, name_en, name_ar) values ('north', 'North', 'الشمال')`);
const shirt = await addProduct(store.db, { price: 1_000, stock: { 'black/M': 50 } });
const wished = { recipient: 'Salma Haddad', phone: '0944123456', halfDay: 'morning' } as const;

async function placed(more: Partial<typeof home>) {
  const shopper = await store.shopper();
  await addToCart(shopper, shirt);
  return { shopper, ...(await pay(shopper, { address: { ...home, ...more } })) };
}

test('an order for another recipient shows who receives it and when, to the shopper and to the staff', async () => {
  const { status, body } = await placed(wished);
  expect(status).toBe(201);
  const { _id: id, address } = body.data.order;
  expect(address).toMatchObject({ ...wished, phone: '+963944123456' });
  expect(address).not.toHaveProperty('kind');
  const support = await openConsole(store, ['support']);
  const { order } = (await support.ask('getOrder', { id })).body.data;
  expect(order).toMatchObject({
    address: { recipient: 'Salma Haddad' },
    deliveryKind: 'home',
    halfDay: 'morning',
  });
  const accountant = await openConsole(store, ['accountant']);
  const seen = (await accountant.ask('getOrder', { id })).body.data.order;
  expect(seen.address.recipient).toBeNull();
});

test('who receives it is changed until it is picked, and stays with another address', async () => {
  const { shopper, body } = await placed(wished);
  const { _id: orderId, total } = body.data.order;
  const edit = async (changes: object) =>
    shopper.call(
      'editOrder',
      { orderId, changes, expectedTotal: total },
      { 'idempotency-key': `edit-key-${JSON.stringify(changes).length}` },
    );
  const renamed = (await edit({ recipient: 'Nour' })).body.data.order;
  expect(renamed.address).toMatchObject({ recipient: 'Nour', halfDay: 'morning' });
  const moved = (await edit({ address: { ...home, street: 'Baghdad Street' } })).body.data.order;
  expect(moved.address).toMatchObject({ street: 'Baghdad Street', recipient: 'Nour', halfDay: 'morning' });
  const own = (await edit({ recipient: '' })).body.data.order;
  expect(own.address).not.toHaveProperty('recipient');
});

test('a parcel is collected at an office for the same fee, while the store offers that', async () => {
  const atHome = await placed({});
  const { body } = await placed({ kind: 'office' });
  expect(body.data.order.address.kind).toBe('office');
  expect(body.data.order.delivery).toBe(atHome.body.data.order.delivery);
  const owner = await openConsole(store, ['owner']);
  const { version } = (await owner.ask('getSettings')).body.data;
  await owner.ask('changeSettings', { version, part: { officePickup: false } });
  const refused = await placed({ kind: 'office' });
  expect([refused.status, refused.body.code]).toEqual([409, 'NO_OFFICE_PICKUP']);
  const { shopper } = await placed({});
  await addToCart(shopper, shirt);
  const place = { city: 'Damascus', kind: 'office' } as const;
  for (const call of ['getDeliveryQuote', 'previewCart', 'getCouponOffers'] as const)
    expect([call, (await shopper.call(call, place)).body.code]).toEqual([call, 'NO_OFFICE_PICKUP']);
  const support = await openConsole(store, ['support']);
  const line = { productId: shirt, colorId: 'black', sizeId: 'M', quantity: 1 };
  const staffs = { phone: shopper.phone, lines: [line], address: { ...place, area: '', street: '' } };
  expect((await support.ask('previewForCustomer', staffs)).body.code).toBe('NO_OFFICE_PICKUP');
  const toTheDoor = { phone: shopper.phone, lines: [line] };
  expect((await support.ask('previewForCustomer', toTheDoor)).body.data.offersOffice).toBe(false);
});

test('the fee of an office is the same in the quote, the preview, the order, its edits and an order of the staff', async () => {
  const owner = await openConsole(store, ['owner']);
  const set = async (part: { officePickup?: boolean; officeFee: number | null }) => {
    const { version } = (await owner.ask('getSettings')).body.data;
    await owner.ask('changeSettings', { version, part });
  };
  await set({ officePickup: true, officeFee: 75 });
  const atOffice = { city: 'Aleppo', area: '', street: '', kind: 'office' } as const;
  const place = { city: 'Aleppo', kind: 'office' } as const;
  const shopper = await store.shopper();
  await addToCart(shopper, shirt);
  expect((await shopper.call('getDeliveryQuote', place)).body.data.fee).toBe(75);
  const preview = (await shopper.call('previewCart', place)).body.data;
  expect(preview).toMatchObject({ delivery: 75, total: 1_075 });
  const paid = await shopper.call('payCash', { address: atOffice, expectedTotal: preview.total });
  const { _id: orderId, ...order } = paid.body.data.order;
  expect(order).toMatchObject({
    delivery: 75,
    address: { city: 'Aleppo', kind: 'office', fullAddress: 'Aleppo' },
  });

  const support = await openConsole(store, ['support']);
  const line = { productId: shirt, colorId: 'black', sizeId: 'M', quantity: 1 };
  const staffs = await support.ask('previewForCustomer', {
    phone: shopper.phone,
    lines: [line],
    address: atOffice,
  });
  expect(staffs.body.data.totals?.delivery).toBe(75);

  const toDoor = {
    changes: { address: { ...atOffice, kind: 'home' as const } },
    expectedTotal: 1_075,
    orderId,
  };
  const noStreet = await shopper.call('editOrder', toDoor, { 'idempotency-key': 'edit-to-a-door' });
  expect([noStreet.status, noStreet.body.errors]).toEqual([
    400,
    [
      '"changes.address.area" is not allowed to be empty',
      '"changes.address.street" is not allowed to be empty',
    ],
  ]);
  const doorFee = (await shopper.call('getDeliveryQuote', { city: 'Aleppo' })).body.data.fee;
  const moved = await shopper.call(
    'editOrder',
    {
      changes: { address: { city: 'Aleppo', area: 'Aziziyeh', street: 'Baron' } },
      expectedTotal: 1_000 + doorFee,
      orderId,
    },
    { 'idempotency-key': 'edit-with-street' },
  );
  expect(moved.body.data.order).toMatchObject({ delivery: doorFee, address: { street: 'Baron' } });
  const back = await shopper.call(
    'editOrder',
    { changes: { address: atOffice }, expectedTotal: 1_075, orderId },
    { 'idempotency-key': 'edit-to-office' },
  );
  expect(back.body.data.order.delivery).toBe(75);
  await set({ officeFee: null });
  expect((await shopper.call('getDeliveryQuote', place)).body.data.fee).toBe(doorFee);
});

test('only an office needs no street', async () => {
  const nowhere = await placed({ area: '', street: '' });
  expect([nowhere.status, nowhere.body.errors]).toEqual([
    400,
    ['"address.area" is not allowed to be empty', '"address.street" is not allowed to be empty'],
  ]);
});

test('the notes to pay with are kept with the order whatever its note becomes', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, shirt);
  const { _id: orderId, total, payingWith } = (await pay(shopper, { payingWith: 'old' })).body.data.order;
  expect(payingWith).toBe('old');
  const edited = await shopper.call(
    'editOrder',
    { orderId, changes: { note: 'Ring twice' }, expectedTotal: total },
    { 'idempotency-key': 'edit-the-note' },
  );
  expect(edited.body.data.order.payingWith).toBe('old');
  const courier = await openConsole(store, ['courier']);
  expect((await courier.ask('getMyRun')).body.data.rules.largestNote).toBe(500);
});

test('an order to an office has the city alone, whatever is given with it', async () => {
  const { body } = await placed({ kind: 'office', halfDay: 'morning', additionalDetails: 'Third floor' });
  expect(body.data.order.address).toEqual({
    city: 'Damascus',
    area: '',
    street: '',
    kind: 'office',
    address: 'Damascus',
    fullAddress: 'Damascus',
  });
});

test('an edit to an office removes the wish for the morning', async () => {
  const { shopper, body } = await placed(wished);
  const { _id: orderId, total } = body.data.order;
  const changes = { address: { city: 'Damascus', area: '', street: '', kind: 'office' as const } };
  const { order } = (
    await shopper.call(
      'editOrder',
      { orderId, changes, expectedTotal: total },
      { 'idempotency-key': 'edit-wish-away' },
    )
  ).body.data;
  expect(order.address).toMatchObject({ kind: 'office', recipient: 'Salma Haddad' });
  expect(order.address).not.toHaveProperty('halfDay');
});

test('what is kept for the next order is a door', async () => {
  const shopper = await store.shopper();
  const given = { city: 'Homs', area: 'Waer', street: 'First', kind: 'office' } as const;
  const { addresses } = (await shopper.call('saveAddress', { ...given, name: 'Work' })).body.data;
  expect(addresses[0]).toMatchObject({ name: 'Work', street: 'First' });
  expect(addresses[0]).not.toHaveProperty('kind');
  const { user } = (await shopper.call('updateUserData', given)).body.data;
  expect(user.address).toMatchObject({ street: 'First' });
  expect(user.address).not.toHaveProperty('kind');
});
