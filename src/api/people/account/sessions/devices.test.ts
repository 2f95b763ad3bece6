import { describe, expect, test } from 'vitest';
import type { Client } from '../../../../../test/client.ts';
import { openStore } from '../../../../../test/store.ts';
import type { Language } from '../../../../shop/language.ts';

const store = await openStore();
const later = (milliseconds: number) => store.setNow(new Date(store.now().getTime() + milliseconds));
const DAY = 24 * 3_600_000;

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

const waitAMinute = (phone: string) =>
  store.pool.query(
    `update verification_codes set created_at = created_at - interval '2 minutes' where phone = $1`,
    [phone],
  );

/** Signs in with a phone in another browser. */
async function signInAgain(phone: string, userAgent = '', language: Language = 'en'): Promise<Client> {
  const client = store.guest({ language });
  client.phone = phone;
  await waitAMinute(phone);
  await client.call('sendOtp', { number: phone });
  const code = { phoneNumber: phone, verificationCode: await client.readCode() };
  const { body } = await client.call('verifyCode', code, { 'user-agent': userAgent });
  client.setTokensCookie(body.data);
  return client;
}

const audited = async (action: string) =>
  (
    await store.pool.query(`select details from audit_log where action = $1 order by id desc limit 1`, [
      action,
    ])
  ).rows[0]?.details;

describe('where a shopper is signed in', () => {
  test('is told as people call it, in the language of the request, this browser first', async () => {
    const here = await store.shopper();
    later(60_000);
    const there = await signInAgain(here.phone, chrome, 'ar');
    const { sessions } = (await here.call('getSessions')).body.data;
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Unknown device', true],
      ['Chrome on Android', false],
    ]);
    expect(Date.parse(sessions[1]?.createdAt ?? '')).toBe(store.now().getTime());
    const fromThere = (await there.call('getSessions')).body.data.sessions;
    expect(fromThere.map(({ device }) => device)).toEqual(['كروم على أندرويد', 'جهاز غير معروف']);
  });

  test('holds no word of what a browser says about itself', async () => {
    const here = await store.shopper();
    await signInAgain(here.phone, '<script>alert(1)</script>\t'.repeat(20));
    const { body } = await here.call('getSessions');
    expect(JSON.stringify(body)).not.toContain('script');
  });

  test('moves on with every refresh', async () => {
    const here = await store.shopper();
    later(3 * DAY);
    here.setTokensCookie((await here.call('refreshTokens', {})).body.data);
    const [session] = (await here.call('getSessions')).body.data.sessions;
    expect(Date.parse(session?.lastUsedAt ?? '')).toBe(store.now().getTime());
  });

  test('omits sessions idle for seven days, and lists a browser that signed in again once', async () => {
    const here = await store.shopper();
    await signInAgain(here.phone, chrome);
    later(7 * DAY + 1000);
    await waitAMinute(here.phone);
    await here.signIn(here.phone);
    expect((await here.call('getSessions')).body.data.sessions).toHaveLength(1);
  });

  test('knows nothing of other shoppers', async () => {
    const [one, other] = [await store.shopper(), await store.shopper()];
    const [theirs] = (await other.call('getSessions')).body.data.sessions;
    expect((await one.call('getSessions')).body.data.sessions).toHaveLength(1);
    const foreign = await one.call('endSession', { sessionId: theirs?._id ?? '' });
    const absent = await one.call('endSession', { sessionId: 'nothing' });
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
    expect((await other.call('getUserData')).status).toBe(200);
  });
});

describe('signing out from afar', () => {
  test('ends the tokens of that place at once, and is written down', async () => {
    const here = await store.shopper();
    const there = await signInAgain(here.phone, chrome);
    const { sessions } = (await here.call('getSessions')).body.data;
    const wanted = sessions.find(({ current }) => !current)?._id ?? '';
    const left = await here.call('endSession', { sessionId: wanted });
    expect([left.status, left.body.data.sessions.length]).toEqual([200, 1]);
    expect((await there.call('getUserData')).status).toBe(401);
    expect((await there.call('refreshTokens', {})).status).toBe(401);
    expect((await here.call('getUserData')).status).toBe(200);
    expect(await audited('session.end')).toEqual({ reason: 'elsewhere' });
    expect((await here.call('endSession', { sessionId: wanted })).status).toBe(404);
  });

  test('leaves this browser alone where all others go', async () => {
    const here = await store.shopper();
    const others = [await signInAgain(here.phone, chrome), await signInAgain(here.phone)];
    expect((await here.call('endOtherSessions')).body.data.sessions).toMatchObject([{ current: true }]);
    for (const other of others) expect((await other.call('getUserData')).status).toBe(401);
    expect((await here.call('getUserData')).status).toBe(200);
  });

  test('of this very place is signing out', async () => {
    const here = await store.shopper();
    const [session] = (await here.call('getSessions')).body.data.sessions;
    expect((await here.call('endSession', { sessionId: session?._id ?? '' })).status).toBe(200);
    expect(here.cookies.has('user')).toBe(false);
    expect((await here.call('getUserData')).status).toBe(401);
    expect(await audited('session.end')).toEqual({ reason: 'logout' });
  });
});

describe('signing in again', () => {
  const told = async (phone: string) =>
    (
      await store.pool.query(
        `select n.text_en, n.text_ar, n.href from notifications n join shoppers s on s.id = n.shopper_id
          where n.kind = 'account' and s.phone = $1`,
        [phone],
      )
    ).rows;

  test('in an unknown browser is reported in the inbox; the first sign-in and known browsers are not', async () => {
    const here = await store.shopper();
    await waitAMinute(here.phone);
    await here.signIn(here.phone);
    expect(await told(here.phone)).toEqual([]);
    await signInAgain(here.phone, chrome);
    expect(await told(here.phone)).toEqual([
      {
        text_en: expect.stringContaining('Chrome on Android'),
        text_ar: expect.stringContaining('كروم على أندرويد'),
        href: '/profile#devices',
      },
    ]);
  });

  test('in the same browser takes the place of the session before', async () => {
    const here = await store.shopper();
    const before = { accessToken: here.accessToken, binding: here.cookies.get('sb') };
    await waitAMinute(here.phone);
    await here.signIn(here.phone);
    const copy = store.guest();
    copy.accessToken = before.accessToken;
    copy.cookies.set('sb', before.binding ?? '');
    expect((await copy.call('getUserData')).status).toBe(401);
    expect((await here.call('getUserData')).status).toBe(200);
  });
});
