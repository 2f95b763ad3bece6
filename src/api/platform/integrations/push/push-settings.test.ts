import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storedPushKeys } from './open-push.ts';
import { readPush } from './push-settings.ts';

const keys = storedPushKeys(mkdtempSync(join(tmpdir(), 'push-')));

describe('push in the environment', () => {
  test('needs nothing', () => {
    expect(readPush({})).toMatchObject({ push: { keys: null, services: [], fcm: null }, mistakes: [] });
  });

  test('may bring its own keys', () => {
    const { push, mistakes } = readPush({
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
    });
    expect([push.keys, mistakes]).toEqual([keys, []]);
  });

  test.each<[Record<string, string>, string]>([
    [{ VAPID_PUBLIC_KEY: keys.publicKey }, 'VAPID_PRIVATE_KEY is not set, and VAPID_PUBLIC_KEY is'],
    [{ VAPID_PRIVATE_KEY: keys.privateKey }, 'VAPID_PUBLIC_KEY is not set, and VAPID_PRIVATE_KEY is'],
    [
      { VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}`, VAPID_PRIVATE_KEY: keys.privateKey },
      'VAPID_PUBLIC_KEY must be the public half of VAPID_PRIVATE_KEY',
    ],
    [
      { VAPID_PRIVATE_KEY: 'short', VAPID_PUBLIC_KEY: keys.publicKey },
      'VAPID_PRIVATE_KEY must be 43 characters of base64url',
    ],
    [{ VAPID_SUBJECT: 'the shop' }, 'VAPID_SUBJECT must be mailto:… or an https address'],
    [{ PUSH_SERVICES: 'http://push.example' }, 'PUSH_SERVICES must be an https address'],
    [
      { FCM_SERVICE_ACCOUNT: '/nowhere.json' },
      'FCM_SERVICE_ACCOUNT must be the path of a service account’s JSON file',
    ],
    [
      { FCM_SERVICE_ACCOUNT: 'package.json' },
      'FCM_SERVICE_ACCOUNT must be the path of a service account’s JSON file',
    ],
  ])('%j is refused with one line', (environment, line) => {
    expect(readPush(environment).mistakes).toEqual([line]);
  });
});

test('keys are made once, for their owner’s eyes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'push-'));
  const made = storedPushKeys(folder);
  expect(storedPushKeys(folder)).toEqual(made);
  expect(made.privateKey).toHaveLength(43);
  expect(statSync(join(folder, 'push-key.txt')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'push-key.txt'), 'utf8')).toBe(made.privateKey);
});
