import { describe, expect, test } from 'vitest';
import { openStore, randomPhone } from '../../../../../test/store.ts';

const store = await openStore();
const later = (milliseconds: number) => store.setNow(new Date(store.now().getTime() + milliseconds));
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a session', () => {
  test('opens what needs a token, and an incomplete profile opens only itself', async () => {
    const shopper = await store.shopper({ registered: false });
    expect((await shopper.call('getUserData')).status).toBe(200);
    expect((await shopper.call('displayCart')).body.code).toBe('PROFILE_INCOMPLETE');
    await shopper.completeProfile();
    expect((await shopper.call('displayCart')).status).toBe(200);
  });

  test('is put into the browser with its sign-in, and not into a native client', async () => {
    const [browser, native] = [store.guest(), store.native()];
    for (const client of [browser, native]) {
      const phone = randomPhone();
      client.phone = phone;
      await client.call('sendOtp', { number: phone });
      const code = { phoneNumber: phone, verificationCode: await client.readCode() };
      const { body, headers } = await client.call('verifyCode', code);
      const { accessToken, refreshToken } = body.data;
      const kept = encodeURIComponent(JSON.stringify({ accessToken, refreshToken }));
      const given = [headers['set-cookie'] ?? []]
        .flat()
        .map(String)
        .find((cookie) => cookie.startsWith('user='));
      expect(given).toBe(
        client === native ? undefined : `user=${kept}; Max-Age=604800; Path=/; SameSite=Lax`,
      );
    }
  });

  test('is nothing without a token', async () => {
    const { status, body } = await store.guest().call('getUserData');
    expect([status, body.code, body.message]).toEqual([
      401,
      'UNAUTHENTICATED',
      'Please login with your phone number to continue',
    ]);
  });

  test('is bound to its browser: the user cookie and the token alone open nothing elsewhere', async () => {
    const shopper = await store.shopper();
    const thief = store.guest();
    await thief.call('getXsrfToken');
    thief.setTokensCookie({
      accessToken: shopper.accessToken ?? '',
      refreshToken: shopper.refreshToken ?? '',
    });
    expect((await thief.call('getUserData')).status).toBe(401);
    expect((await thief.call('refreshTokens', {})).status).toBe(401);
    expect((await shopper.call('getUserData')).status).toBe(200);
  });

  test('of a native client needs neither cookie nor XSRF token', async () => {
    const native = store.native();
    await native.signIn('+963933111222');
    await native.completeProfile();
    expect((await native.call('getUserData')).status).toBe(200);
    const { status, body } = await native.call('refreshTokens', { refreshToken: native.refreshToken ?? '' });
    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(native.refreshToken);
  });

  test('ends its access token after ten minutes', async () => {
    const shopper = await store.shopper();
    later(10 * MINUTE + 1000);
    expect((await shopper.call('getUserData')).status).toBe(401);
  });

  test.each([
    ['none', (token: string) => `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.`],
    ['cut', (token: string) => token.slice(0, -2)],
    ['no token', () => 'x.y.z'],
  ])('refuses a forged token: %s', async (_, forge) => {
    const shopper = await store.shopper();
    shopper.accessToken = forge(shopper.accessToken ?? '');
    expect((await shopper.call('getUserData')).status).toBe(401);
  });
});

describe('refreshing', () => {
  test.each([
    ['PUT', '/api/v1/app/auth/refresh-token'],
    ['PUT', '/api/client/v1/user/refresh-token'],
    ['POST', '/api/client/v1/user/refresh-token'],
  ])('%s %s gives a new pair and sets the cookie', async (method, path) => {
    const shopper = await store.shopper();
    const { status, body, headers } = await shopper.send(method, path, 'platform=web', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ accessToken: expect.any(String), refreshToken: expect.any(String) });
    expect(String(headers['set-cookie'])).toMatch(/user=.*Max-Age=604800; Path=\/; SameSite=Lax/);
  });

  test('a lost answer may be asked for again within ten seconds', async () => {
    const shopper = await store.shopper();
    const refreshToken = shopper.refreshToken ?? '';
    const [first, second] = [
      await shopper.call('refreshTokens', { refreshToken }),
      await shopper.call('refreshTokens', { refreshToken }),
    ];
    expect(second.body.data.refreshToken).toBe(first.body.data.refreshToken);
  });

  test('a lost answer is found by an instance whose clock is wrong', async () => {
    const shopper = await store.shopper();
    const refreshToken = shopper.refreshToken ?? '';
    const first = await shopper.call('refreshTokens', { refreshToken });
    later(MINUTE);
    const second = await shopper.call('refreshTokens', { refreshToken });
    later(-MINUTE);
    expect([second.status, second.body.data.refreshToken]).toEqual([200, first.body.data.refreshToken]);
  });

  test('two tabs at once get the same new token', async () => {
    const shopper = await store.shopper();
    const refreshToken = shopper.refreshToken ?? '';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shopper.call('refreshTokens', { refreshToken })),
    );
    expect(new Set(answers.map(({ body }) => body.data.refreshToken)).size).toBe(1);
  });

  test('a token used before ends the whole session and is written down', async () => {
    const shopper = await store.shopper();
    const refreshToken = shopper.refreshToken ?? '';
    const { body } = await shopper.call('refreshTokens', { refreshToken });
    await store.pool.query(`update refresh_tokens set used_at = used_at - interval '11 s'`);
    expect((await shopper.call('refreshTokens', { refreshToken })).status).toBe(401);
    expect((await shopper.call('refreshTokens', { refreshToken: body.data.refreshToken })).status).toBe(401);
    shopper.accessToken = body.data.accessToken;
    expect((await shopper.call('getUserData')).status).toBe(401);
    const { rows } = await store.pool.query(`select 1 from audit_log where action = 'session.reuse'`);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('a session that idles for seven days is over', async () => {
    const shopper = await store.shopper();
    later(7 * DAY + MINUTE);
    expect((await shopper.call('refreshTokens', {})).status).toBe(401);
  });

  test('a session ends after thirty days however busy it was', async () => {
    const shopper = await store.shopper();
    for (let day = 0; day < 30; day += 6) {
      later(6 * DAY);
      const { status, body } = await shopper.call('refreshTokens', {});
      if (day < 24) {
        expect(status).toBe(200);
        shopper.setTokensCookie(body.data);
      } else expect(status).toBe(401);
    }
  });
});

describe('signing out', () => {
  test('ends the refresh token and the access token at once', async () => {
    const shopper = await store.shopper();
    expect((await shopper.call('logout', {})).status).toBe(200);
    expect(shopper.cookies.has('user')).toBe(false);
    expect((await shopper.call('getUserData')).status).toBe(401);
    expect((await shopper.call('refreshTokens', { refreshToken: shopper.refreshToken ?? '' })).status).toBe(
      401,
    );
  });
});

describe('XSRF', () => {
  test('a call with cookies repeats the token of this browser, or is refused with a fresh pair', async () => {
    const guest = store.guest();
    await guest.call('getXsrfToken');
    const { status, body, headers } = await guest.send(
      'POST',
      '/api/client/v1/auth/send-otp',
      { number: '0944999888' },
      { 'x-xsrf-token': 'wrong' },
    );
    expect([status, body.code]).toEqual([403, 'XSRF']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await guest.call('sendOtp', { number: '0944999888' })).status).toBe(200);
  });

  test('a token of another browser is worth nothing', async () => {
    const [one, other] = [store.guest(), store.guest()];
    await one.call('getXsrfToken');
    await other.call('getXsrfToken');
    one.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN') ?? '');
    expect((await one.call('sendOtp', { number: '0944999887' })).body.code).toBe('XSRF');
  });

  test.each(['cross-site', 'same-site'])(
    'a call from a %s page is refused with or without cookies',
    async (site) => {
      const { body } = await store
        .native()
        .call('sendOtp', { number: '0944999886' }, { 'sec-fetch-site': site });
      expect(body.code).toBe('XSRF');
    },
  );

  test('public answers set no cookies', async () => {
    const { headers } = await store.guest().call('getAllCities');
    expect(headers['set-cookie']).toBeUndefined();
  });
});
