import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storedPushKeys } from './open-push.ts';
import { isPublicAddress } from './public-lookup.ts';
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

test.each<[string, 4 | 6, boolean]>([
  ['142.250.185.106', 4, true],
  ['127.0.0.1', 4, false],
  ['10.1.2.3', 4, false],
  ['172.31.255.255', 4, false],
  ['172.32.0.1', 4, true],
  ['192.168.1.1', 4, false],
  ['169.254.169.254', 4, false],
  ['100.64.0.1', 4, false],
  ['0.0.0.0', 4, false],
  ['224.0.0.1', 4, false],
  ['255.255.255.255', 4, false],
  ['2a00:1450:4001:82a::200a', 6, true],
  ['::1', 6, false],
  ['::', 6, false],
  ['fd00::1', 6, false],
  ['fe80::1', 6, false],
  ['::ffff:127.0.0.1', 6, false],
  ['64:ff9b::7f00:1', 6, false],
  ['2002:7f00:1::', 6, false],
])('%s, of family %i, is of the open internet: %s', (address, family, isOpen) => {
  expect(isPublicAddress(address, family)).toBe(isOpen);
});
