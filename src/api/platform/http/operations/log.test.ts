import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buy, home } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { logLinesOf } from '../../../../../test/log-lines.ts';
import { openStore } from '../../../../../test/store.ts';

test('a whole purchase leaves nothing of a person in the log, and neither does a fault', async () => {
  const store = await openStore({ environment: { LOG_LEVEL: 'debug' } });
  const lines = logLinesOf(store.app.log);
  await addProduct(store.db, { id: 'dress', price: 1000 });
  const shopper = await store.shopper();
  const code = await shopper.readCode();
  await shopper.call('updateUserData', {
    ...home,
    street: 'Al-Hamra alley',
    additionalDetails: 'Blue gate',
    email: 'rima@home.sy',
  });
  const order = await buy(shopper, 'dress');
  await shopper.call('getOrderDetails', { orderId: order._id });
  await shopper.call('refreshTokens');
  await shopper.call('verifyCode', { phoneNumber: shopper.phone, verificationCode: '999999' });
  // A constraint error contains the whole row.
  await sql`alter table shoppers add constraint nobody check (notes <> 'Ring twice')`.execute(store.db);
  expect((await shopper.call('updateUserData', { name: 'Salma', notes: 'Ring twice' })).status).toBe(500);

  const said = lines.join('');
  expect(said).toContain('/api/client/v1/payment/cash/pay');
  expect(said).toContain('request failed');
  const secrets: Record<string, string> = {
    phone: shopper.phone,
    'phone as people write it': shopper.phone.slice(4),
    code,
    'access token': shopper.accessToken ?? '',
    'refresh token': shopper.refreshToken ?? '',
    name: 'Rima',
    street: 'Jalaa',
    'other street': 'Al-Hamra',
    details: 'Blue gate',
    email: 'rima@',
    latitude: '33.5138',
    notes: 'Ring twice',
    'other name': 'Salma',
    ...Object.fromEntries(
      [...shopper.cookies].map(([name, value]) => [`cookie ${name}`, decodeURIComponent(value)]),
    ),
  };
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(3);
    expect(said.includes(secret), `${what} is in the log`).toBe(false);
  }
});
