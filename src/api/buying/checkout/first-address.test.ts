import { expect, test } from 'vitest';
import { addToCart, home, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
// What is collected at an office goes with a company.
await store.pool.query(`insert into companies (id, name_en, name_ar) values ('north', 'North', 'الشمال')`);
const shirt = await addProduct(store.db, { price: 1_000, stock: { 'black/M': 50 } });
const homs = { city: 'Homs', area: 'Al-Waer', street: 'Main street' };

async function newcomer() {
  const shopper = await store.shopper({ registered: false });
  shopper.accessToken = (await shopper.call('registerUser', { name: 'Rima' })).body.data.accessToken;
  return shopper;
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>;

async function order(shopper: Newcomer, address: Partial<typeof home>): Promise<void> {
  await addToCart(shopper, shirt);
  const given = { ...home, ...address };
  const { city, kind } = given;
  // The cart has no fee while no address is known.
  const place = kind === 'office' ? { city, kind } : { city };
  const expectedTotal = (await shopper.call('previewCart', place)).body.data.total;
  const { status, body } = await pay(shopper, { address: given, expectedTotal });
  if (status !== 201) throw new Error(JSON.stringify(body));
}

const profileOf = async (shopper: Newcomer) => (await shopper.call('getUserData')).body.data.user.address;

test.each<
  [
    what: string,
    first: Partial<typeof home>,
    before: (shopper: Newcomer) => Promise<unknown>,
    kept: object | null,
  ]
>([
  ['a door of their own', {}, async () => null, { ...home, address: 'Damascus - Mezzeh - Al-Jalaa Street' }],
  [
    'with what the courier needs',
    { additionalDetails: 'Second floor', phone: '0944123456' },
    async () => null,
    { additionalDetails: 'Second floor', phone: '+963944123456' },
  ],
  ['somebody else’s door', { recipient: 'Salma' }, async () => null, null],
  ['an office', { kind: 'office' }, async () => null, null],
  ['where there is an address', {}, (shopper) => shopper.call('updateUserData', homs), homs],
  [
    'where addresses are kept by name',
    {},
    (shopper) => shopper.call('saveAddress', { ...homs, name: 'Work' }),
    null,
  ],
])('the first address of an order becomes the profile’s: %s', async (_, first, before, kept) => {
  const shopper = await newcomer();
  await before(shopper);
  await order(shopper, first);
  const address = await profileOf(shopper);
  if (kept === null) expect(address).toBeNull();
  else expect(address).toMatchObject(kept);
});

test('the wish for half a day is of one order, and a later address is not the profile’s', async () => {
  const shopper = await newcomer();
  await order(shopper, { halfDay: 'morning' });
  expect(await profileOf(shopper)).not.toHaveProperty('halfDay');
  await order(shopper, { city: 'Damascus', area: 'Midan', street: 'Another street' });
  expect(await profileOf(shopper)).toMatchObject({ street: home.street });
});

test('an order that is refused leaves the profile as it was', async () => {
  const shopper = await newcomer();
  await addToCart(shopper, shirt);
  expect((await pay(shopper, { expectedTotal: 1 })).body.code).toBe('PRICE_CHANGED');
  expect(await profileOf(shopper)).toBeNull();
});
