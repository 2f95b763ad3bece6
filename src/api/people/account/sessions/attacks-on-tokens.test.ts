import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Client } from '../../../../../test/client.ts';
import { openStore } from '../../../../../test/store.ts';
import { endpointNames, endpoints } from '../../../../shop/endpoints.ts';
import { type Endpoint, routesOf } from '../../../../shop/wire/endpoint.ts';

const store = await openStore();

type Json = Record<string, unknown>;

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Signs any claims with the key of the test stores. */
function signed(header: Json, payload: Json, key = 'k'.repeat(40), hash = 'sha256'): string {
  const body = `${encoded(header)}.${encoded(payload)}`;
  return `${body}.${createHmac(hash, key).update(body).digest('base64url')}`;
}

function partsOf(client: Client): { header: Json; payload: Json } {
  const [header, payload] = (client.accessToken ?? '').split('.');
  return { header: decoded(header), payload: decoded(payload) };
}

const withoutClaim = (payload: Json, claim: string) =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => name !== claim));

describe('a forged access token', () => {
  test('is told from a right one by these tests', async () => {
    const shopper = await store.shopper();
    const { header, payload } = partsOf(shopper);
    shopper.accessToken = signed(header, payload);
    expect((await shopper.call('getUserData')).status).toBe(200);
  });

  test.each<[string, (header: Json, payload: Json) => string]>([
    ['without a signature', (header, payload) => `${encoded(header)}.${encoded(payload)}.`],
    ['that names no algorithm', (header, payload) => signed({ ...header, alg: 'none' }, payload)],
    [
      'that names none and has none',
      (_, payload) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`,
    ],
    ['signed with another key', (header, payload) => signed(header, payload, 'x'.repeat(40))],
    ['signed with no key', (header, payload) => signed(header, payload, '')],
    [
      'of another algorithm',
      (header, payload) => signed({ ...header, alg: 'HS512' }, payload, 'k'.repeat(40), 'sha512'),
    ],
    ['that claims a public key', (header, payload) => signed({ ...header, alg: 'RS256' }, payload)],
    ['with another key id', (header, payload) => signed({ ...header, kid: '2' }, payload)],
    [
      'with a key id that is a path',
      (header, payload) => signed({ ...header, kid: '../../dev/null' }, payload),
    ],
    [
      'that brings its own key',
      (header, payload) => signed({ ...header, jwk: { kty: 'oct', k: 'AA' }, kid: 'x' }, payload),
    ],
    [
      'with an unknown critical header',
      (header, payload) => signed({ ...header, crit: ['x'], x: 1 }, payload),
    ],
    ['for another audience', (header, payload) => signed(header, { ...payload, aud: 'minwal-staff' })],
    ['of another issuer', (header, payload) => signed(header, { ...payload, iss: 'elsewhere' })],
    ['of another type', (header, payload) => signed(header, { ...payload, typ: 'refresh' })],
    [
      'that has expired',
      (header, payload) => signed(header, { ...payload, exp: Number(payload['exp']) - 601 }),
    ],
    ['that expires at a text', (header, payload) => signed(header, { ...payload, exp: '9999999999' })],
    ['without an expiry', (header, payload) => signed(header, withoutClaim(payload, 'exp'))],
    ['without an audience', (header, payload) => signed(header, withoutClaim(payload, 'aud'))],
    ['without an issuer', (header, payload) => signed(header, withoutClaim(payload, 'iss'))],
    ['without a type', (header, payload) => signed(header, withoutClaim(payload, 'typ'))],
    ['without a binding', (header, payload) => signed(header, withoutClaim(payload, 'b'))],
    ['that unbinds itself', (header, payload) => signed(header, { ...payload, b: null })],
    ['of another shopper', (header, payload) => signed(header, { ...payload, sub: 'somebody' })],
    ['of a session that never was', (header, payload) => signed(header, { ...payload, sid: 'nothing' })],
    [
      'of a session that is a list',
      (header, payload) => signed(header, { ...payload, sid: [payload['sid']] }),
    ],
    ['that is very long', (header, payload) => signed(header, { ...payload, more: 'x'.repeat(2000) })],
  ])('%s opens nothing', async (_, forge) => {
    const shopper = await store.shopper();
    const { header, payload } = partsOf(shopper);
    shopper.accessToken = forge(header, payload);
    const { status, body } = await shopper.call('getUserData');
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('is not taken from the address, a form or the cookie', async () => {
    const shopper = await store.shopper();
    const token = shopper.accessToken ?? '';
    shopper.accessToken = null;
    const path = '/api/client/v1/user/get-user-data';
    expect((await shopper.send('GET', path)).status).toBe(401);
    expect((await shopper.send('GET', `${path}?access_token=${token}&token=${token}`)).status).toBe(401);
    expect((await shopper.send('GET', path, undefined, { authorization: `Basic ${token}` })).status).toBe(
      401,
    );
    expect((await shopper.send('GET', path, undefined, { 'x-access-token': token })).status).toBe(401);
    expect((await shopper.send('GET', path, undefined, { authorization: `Bearer ${token}` })).status).toBe(
      200,
    );
  });

  test('is said to be one where a guest would be answered as well', async () => {
    const shopper = await store.shopper();
    const ask = async () =>
      (await shopper.call('getReviews', { productId: 'none' })).headers['www-authenticate'];
    expect(await ask()).toBeUndefined();
    shopper.accessToken = 'x.y.z';
    expect(await ask()).toBe('Bearer error="invalid_token"');
    shopper.accessToken = null;
    expect(await ask()).toBeUndefined();
    expect((await shopper.call('getUserData')).headers['www-authenticate']).toBe('Bearer');
  });

  test('says nothing personal', async () => {
    const shopper = await store.shopper();
    expect(Object.keys(partsOf(shopper).payload).sort()).toEqual(
      ['aud', 'b', 'exp', 'iss', 'reg', 'sid', 'sub', 'typ'].sort(),
    );
  });
});

describe('a copied user cookie', () => {
  /** Another browser that has everything a script of the page can read, and nothing else. */
  async function thiefOf(shopper: Client): Promise<Client> {
    const thief = store.guest();
    await thief.call('getXsrfToken');
    thief.cookies.set('user', shopper.cookies.get('user') ?? '');
    thief.accessToken = shopper.accessToken;
    return thief;
  }
  const refreshRoutes = routesOf(endpoints.refreshTokens);
  const guarded = endpointNames.filter((name) =>
    ['token', 'registered'].includes((endpoints[name] satisfies Endpoint).access),
  );

  test('opens no protected call elsewhere, and the owner notices nothing', async () => {
    const shopper = await store.shopper();
    const thief = await thiefOf(shopper);
    const opened: string[] = [];
    for (const name of guarded) if ((await thief.call(name)).status !== 401) opened.push(name);
    expect([guarded.length > 20, opened]).toEqual([true, []]);
    expect((await shopper.call('getUserData')).status).toBe(200);
    expect((await shopper.call('refreshTokens', {})).status).toBe(200);
  });

  test.each(refreshRoutes)(
    'renews nothing at $method $path, with other cookies or with none',
    async ({ method, path }) => {
      const shopper = await store.shopper();
      const refreshToken = shopper.refreshToken ?? '';
      const thief = await thiefOf(shopper);
      expect((await thief.send(method, path, { platform: 'web' })).status).toBe(401);
      expect(thief.cookies.has('user')).toBe(false);
      expect((await thief.send(method, path, { refreshToken })).status).toBe(401);
      expect((await store.native().send(method, path, { refreshToken })).status).toBe(401);
      expect((await shopper.call('refreshTokens', {})).status).toBe(200);
    },
  );

  test('does not log the owner out', async () => {
    const shopper = await store.shopper();
    const thief = await thiefOf(shopper);
    await thief.call('logout', { refreshToken: shopper.refreshToken ?? '' });
    await store.native().call('logout', { refreshToken: shopper.refreshToken ?? '' });
    expect((await shopper.call('getUserData')).status).toBe(200);
  });

  test('that was used before ends the session for everybody, and is written down', async () => {
    const shopper = await store.shopper();
    const thief = await thiefOf(shopper);
    shopper.setTokensCookie((await shopper.call('refreshTokens', {})).body.data);
    await store.pool.query(`update refresh_tokens set used_at = used_at - interval '11 s'`);
    expect((await thief.call('refreshTokens', {})).status).toBe(401);
    expect((await shopper.call('getUserData')).status).toBe(401);
    const { rows } = await store.pool.query(
      `select 1 from audit_log a join sessions s on s.id = a.subject join shoppers h on h.id = s.shopper_id
        where a.action = 'session.reuse' and h.phone = $1`,
      [shopper.phone],
    );
    expect(rows).toHaveLength(1);
  });

  test('within the ten seconds of its child is refused in another browser and ends nothing', async () => {
    const shopper = await store.shopper();
    const thief = await thiefOf(shopper);
    shopper.setTokensCookie((await shopper.call('refreshTokens', {})).body.data);
    expect((await thief.call('refreshTokens', {})).status).toBe(401);
    expect((await shopper.call('getUserData')).status).toBe(200);
  });
});

describe('a refresh token', () => {
  test('whose child was used already ends the session, however soon it comes', async () => {
    const shopper = await store.shopper();
    const first = shopper.refreshToken ?? '';
    shopper.setTokensCookie((await shopper.call('refreshTokens', {})).body.data);
    shopper.setTokensCookie((await shopper.call('refreshTokens', {})).body.data);
    expect((await shopper.call('refreshTokens', { refreshToken: first })).status).toBe(401);
    expect((await shopper.call('getUserData')).status).toBe(401);
  });

  test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --", 'null', '[object Object]'])(
    '%j is none',
    async (refreshToken) => {
      const guest = store.guest();
      await guest.call('getXsrfToken');
      expect((await guest.call('refreshTokens', { refreshToken })).status).toBe(401);
    },
  );

  test('is stored only as a hash', async () => {
    const shopper = await store.shopper();
    const { rows } = await store.pool.query('select to_json(t)::text as row from refresh_tokens t');
    expect(rows.map(({ row }) => row).join()).not.toContain(shopper.refreshToken);
  });
});

describe('logging out', () => {
  test('while refreshes are on their way leaves nothing that works', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shopper = await store.shopper();
      const [refreshed] = await Promise.all([
        shopper.call('refreshTokens', { refreshToken: shopper.refreshToken ?? '' }),
        shopper.call('logout', { refreshToken: shopper.refreshToken ?? '' }),
      ]);
      if (refreshed.status === 200) shopper.setTokensCookie(refreshed.body.data);
      expect((await shopper.call('getUserData')).status).toBe(401);
      expect((await shopper.call('refreshTokens', { refreshToken: shopper.refreshToken ?? '' })).status).toBe(
        401,
      );
    }
  });

  test('works by an older refresh token too, and by the access token where the cookie holds nothing else', async () => {
    const shopper = await store.shopper();
    const older = shopper.refreshToken ?? '';
    shopper.setTokensCookie((await shopper.call('refreshTokens', {})).body.data);
    await shopper.call('logout', { refreshToken: older });
    expect((await shopper.call('getUserData')).status).toBe(401);

    const other = await store.shopper();
    other.cookies.set('user', encodeURIComponent(JSON.stringify({ accessToken: other.accessToken })));
    await other.call('logout', {});
    expect((await other.call('getUserData')).status).toBe(401);
  });
});
