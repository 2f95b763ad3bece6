import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers, type ReceivedRequest, openOperator } from '../../../../../test/operator.ts';
import type { SendFailure } from '../send-failure.ts';
import { openPush } from './open-push.ts';
import { readPush } from './push-settings.ts';

const google = await openOperator();
const folder = mkdtempSync(join(tmpdir(), 'fcm-'));
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const file = join(folder, 'fcm.json');
writeFileSync(
  file,
  JSON.stringify({
    project_id: 'minwal-shop',
    client_email: 'push@minwal-shop.iam.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${google.url}/token`,
  }),
);
const DEVICE = 'dQw4w9WgXcQ:APA91bH-device_of_somebody';
const note = { title: 'وصلنا طلبك', text: 'شكراً', href: '/orders', tag: 'n1', language: 'ar' as const };

let now = new Date('2026-11-22T10:00:00Z');
const { push: settings, mistakes } = readPush({ FCM_SERVICE_ACCOUNT: file, FCM_URL: google.url });
const open = () => openPush(settings, folder, () => now);

/** Grants access on one path and answers `status` on the other. */
function behave(status: number, body = '{}') {
  google.requests.length = 0;
  google.behave((response, requests, socket) =>
    (requests.path === '/token'
      ? answers(200, '{"access_token":"ya29.of-the-shop","expires_in":3599}')
      : answers(status, body))(response, requests, socket),
  );
}

const paths = () => google.requests.map(({ path }) => path);

describe('an app', () => {
  test('is told by its project, with an access that the account has signed for', async () => {
    expect(mistakes).toEqual([]);
    behave(200);
    const push = open();
    expect(push.read(DEVICE)).toBe(DEVICE);
    expect(await push.send(DEVICE, note)).toBe('taken');
    expect(paths()).toEqual(['/token', '/v1/projects/minwal-shop/messages:send']);
    const [access, sent] = google.requests as [ReceivedRequest, ReceivedRequest]; // two, checked in the line above
    const assertion = new URLSearchParams(access.body.toString()).get('assertion') ?? '';
    const [head = '', claims = '', signature = ''] = assertion.split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'push@minwal-shop.iam.example',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
    });
    expect(sent.headers.authorization).toBe('Bearer ya29.of-the-shop');
    expect(JSON.parse(sent.body.toString()).message).toMatchObject({
      token: DEVICE,
      notification: { title: note.title, body: note.text },
      data: { href: '/orders' },
    });
  });

  test('is told again with the same access, until it is old', async () => {
    behave(200);
    const push = open();
    await Promise.all([push.send(DEVICE, note), push.send(DEVICE, note)]);
    expect(paths().filter((path) => path === '/token')).toHaveLength(1);
    now = new Date(now.getTime() + 51 * 60_000);
    await push.send(DEVICE, note);
    expect(paths().filter((path) => path === '/token')).toHaveLength(2);
  });

  test.each([
    [404, '{"error":{"status":"NOT_FOUND"}}'],
    [400, '{"error":{"details":[{"errorCode":"UNREGISTERED"}]}}'],
  ])('that answers %i is gone', async (status, body) => {
    behave(status, body);
    expect(await open().send(DEVICE, note)).toBe('gone');
  });

  test.each([401, 403, 429, 500])('whose service answers %i may be told later', async (status) => {
    behave(status);
    const failure = await open()
      .send(DEVICE, note)
      .catch((error: SendFailure) => error);
    expect(failure).toMatchObject({ taken: 'no', message: `FCM refused (${status})` });
  });

  test('cannot be read without an account', () => {
    expect(openPush(readPush({}).push, folder, () => now).read(DEVICE)).toBeNull();
  });
});
