import { expect, test } from 'vitest';
import { home } from '../../../../test/buying.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const work = { ...home, street: 'Baghdad Street', name: 'Work' };

test('addresses are kept by name, and one of the same name is replaced', async () => {
  const shopper = await store.shopper();
  expect((await shopper.call('getAddresses')).body.data).toEqual({ addresses: [], preferredName: '' });
  await shopper.call('saveAddress', { ...work, recipient: 'Salma', phone: '0944123456' });
  const { addresses } = (await shopper.call('saveAddress', { ...work, area: 'Shaalan' })).body.data;
  expect(addresses).toMatchObject([{ name: 'Work', area: 'Shaalan', street: 'Baghdad Street' }]);
  expect(addresses[0]).not.toHaveProperty('recipient');
  const { user } = (await shopper.call('getUserData')).body.data;
  expect(user.address?.street).toBe('Al-Jalaa Street');
});

test('a saved address changes with its name, in its place; one of the new name is replaced', async () => {
  const shopper = await store.shopper();
  await shopper.call('saveAddress', work);
  const before = (await shopper.call('saveAddress', { ...work, name: 'Mother' })).body.data.addresses;
  const idOf = (name: string) => before.find((each) => each.name === name)?._id ?? '';
  const addressId = idOf('Work');
  const change = { ...work, street: 'Baron', addressId };
  const named = (await shopper.call('saveAddress', { ...change, name: 'Office' })).body.data.addresses;
  expect(new Map(named.map(({ _id, name, street }) => [_id, [name, street]]))).toEqual(
    new Map([
      [addressId, ['Office', 'Baron']],
      [idOf('Mother'), ['Mother', 'Baghdad Street']],
    ]),
  );
  const one = (await shopper.call('saveAddress', { ...change, name: 'Mother' })).body.data.addresses;
  expect(one.map(({ _id, name, street }) => [_id, name, street])).toEqual([[addressId, 'Mother', 'Baron']]);
  const stranger = await store.shopper();
  expect((await stranger.call('saveAddress', change)).body.code).toBe('NOT_FOUND');
  expect((await stranger.call('getAddresses')).body.data.addresses).toEqual([]);
});

test('one is preferred: it is the profile’s, and the one before is kept', async () => {
  const shopper = await store.shopper();
  const { addresses } = (await shopper.call('saveAddress', work)).body.data;
  const addressId = addresses[0]?._id ?? '';
  const preferred = (await shopper.call('preferAddress', { addressId })).body.data;
  expect(preferred.preferredName).toBe('Work');
  expect(preferred.addresses.map(({ name }) => name)).toEqual(['Al-Jalaa Street']);
  const { user } = (await shopper.call('getUserData')).body.data;
  expect(user.address?.street).toBe('Baghdad Street');
  expect((await shopper.call('preferAddress', { addressId })).body.code).toBe('NOT_FOUND');
});

test('the address that was preferred replaces none that is kept by the name of its street', async () => {
  const shopper = await store.shopper();
  await shopper.call('saveAddress', { ...work, name: 'Al-Jalaa Street', street: 'Port Said' });
  const { addresses } = (await shopper.call('saveAddress', work)).body.data;
  const addressId = addresses.find(({ name }) => name === 'Work')?._id ?? '';
  const preferred = (await shopper.call('preferAddress', { addressId })).body.data;
  expect(new Map(preferred.addresses.map(({ name, street }) => [name, street]))).toEqual(
    new Map([
      ['Al-Jalaa Street', 'Port Said'],
      ['Al-Jalaa Street 2', 'Al-Jalaa Street'],
    ]),
  );
});

test('ten are the most, also at once; another’s is not there', async () => {
  const shopper = await store.shopper();
  const names = Array.from({ length: 14 }, (_, index) => `Place ${index}`);
  const answers = await Promise.all(names.map((name) => shopper.call('saveAddress', { ...work, name })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('ADDRESSES_FULL');
  const { addresses } = (await shopper.call('getAddresses')).body.data;
  const addressId = addresses[0]?._id ?? '';
  const stranger = await store.shopper();
  expect((await stranger.call('preferAddress', { addressId })).body.code).toBe('NOT_FOUND');
  expect((await stranger.call('removeAddress', { addressId })).status).toBe(200);
  expect((await shopper.call('getAddresses')).body.data.addresses).toHaveLength(10);
  const left = (await shopper.call('removeAddress', { addressId })).body.data;
  expect(left.addresses).toHaveLength(9);
});

test.each([
  ['without a name', { name: ' ' }, 'VALIDATION'],
  ['with a long name', { name: 'n'.repeat(41) }, 'VALIDATION'],
  ['outside Syria', { latitude: 33.8938, longitude: 35.5018 }, 'OUTSIDE_SYRIA'],
  ['with a phone of another country', { phone: '+4915112345678' }, 'PHONE_INVALID'],
])('an address %s is refused', async (_, wrong, code) => {
  const shopper = await store.shopper();
  expect((await shopper.call('saveAddress', { ...work, ...wrong })).body.code).toBe(code);
});
