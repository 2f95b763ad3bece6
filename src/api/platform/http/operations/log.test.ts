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

type Line = Record<string, unknown>;

/** The lines of the access log from now on; waits until there are `count`, which follow their answers. */
function accessLines(log: object) {
  const lines = logLinesOf(log);
  const read = () => lines.map((line): Line => JSON.parse(line)).filter(({ msg }) => msg === 'access');
  return async (count: number) => {
    await expect.poll(() => read().length).toBeGreaterThanOrEqual(count);
    return read().toSorted((one, other) => String(one['path']).localeCompare(String(other['path'])));
  };
}

test('the access log has a line for each answer and none for what a page reads for itself', async () => {
  const { app } = await openStore({
    pages: true,
    environment: { LOG_LEVEL: 'error', ACCESS_LOG: 'on' },
  });
  const lines = accessLines(app.log);
  const page = await app.inject({ url: '/products?search=dress', headers: { 'user-agent': 'Nour' } });
  const track = await app.inject('/track/a-secret-link');
  const chat = await app.inject('/c/a-secret-link/wa');
  const lost = await app.inject({ url: '/preview/a-secret-key?x=1', method: 'GET' });
  const call = await app.inject('/api/v1/app/products/get-all-products-client');
  const given = [call, chat, lost, page, track].map(({ statusCode, headers }) => [
    statusCode,
    headers['x-request-id'],
  ]);
  const found = await lines(5);
  expect(found.map(({ method, path }) => `${String(method)} ${String(path)}`)).toEqual([
    'GET /api/v1/app/products/get-all-products-client',
    'GET /c/…',
    'GET /preview/…',
    'GET /products',
    'GET /track/…',
  ]);
  expect(found.map(({ status, reqId }) => [status, reqId])).toEqual(given);
  const known = [
    'level',
    'time',
    'pid',
    'hostname',
    'reqId',
    'method',
    'path',
    'status',
    'ms',
    'bytes',
    'msg',
  ];
  expect(found.flatMap(Object.keys).filter((name) => !known.includes(name))).toEqual([]);
});

test('without the setting there is no such line', async () => {
  const { app } = await openStore({ environment: { LOG_LEVEL: 'info' } });
  const lines = logLinesOf(app.log);
  await app.inject('/health/live');
  await expect.poll(() => lines.join('')).toContain('request completed');
  expect(lines.join('')).not.toContain('"access"');
});

const traced = await openStore({ environment: { LOG_LEVEL: 'warn', ACCESS_LOG: 'on' } });
const tracedLines = logLinesOf(traced.app.log);
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each([
  [`00-${trace}-00f067aa0ba902b7-01`, trace],
  [`cc-${trace}-00f067aa0ba902b7-01-later`, trace],
  [`00-${trace}-0000000000000000-01`, undefined],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
  [`00-${trace.toUpperCase()}-00f067aa0ba902b7-01`, undefined],
  [`00-${trace}-00f067aa0ba902b7-01x`, undefined],
  ['+963944123456', undefined],
])('a line of a request with the traceparent %s names the trace %s', async (traceparent, expected) => {
  const { headers } = await traced.app.inject({ url: '/health/live', headers: { traceparent } });
  const id = String(headers['x-request-id']);
  await expect.poll(() => tracedLines.find((line) => line.includes(id))).toBeDefined();
  const line: Line = JSON.parse(tracedLines.find((one) => one.includes(id)) ?? '{}');
  expect(line['trace']).toBe(expected);
});
