import { describe, expect, test } from 'vitest';
import { logLinesOf } from '../../../../../test/log-lines.ts';
import { openStore } from '../../../../../test/store.ts';

const plain = await openStore();
const proxied = await openStore({
  environment: {
    TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
    PUBLIC_URL: 'https://minwal.example',
    METRICS_TOKEN: 'read-the-numbers-please',
  },
});

type Asking = { from: string; headers?: Record<string, string> };

async function ask(store: typeof plain, url: string, { from, headers = {} }: Asking) {
  const { statusCode, headers: sent } = await store.app.inject({ url, remoteAddress: from, headers });
  return { status: statusCode, headers: sent };
}

const inside = ['/metrics', '/dev/outbox?to=%2B963944123456', '/dev/outbox'];

describe.each(inside)('%s', (url) => {
  const open = url === '/dev/outbox' ? 400 : 200;

  test.each([
    ['this machine', '127.0.0.1', open],
    ['this machine by IPv6', '::1', open],
    ['this machine by a mapped address', '::ffff:127.0.0.1', open],
    ['elsewhere', '203.0.113.9', 404],
    ['elsewhere by IPv6', '2001:db8::1', 404],
    ['a network beside', '192.168.1.7', 404],
  ])('asked from %s', async (_, from, status) => {
    expect((await ask(plain, url, { from })).status).toBe(status);
  });

  test.each(['127.0.0.1', '::1', '127.0.0.1, 203.0.113.9', ', 127.0.0.1'])(
    'is not opened by a claim to come from %s',
    async (claim) => {
      const headers = {
        'x-forwarded-for': claim,
        'x-real-ip': claim,
        forwarded: `for=${claim}`,
        host: 'localhost',
      };
      expect((await ask(plain, url, { from: '203.0.113.9', headers })).status).toBe(404);
    },
  );

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host'])(
    'is not opened by an untrusted proxy on this machine that sends %s',
    async (name) => {
      const through = { from: '127.0.0.1', headers: { [name]: '203.0.113.9' } };
      expect((await ask(plain, url, through)).status).toBe(404);
    },
  );

  test('behind a trusted proxy comes from the address the proxy names', async () => {
    const through = (claim: string) =>
      ask(proxied, url, { from: '10.0.0.2', headers: { 'x-forwarded-for': claim } });
    expect((await through('203.0.113.9')).status).toBe(404);
    expect((await through('127.0.0.1, 203.0.113.9')).status).toBe(404);
    expect(
      (await ask(proxied, url, { from: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } })).status,
    ).toBe(404);
  });
});

test('what is for this machine alone answers only to its own host names', async () => {
  const named = async (store: typeof plain, host: string) =>
    (await ask(store, '/dev/outbox', { from: '127.0.0.1', headers: { host } })).status;
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.localhost'])
    expect([host, await named(plain, host)]).toEqual([host, 400]);
  for (const host of [
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
  ])
    expect([host, await named(plain, host)]).toEqual([host, 404]);
  expect(await named(proxied, 'minwal.example')).toBe(400);
});

test('the numbers are read from elsewhere with the token, and with no other', async () => {
  const read = async (authorization: string) =>
    (await ask(proxied, '/metrics', { from: '203.0.113.9', headers: { authorization } })).status;
  expect(await read('Bearer read-the-numbers-please')).toBe(200);
  expect(await read('Bearer read-the-numbers-plea')).toBe(404);
  expect(await read('Bearer null')).toBe(404);
  expect(
    (await ask(plain, '/metrics', { from: '203.0.113.9', headers: { authorization: 'Bearer ' } })).status,
  ).toBe(404);
});

test.each([
  ['once where none is trusted', {}, '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 'is empty'],
  ['by any of its headers', {}, '10.9.0.1', { 'x-real-ip': '203.0.113.9' }, 'is empty'],
  ['where others are', { TRUSTED_PROXIES: '127.0.0.1' }, '10.9.0.1', { forwarded: 'for=a' }, 'does not name'],
  ['not where it is', { TRUSTED_PROXIES: '127.0.0.1' }, '127.0.0.1', { 'x-forwarded-for': '::2' }, null],
  ['not where there is none', {}, '127.0.0.1', {}, null],
])('a proxy is reported in the log %s', async (_, environment, from, headers, said) => {
  const store = await openStore({ environment: { ...environment, LOG_LEVEL: 'warn' } });
  const lines = logLinesOf(store.app.log);
  for (let times = 0; times < 3; times += 1) await ask(store, '/health/live', { from, headers });
  expect(lines).toEqual(said === null ? [] : [expect.stringContaining(`TRUSTED_PROXIES ${said}`)]);
  expect(lines.join()).not.toContain('203.0.113.9');
});

describe('cookies and headers', () => {
  test('are marked for https where the address is https', async () => {
    const { headers } = await ask(proxied, '/api/client/v1/auth/xsrf', { from: '10.0.0.2' });
    const cookies = [headers['set-cookie'] ?? []].flat();
    const binding = cookies.find((cookie) => cookie.startsWith('__Host-sb='));
    const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='));
    for (const flag of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/']) expect(binding).toContain(flag);
    expect(binding).not.toContain('Domain');
    for (const flag of ['SameSite=Lax', 'Secure', 'Path=/']) expect(xsrf).toContain(flag);
    expect(xsrf).not.toContain('HttpOnly');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  test('are plain where it is not', async () => {
    const { headers } = await ask(plain, '/api/client/v1/auth/xsrf', { from: '127.0.0.1' });
    expect([headers['set-cookie']].flat().join()).toMatch(/(^|,)sb=(?!.*Secure)/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test.each([
    '/api/client/v1/store/banner',
    '/api/nothing',
    '/health/live',
    '/openapi.json',
    '/docs',
    '/metrics',
  ])('of %s keep a browser from guessing', async (url) => {
    const { headers } = await ask(plain, url, { from: '127.0.0.1' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': expect.any(String),
    });
    expect([headers['x-powered-by'], headers['server'], headers['access-control-allow-origin']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('of a file say what it is and who may use it, and no more', async () => {
    const { headers } = await ask(plain, '/pictures/blank.svg', { from: '127.0.0.1' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toBeUndefined();
  });

  test('of what is private forbid every cache to keep it', async () => {
    const shopper = await plain.shopper();
    for (const name of [
      'getUserData',
      'displayCart',
      'getAllOrders',
      'getAssignedCoupons',
      'getCouponOffers',
      'getPoints',
      'getAllFavorites',
    ] as const) {
      const { status, headers } = await shopper.call(name);
      expect([name, status, headers['cache-control'], headers['etag']]).toEqual([
        name,
        200,
        'private, no-store',
        undefined,
      ]);
    }
  });
});
