import { expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { ConsoleClient } from '../../test/console.ts';
import { openStore, randomPhone } from '../../test/store.ts';
import { cleanUp } from './jobs/clean-up.ts';
import { accessTokens } from './people/account/sessions/tokens.ts';
import { totpCode, totpStep } from './people/staff/sign-in/totp.ts';
import { foreignKeys, type Keys, newKeys, openSecrets, RESTART_MS } from './secrets.ts';

const store = await openStore();
const later = (ms: number) => store.setNow(new Date(store.now().getTime() + ms));
const [minute, hour] = [60_000, 3_600_000];

const old = newKeys();
const fresh = newKeys();
const rotated: Keys = { ...fresh, before: old };

const open = (keys: Keys) => openSecrets(store.db, keys, { now: store.now(), isAlone: false });
const instance = async (keys: Keys) => (await store.beside({ secrets: await open(keys) })).app;

/** Reads the letters of a secret as an app does. */
function fromBase32(letters: string): Buffer {
  const bits = letters
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function giveCode(client: ConsoleClient) {
  await store.pool.query(`update verification_codes set created_at = now() - interval '5 minutes'`);
  expect((await client.ask('sendStaffCode', { phone: client.phone })).status).toBe(200);
  return client.ask('verifyStaffCode', { phone: client.phone, code: await client.readCode() });
}

async function enrolledManager(app: Client['app']) {
  const phone = randomPhone();
  await store.pool.query(`insert into staff (phone, name, roles) values ($1, 'Hala', '{manager}')`, [phone]);
  const client = new ConsoleClient(app, 'en');
  client.phone = phone;
  expect((await giveCode(client)).body.data.next).toBe('enroll');
  const secret = fromBase32((await client.ask('offerTotp')).body.data.secret);
  const code = totpCode(secret, totpStep(store.now()));
  const { body } = await client.ask('confirmTotp', { code });
  return { client, phone, secret, recoveryCodes: body.data.recoveryCodes };
}

const refresh = async (client: Client) => {
  const answer = await client.call('refreshTokens', { refreshToken: client.refreshToken ?? '' });
  if (answer.status === 200) client.setTokensCookie(answer.body.data);
  return answer.status;
};

/** A call that changes something and needs a live session. */
const change = async (client: Client) => (await client.call('updateUserData', { name: 'Rima' })).status;

test('keys are rotated under a signed-in shopper and a manager, and nothing depends on the old ones after a day', async () => {
  const first = await instance(old);
  const shopper = new Client(first, 'en');
  await shopper.signIn(randomPhone());
  await shopper.completeProfile();
  const { client: manager, phone, secret, recoveryCodes } = await enrolledManager(first);
  const appCode = () => totpCode(secret, totpStep(store.now()));
  const signIn = async (app: Client['app'], code: () => string) => {
    const browser = new ConsoleClient(app, 'en');
    browser.phone = phone;
    expect((await giveCode(browser)).body.data.next).toBe('second');
    return (await browser.ask('passSecondFactor', { code: code() })).body.data?.next;
  };
  const waiting = new Client(first, 'en');
  waiting.phone = randomPhone();
  await waiting.call('sendOtp', { number: waiting.phone });

  // One instance has the new keys, the other does not know them yet.
  later(minute);
  const second = await instance(rotated);
  for (const app of [second, first, second]) {
    shopper.app = manager.app = app;
    expect(await change(shopper)).toBe(200);
    expect(await refresh(shopper)).toBe(200);
    expect((await manager.ask('getMe')).body.data.next).toBeNull();
  }
  waiting.app = second;
  const given = { phoneNumber: waiting.phone, verificationCode: await waiting.readCode() };
  expect((await waiting.call('verifyCode', given)).status).toBe(200);
  expect(await signIn(second, appCode)).toBeNull();
  const crashed = await instance(old);
  shopper.app = crashed;
  expect(await change(shopper)).toBe(200);

  // The new keys sign from here on; an answer that was lost on the way is repeated.
  later(RESTART_MS - 2 * minute);
  shopper.app = second;
  expect(await refresh(shopper)).toBe(200);
  const { refreshToken } = shopper;
  const lost = await shopper.call('refreshTokens', { refreshToken: refreshToken ?? '' });
  later(2 * minute);
  const repeated = await shopper.call('refreshTokens', { refreshToken: refreshToken ?? '' });
  expect(repeated.body.data.refreshToken).toBe(lost.body.data.refreshToken);
  shopper.setTokensCookie(lost.body.data);
  expect(await change(shopper)).toBe(200);
  shopper.setTokensCookie(repeated.body.data);
  expect(await change(shopper)).toBe(200);
  const signedByOld = accessTokens(old);
  const claims = accessTokens(fresh).read(repeated.body.data.accessToken, store.now());
  expect(claims).not.toBeNull();
  await shopper.call('getXsrfToken');
  expect(await refresh(shopper)).toBe(200);

  // The old ones have ended.
  later(24 * hour);
  await cleanUp(store.db, store.now());
  const { rows } = await store.pool.query(
    'select before, before_until, data_key_before from key_fingerprints order by name',
  );
  const none = { before: null, before_until: null, data_key_before: null };
  expect(rows).toEqual([none, none]);
  await expect(open(old)).rejects.toThrow(/^CODE_PEPPER is not the key/);
  expect(await foreignKeys(store.db, old, store.now())).toEqual(['CODE_PEPPER', 'TOKEN_KEY']);
  for (const app of [await instance(fresh), second]) {
    shopper.app = app;
    shopper.accessToken = signedByOld.sign(claims ?? expect.fail(), store.now());
    expect(await change(shopper)).toBe(401);
    expect(await refresh(shopper)).toBe(200);
    expect(await change(shopper)).toBe(200);
    later(minute);
    expect(await signIn(app, appCode)).toBeNull();
    later(minute);
    expect(await signIn(app, () => recoveryCodes.pop() ?? '')).toBeNull();
  }
});

test('what an older version derived with the pepper itself fits after a rotation too', async () => {
  const older = await openStore();
  const now = older.now();
  const at = { now, isAlone: true };
  await older.pool.query(
    `insert into staff (phone, name, roles) values ('+963933777009', 'Rana', '{owner}')`,
  );
  expect((await openSecrets(older.db, old, at)).pepper).toBe(old.pepper);
  expect((await openSecrets(older.db, rotated, at)).pepper).toBe(old.pepper);
  const next = newKeys();
  const again = await openSecrets(older.db, { ...next, before: fresh }, at);
  expect(again).toMatchObject({ pepper: old.pepper, tokenKey: next.tokenKey });
});

test.each([
  ['another pepper', { ...old, pepper: newKeys().pepper }, ['CODE_PEPPER']],
  ['another token key', { ...old, tokenKey: newKeys().tokenKey }, ['TOKEN_KEY']],
  ['keys that follow others', { ...fresh, before: newKeys() }, ['CODE_PEPPER', 'TOKEN_KEY']],
  [
    'a rotation of the pepper alone',
    { ...fresh, tokenKey: old.tokenKey, before: { pepper: old.pepper } },
    [],
  ],
  ['the same keys named twice', { ...old, before: old }, []],
])('the keys of a database are told from %s', async (_what, keys: Keys, foreign) => {
  const shop = await openStore();
  const now = shop.now();
  await openSecrets(shop.db, old, { now, isAlone: true });
  expect(await foreignKeys(shop.db, keys, now)).toEqual(foreign);
});
