import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Client } from '../../../../../test/client.ts';
import { openStore, randomPhone } from '../../../../../test/store.ts';
import { endpointNames, endpoints } from '../../../../shop/endpoints.ts';
import { type Endpoint, isMutation, routesOf } from '../../../../shop/wire/endpoint.ts';

const store = await openStore();

const sendOtp = endpoints.sendOtp.path;
const asOf = (client: Client, ...names: string[]) =>
  names.map((name) => `${name}=${client.cookies.get(name) ?? ''}`).join('; ');

/** Sends exactly these headers, without a browser's stored cookies. */
async function sendRaw(
  method: NonNullable<InjectOptions['method']>,
  url: string,
  headers: Record<string, string>,
  body: object = {},
) {
  const { statusCode, json } = await store.app.inject({
    method,
    url,
    headers,
    payload: body,
  });
  return { status: statusCode, code: json<{ code?: string }>().code };
}

describe('a request that another site causes', () => {
  const mutations = endpointNames
    .map((name): [string, Endpoint] => [name, endpoints[name]])
    .filter(([, call]) => isMutation(call))
    .flatMap(([name, call]) => routesOf(call).map((route) => ({ name, ...route })));

  test.each(mutations)('$name: $method $path is refused with the cookies alone', async ({ method, path }) => {
    const shopper = await store.shopper();
    const cookie = asOf(shopper, 'sb', 'XSRF-TOKEN', 'user');
    const authorization = `Bearer ${shopper.accessToken}`;
    const refused = { status: 403, code: 'XSRF' };
    expect(await sendRaw(method, path, { cookie, authorization })).toEqual(refused);
    expect(await sendRaw(method, path, { cookie, authorization, 'x-xsrf-token': '' })).toEqual(refused);
  });

  test.each<[string, Record<string, string>]>([
    ['says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['says same-site: a neighbor under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['comes from elsewhere', { origin: 'https://evil.example' }],
    ['comes from a page without an origin', { origin: 'null' }],
    ['comes from a name that begins alike', { origin: 'http://localhost.evil.example' }],
    ['comes from another port', { origin: 'http://localhost:8081' }],
    ['comes over another protocol', { origin: 'https://localhost' }],
  ])('and %s is refused even with the right token', async (_, headers) => {
    const guest = store.guest();
    await guest.call('getXsrfToken');
    const token = decodeURIComponent(guest.cookies.get('XSRF-TOKEN') ?? '');
    const all = { host: 'localhost', cookie: asOf(guest, 'sb', 'XSRF-TOKEN'), 'x-xsrf-token': token };
    expect((await sendRaw('POST', sendOtp, { ...all, ...headers }, { number: 'x' })).code).toBe('XSRF');
    const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
    expect((await sendRaw('POST', sendOtp, { ...all, ...own }, { number: 'x' })).code).toBe('PHONE_INVALID');
  });
});

describe('a page elsewhere', () => {
  // A browser withholds strict cookies from a cross-site request, but would accept new ones from the answer.
  test.each([
    ['that sends a form here', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['of a neighbor that sends a form here', { 'sec-fetch-site': 'same-site' }],
    ['in an old browser that sends a form here', { origin: 'https://evil.example' }],
  ])('%s does not get the binding replaced, which would sign the shopper out', async (_, headers) => {
    const { headers: sent, statusCode } = await store.app.inject({
      method: 'POST',
      url: sendOtp,
      headers,
      payload: {},
    });
    expect([statusCode, sent['set-cookie']]).toEqual([403, undefined]);
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { referer: 'https://evil.example/' }])(
    'that links to where cookies are given (%j) does not either',
    async (headers) => {
      const shopper = await store.shopper();
      const cookie = asOf(shopper, 'XSRF-TOKEN', 'user');
      const answer = await store.app.inject({
        url: endpoints.getXsrfToken.path,
        headers: { ...headers, cookie },
      });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    },
  );
});

describe('cookies planted by an attacker', () => {
  test('an XSRF token of one’s own making is worth nothing', async () => {
    const guest = store.guest();
    await guest.call('getXsrfToken');
    for (const token of ['a.b', 'a', '.', 'a.'.repeat(50), '%00', 'undefined']) {
      const cookie = `${asOf(guest, 'sb')}; XSRF-TOKEN=${encodeURIComponent(token)}`;
      const headers = { cookie, 'x-xsrf-token': token };
      expect((await sendRaw('POST', sendOtp, headers, { number: 'x' })).code).toBe('XSRF');
    }
  });

  test('a second XSRF cookie, before or after the right one, does not get the attacker’s value accepted', async () => {
    const [victim, attacker] = [store.guest(), store.guest()];
    await victim.call('getXsrfToken');
    await attacker.call('getXsrfToken');
    const tossed = attacker.cookies.get('XSRF-TOKEN') ?? '';
    const own = asOf(victim, 'XSRF-TOKEN');
    for (const pair of [`XSRF-TOKEN=${tossed}; ${own}`, `${own}; XSRF-TOKEN=${tossed}`]) {
      const headers = {
        cookie: `${asOf(victim, 'sb')}; ${pair}`,
        'x-xsrf-token': decodeURIComponent(tossed),
      };
      expect((await sendRaw('POST', sendOtp, headers, { number: 'x' })).code).toBe('XSRF');
    }
  });

  test('the attacker’s session in a second user cookie is not taken up', async () => {
    const [victim, attacker] = [await store.shopper(), await store.shopper()];
    for (const users of [
      `user=${attacker.cookies.get('user')}; user=${victim.cookies.get('user')}`,
      `user=${attacker.cookies.get('user')}`,
    ]) {
      const headers = {
        cookie: `${asOf(victim, 'sb', 'XSRF-TOKEN')}; ${users}`,
        'x-xsrf-token': decodeURIComponent(victim.cookies.get('XSRF-TOKEN') ?? ''),
      };
      expect((await sendRaw('PUT', endpoints.refreshTokens.path, headers)).status).toBe(401);
    }
    expect((await attacker.call('getUserData')).status).toBe(200);
    expect((await victim.call('getUserData')).status).toBe(200);
  });

  test('a native client’s session is none in a browser, so that a planted session buys nothing for a stranger', async () => {
    const attacker = store.native();
    await attacker.signIn(randomPhone());
    await attacker.completeProfile();
    const victim = store.guest();
    await victim.call('getXsrfToken');
    victim.setTokensCookie({
      accessToken: attacker.accessToken ?? '',
      refreshToken: attacker.refreshToken ?? '',
    });
    expect((await victim.call('getUserData')).status).toBe(401);
    expect((await victim.call('refreshTokens', {})).status).toBe(401);
    expect((await attacker.call('getUserData')).status).toBe(200);
  });

  test('the attacker’s binding makes the victim’s session worthless, not the attacker’s', async () => {
    const [victim, attacker] = [await store.shopper(), await store.shopper()];
    const headers = {
      cookie: `${asOf(attacker, 'sb', 'XSRF-TOKEN')}; ${asOf(victim, 'user')}`,
      authorization: `Bearer ${victim.accessToken}`,
    };
    expect((await sendRaw('GET', endpoints.getUserData.path, headers)).status).toBe(401);
  });

  test('a planted binding does not outlive signing in', async () => {
    const attacker = store.guest();
    await attacker.call('getXsrfToken');
    const victim = store.guest();
    for (const name of ['sb', 'XSRF-TOKEN']) victim.cookies.set(name, attacker.cookies.get(name) ?? '');
    await victim.signIn(randomPhone());
    expect(victim.cookies.get('sb')).not.toBe(attacker.cookies.get('sb'));
    expect(victim.cookies.get('XSRF-TOKEN')).not.toBe(attacker.cookies.get('XSRF-TOKEN'));
    attacker.cookies.set('user', victim.cookies.get('user') ?? '');
    attacker.accessToken = victim.accessToken;
    expect((await attacker.call('getUserData')).status).toBe(401);
    expect((await attacker.call('refreshTokens', {})).status).toBe(401);
  });

  test.each(['', 'short', 'x'.repeat(39)])('a binding that is none (%j) gets a real one', async (planted) => {
    const guest = store.guest();
    guest.cookies.set('sb', planted);
    await guest.call('getXsrfToken');
    expect(guest.cookies.get('sb')?.length).toBeGreaterThan(40);
  });
});

describe('a code', () => {
  test('that another browser requested does not sign this one in', async () => {
    const [victim, attacker] = [store.guest(), store.guest()];
    const phone = randomPhone();
    attacker.phone = phone;
    await attacker.call('sendOtp', { number: phone });
    const code = { phoneNumber: phone, verificationCode: await attacker.readCode() };
    expect((await victim.call('verifyCode', code)).body.code).toBe('OTP_EXPIRED');
    expect((await store.native().call('verifyCode', code)).body.code).toBe('OTP_EXPIRED');
  });

  test('is asked in vain alike for numbers that are known and that are not', async () => {
    const known = await store.shopper();
    const ask = (phoneNumber: string) =>
      store.guest().call('verifyCode', { phoneNumber, verificationCode: '123456' });
    const [one, other] = [await ask(known.phone), await ask(randomPhone())];
    expect([one.status, one.body]).toEqual([other.status, other.body]);
  });

  test('says how long to wait where another is refused', async () => {
    const [guest, number] = [store.guest(), randomPhone()];
    await guest.call('sendOtp', { number });
    const { body, headers } = await guest.call('sendOtp', { number });
    expect(body.data).toEqual({ resendInSeconds: Number(headers['retry-after']) });
  });
});

describe('a name', () => {
  test.each([
    ['Rima\r\nset-cookie: a=b', 'Rima set-cookie: a=b'],
    ['<img src=x onerror=alert(1)>'],
    ['{{7*7}}${7*7}'],
    ['\u202Eamir\u2066', 'amir'],
    ['=1+1'],
  ])('%j is kept as text of one line and becomes nothing else', async (given, name = given) => {
    const shopper = await store.shopper();
    const { status, body, headers } = await shopper.call('updateUserData', { name: given });
    expect([status, body.data.user.name]).toEqual([200, name]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(String(headers['content-type'])).toMatch(/^application\/json/);
    expect((await shopper.call('exportData')).body.data.profile.name).toBe(name);
  });
});
