import { describe, expect, test } from 'vitest';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();

describe('the profile', () => {
  test('is completed once and shown whole', async () => {
    const shopper = await store.shopper({ registered: false });
    const { body } = await shopper.call('registerUser', {
      name: ' Rima ',
      city: 'Homs',
      area: 'Al-Waer',
      street: 'Main street',
      notes: 'Second floor',
    });
    expect(body.message).toBe('Personal info added');
    expect(body.data.user).toMatchObject({
      name: 'Rima',
      email: '',
      notes: 'Second floor',
      isRegistered: true,
      phoneNumber: shopper.phone,
      address: {
        city: 'Homs',
        address: 'Homs - Al-Waer - Main street',
        fullAddress: 'Homs - Al-Waer - Main street',
      },
    });
  });

  test('names each missing field in the words the pages map', async () => {
    const shopper = await store.shopper({ registered: false });
    const { status, body } = await shopper.send('PUT', '/api/v1/app/user/register-user', {
      name: '',
      city: 5,
      area: 'x',
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.errors).toEqual([
      '"name" is not allowed to be empty',
      '"city" must be a string',
      '"street" is required',
    ]);
  });

  const given = { city: 'Homs', area: 'Al-Waer', street: 'Main street' };
  test.each<[what: string, address: Record<string, unknown>, errors: string[] | null]>([
    ['no address', {}, []],
    ['empty fields of a form', { city: '', area: ' ', street: '' }, []],
    ['notes alone', { notes: 'Ring twice' }, []],
    ['a whole address', given, null],
    ['no city', { ...given, city: undefined }, ['"city" is required']],
    ['an empty city', { ...given, city: '' }, ['"city" is not allowed to be empty']],
    ['a city alone', { city: 'Homs' }, ['"area" is required', '"street" is required']],
    [
      'a street alone',
      { city: '', area: '', street: 'Main street' },
      ['"city" is not allowed to be empty', '"area" is not allowed to be empty'],
    ],
    ['an empty street', { ...given, street: '  ' }, ['"street" is not allowed to be empty']],
    [
      'a point alone',
      { latitude: 34.7324, longitude: 36.7137 },
      ['"city" is required', '"area" is required', '"street" is required'],
    ],
  ])('is completed by a name, and by an address that is whole or absent: %s', async (_, address, errors) => {
    const shopper = await store.shopper({ registered: false });
    const path = '/api/v1/app/user/register-user';
    const { status, body } = await shopper.send('PUT', path, { name: 'Rima', ...address });
    const { user } = (await shopper.call('getUserData')).body.data;
    if (errors === null || errors.length === 0) {
      expect(status).toBe(200);
      expect(user).toMatchObject({ name: 'Rima', isRegistered: true });
      expect(user.address === null).toBe(errors !== null);
    } else {
      expect([status, body.errors]).toEqual([400, errors]);
      expect(user).toMatchObject({ name: '', isRegistered: false });
    }
  });

  test('without an address the shopper has every right of one, and an earlier address stays', async () => {
    const shopper = await store.shopper({ registered: false });
    const { body } = await shopper.call('registerUser', { name: 'Rima' });
    shopper.accessToken = body.data.accessToken;
    expect((await shopper.call('displayCart')).status).toBe(200);
    expect((await shopper.call('getAddresses')).body.data.addresses).toEqual([]);
    expect((await shopper.call('exportData')).status).toBe(200);
    await shopper.call('updateUserData', given);
    await shopper.call('registerUser', { name: 'Rima Saad' });
    expect((await shopper.call('getUserData')).body.data.user).toMatchObject({
      name: 'Rima Saad',
      address: { fullAddress: 'Homs - Al-Waer - Main street' },
    });
  });

  test('refuses a point outside Syria', async () => {
    const shopper = await store.shopper({ registered: false });
    const { body } = await shopper.call('registerUser', {
      name: 'R',
      city: 'Beirut',
      area: 'x',
      street: 'y',
      latitude: 33.8938,
      longitude: 35.5018,
    });
    expect(body.code).toBe('OUTSIDE_SYRIA');
  });

  test('refuses a point far from the city, which no order could be sent to', async () => {
    const shopper = await store.shopper();
    const before = (await shopper.call('getUserData')).body.data.user.address;
    const aleppo = { latitude: 36.2021, longitude: 37.1343 };
    const address = { city: 'Damascus', area: 'Mezzeh', street: 'Al-Jalaa Street', ...aleppo };
    const { body } = await shopper.call('updateUserData', address);
    expect(body.code).toBe('PIN_FAR_FROM_CITY');
    expect((await shopper.call('getUserData')).body.data.user.address).toEqual(before);
  });

  test('names the city and the area of the address in the language of the reader', async () => {
    const shopper = await store.shopper();
    await shopper.call('updateUserData', { city: 'حلب', area: 'Aziziyeh', street: 'Baron' });
    const { address } = (await shopper.call('getUserData')).body.data.user;
    expect(address).toMatchObject({ city: 'Aleppo', fullAddress: 'Aleppo - Aziziyeh - Baron' });
    await shopper.call('updateUserData', { city: 'Nowhere', area: 'Here', street: 'Baron' });
    expect((await shopper.call('getUserData')).body.data.user.address).toMatchObject({ city: 'Nowhere' });
  });

  test('takes the address and the rest apart', async () => {
    const shopper = await store.shopper();
    const address = await shopper.call('updateUserData', {
      city: 'Aleppo',
      area: 'Aziziyeh',
      street: 'Baron',
      phone: '0933 123 456',
      latitude: 36.2123456789,
      longitude: 37.15,
    });
    expect(address.body.message).toBe('User address changed');
    expect(address.body.data.user.address).toMatchObject({ phone: '+963933123456', latitude: 36.212346 });
    const named = await shopper.call('updateUserData', { name: 'Rima Saad', email: 'rima@example.com' });
    expect(named.body.message).toBe('Personal info added');
    expect(named.body.data.user).toMatchObject({
      name: 'Rima Saad',
      email: 'rima@example.com',
      address: { city: 'Aleppo' },
    });
  });

  test('ignores what a shopper may not set', async () => {
    const shopper = await store.shopper();
    const { body } = await shopper.send('PUT', '/api/v1/app/user/update-user-data', {
      name: 'X',
      points: 5000,
      isRegistered: false,
      phone: undefined,
    });
    expect(body).toMatchObject({ data: { user: { points: 0, isRegistered: true } } });
  });
});

describe('erasing an account', () => {
  test('needs a fresh code, and leaves nothing personal behind', async () => {
    const shopper = await store.shopper();
    const idOf = `select id from shoppers where phone = $1`;
    const { id } = (await store.pool.query(idOf, [shopper.phone])).rows[0];
    expect((await shopper.call('deleteAccount', { verificationCode: '123456' })).body.code).toBe(
      'OTP_EXPIRED',
    );
    await store.pool.query(
      `update verification_codes set created_at = created_at - interval '2 minutes' where phone = $1`,
      [shopper.phone],
    );
    await shopper.call('sendOtp', { number: shopper.phone });
    expect((await shopper.call('deleteAccount', { verificationCode: await shopper.readCode() })).status).toBe(
      200,
    );
    expect((await shopper.call('getUserData')).status).toBe(401);
    const { rows } = await store.pool.query(
      `select count(*)::int as left from shoppers where phone = $1 or (id = $2 and name <> '')`,
      [shopper.phone, id],
    );
    expect(rows[0].left).toBe(0);
    expect(await store.invariants()).toEqual([]);
  });
});
