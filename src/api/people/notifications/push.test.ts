import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { localized } from '../../../../test/localized.ts';
import { answers, openOperator, resets, staysSilent } from '../../../../test/operator.ts';
import { openPushed as open, subscribeTo } from '../../../../test/push-browser.ts';
import { openStore } from '../../../../test/store.ts';
import { deliverMessages } from '../../jobs/deliver-messages.ts';
import { transact } from '../../platform/db/database.ts';
import { outboxMessages } from '../../platform/integrations/messages.ts';
import { openPush } from '../../platform/integrations/push/open-push.ts';
import { readPush } from '../../platform/integrations/push/push-settings.ts';
import { notify } from './notify.ts';

const service = await openOperator(answers(201, ''));
const { push: settings, mistakes } = readPush({ PUSH_SERVICES: service.url });
const push = openPush(settings, mkdtempSync(join(tmpdir(), 'push-')), () => new Date());
const store = await openStore({ integrations: { push } });
const { db } = store;

beforeEach(async () => {
  service.requests.length = 0;
  service.behave(answers(201, ''));
  await db.deleteFrom('outbox').execute();
});

const subscribe = (endpoint?: string) => subscribeTo(service.url, endpoint);

const idOf = async (phone: string) =>
  (await db.selectFrom('shoppers').select('id').where('phone', '=', phone).executeTakeFirstOrThrow()).id;

const tokensOf = async (phone: string) =>
  (
    await db
      .selectFrom('sessions')
      .select('push_token')
      .where('shopper_id', '=', await idOf(phone))
      .where('push_token', '<>', '')
      .execute()
  ).map(({ push_token }) => push_token);

async function tell(phone: string) {
  const notice = {
    shopperId: await idOf(phone),
    kind: 'news',
    title: localized('New linen', 'كتّان جديد'),
    text: localized('Twelve shirts.', 'اثنا عشر قميصاً.'),
    href: '/brands/nol',
  } as const;
  await transact(db, async (tx) => notify(tx, notice, await store.terms()));
  return deliverMessages(db, { messages: outboxMessages, push }, store.now());
}

describe('a browser with a subscription', () => {
  test('is given the shop’s key, which stays the same', async () => {
    expect(mistakes).toEqual([]);
    const { body } = await store.guest().call('getPushKey');
    expect(Buffer.from(body.data.publicKey ?? '', 'base64url')).toHaveLength(65);
    expect(body.data.publicKey).toBe(push.publicKey);
  });

  test('gets news for its own eyes, signed by the shop', async () => {
    const [shopper, browser] = [await store.shopper({ language: 'ar' }), subscribe()];
    const { status, body } = await shopper.call('setPushToken', { token: browser.token });
    expect([status, body.data]).toEqual([200, { push: true }]);
    expect((await shopper.call('getNotificationWishes')).body.data.push).toBe(true);
    expect(await tell(shopper.phone)).toBe(1);
    const [requests] = service.requests;
    if (requests === undefined) throw new Error('nothing was pushed');
    expect(requests.path).toBe(new URL(browser.endpoint).pathname);
    expect(requests.body.toString('latin1')).not.toContain('linen');
    expect(open(requests, browser)).toMatchObject({
      title: 'كتّان جديد',
      text: 'اثنا عشر قميصاً.',
      href: '/brands/nol',
      language: 'ar',
    });
    expect(requests.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    const [, jwt = ''] = /^vapid t=([^,]+), k=/.exec(requests.headers.authorization ?? '') ?? [];
    const [head = '', claims = '', signature = ''] = jwt.split('.');
    const point = Buffer.from(push.publicKey ?? '', 'base64url');
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: service.url });
  });

  test('says so when it signs in', async () => {
    const [guest, browser] = [store.guest(), subscribe()];
    guest.phone = '+963944700001';
    await guest.call('sendOtp', { number: guest.phone });
    const verificationCode = await guest.readCode();
    const given = { phoneNumber: guest.phone, verificationCode, platform: 'web', fcmToken: browser.token };
    expect((await guest.call('verifyCode', given)).status).toBe(200);
    expect(await tokensOf(guest.phone)).toEqual([browser.kept]);
  });

  test.each(['web-fallback-token', 'nonsense', '{"endpoint":"http://169.254.169.254/"}'])(
    'that signs in with %s signs in, and is not pushed to',
    async (fcmToken) => {
      const guest = store.guest();
      guest.phone = `+96394470${String(1000 + fcmToken.length)}`;
      await guest.call('sendOtp', { number: guest.phone });
      const verificationCode = await guest.readCode();
      const given = { phoneNumber: guest.phone, verificationCode, fcmToken };
      expect((await guest.call('verifyCode', given)).status).toBe(200);
      expect(await tokensOf(guest.phone)).toEqual([]);
    },
  );

  test('belongs to the last shopper who signed in', async () => {
    const [first, second, browser] = [await store.shopper(), await store.shopper(), subscribe()];
    await first.call('setPushToken', { token: browser.token });
    await second.call('setPushToken', { token: browser.token });
    expect([await tokensOf(first.phone), await tokensOf(second.phone)]).toEqual([[], [browser.kept]]);
    expect(await tell(first.phone)).toBe(0);
    expect(service.requests).toEqual([]);
  });

  test('is the same however its subscription is written', async () => {
    const [first, second, browser] = [await store.shopper(), await store.shopper(), subscribe()];
    const { endpoint, keys } = JSON.parse(browser.token);
    await first.call('setPushToken', { token: JSON.stringify({ keys, extra: 1, endpoint }, null, 2) });
    await second.call('setPushToken', { token: browser.token });
    expect(await tokensOf(first.phone)).toEqual([]);
  });

  test('may be left alone again, and is when its shopper signs out', async () => {
    const [shopper, browser] = [await store.shopper(), subscribe()];
    await shopper.call('setPushToken', { token: browser.token });
    expect((await shopper.call('setPushToken', {})).body.data).toEqual({ push: false });
    await shopper.call('setPushToken', { token: browser.token });
    await shopper.call('logout');
    expect(await tell(shopper.phone)).toBe(0);
    expect(service.requests).toEqual([]);
  });

  test.each([404, 410])('and answers %i is forgotten', async (status) => {
    const [shopper, browser] = [await store.shopper(), subscribe()];
    await shopper.call('setPushToken', { token: browser.token });
    service.behave(answers(status, ''));
    expect(await tell(shopper.phone)).toBe(0);
    expect(await tokensOf(shopper.phone)).toEqual([]);
  });

  test.each([
    ['breaks', answers(503, '')],
    ['hangs up', resets],
    ['sends elsewhere', answers(307, '', { location: 'http://127.0.0.1:1/' })],
  ])('whose service %s is kept and tried again', async (_name, manner) => {
    const [shopper, browser] = [await store.shopper(), subscribe()];
    await shopper.call('setPushToken', { token: browser.token });
    service.behave(manner);
    expect(await tell(shopper.phone)).toBe(0);
    expect(await tokensOf(shopper.phone)).toEqual([browser.kept]);
    service.behave(answers(201, ''));
    const later = new Date(store.now().getTime() + 61_000);
    expect(await deliverMessages(db, { messages: outboxMessages, push }, later)).toBe(1);
  });
});

describe('an address that is not a push service’s', () => {
  const keys = JSON.parse(subscribe().token).keys;
  test.each([
    'http://127.0.0.1:5432/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'https://localhost/',
    'https://minwal.example/',
    'https://fcm.googleapis.com.evil.example/fcm/send/1',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/',
    'https://:key@fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com\t.evil.example/',
    'https://fcm.googleapis.com.:443/',
    'https://2130706433/',
    'https://[::ffff:127.0.0.1]/',
    'https://fcm.googleapis.com:8443/',
    'http://fcm.googleapis.com/fcm/send/1',
    'file:///etc/passwd',
  ])('%s is refused', async (endpoint) => {
    const shopper = await store.shopper();
    const { status, body } = await shopper.call('setPushToken', {
      token: JSON.stringify({ endpoint, keys }),
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.errors).toEqual(['"token" must be a push subscription']);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is one', (endpoint) => {
    expect(push.read(JSON.stringify({ endpoint, keys }))).not.toBeNull();
  });

  test('is stored in the form it is requested by', () => {
    const kept = push.read(JSON.stringify({ endpoint: 'https://FCM.googleapis.com\\@evil.example/', keys }));
    expect(JSON.parse(kept ?? '')).toMatchObject({ endpoint: 'https://fcm.googleapis.com/@evil.example/' });
  });

  test.each([
    { ...keys, p256dh: 'AAAA' },
    { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
    { ...keys, auth: 'short' },
  ])('nor are keys that open nothing', (broken) => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    expect(push.read(JSON.stringify({ endpoint, keys: broken }))).toBeNull();
  });
});

test('only a complete shopper has devices and an inbox', async () => {
  const [guest, incomplete] = [store.guest(), await store.shopper({ registered: false })];
  for (const name of [
    'getNotifications',
    'getNotificationWishes',
    'readNotifications',
    'setPushToken',
  ] as const) {
    expect((await guest.call(name, {})).status).toBe(401);
    expect((await incomplete.call(name, {})).body.code).toBe('PROFILE_INCOMPLETE');
  }
});

test('a silent push service delays a call only briefly', async () => {
  const [shopper, browser] = [await store.shopper(), subscribe()];
  await shopper.call('setPushToken', { token: browser.token });
  service.behave(staysSilent);
  const telling = tell(shopper.phone);
  expect((await shopper.call('getUserData')).status).toBe(200);
  expect(await telling).toBe(0);
});
