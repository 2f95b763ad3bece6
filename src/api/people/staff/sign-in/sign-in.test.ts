import { describe, expect, test } from 'vitest';
import { ConsoleClient, openConsole } from '../../../../../test/console.ts';
import { openStore, randomPhone } from '../../../../../test/store.ts';
import { makeOwner } from '../make-owner.ts';
import { totpCode, totpSecret, totpStep } from './totp.ts';

const store = await openStore();
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const later = (seconds: number) => store.setNow(new Date(store.now().getTime() + seconds * 1000));

async function member(roles: ('manager' | 'packer' | 'courier')[]) {
  const { phone, staffId } = await openConsole(store, roles);
  return { phone, id: staffId };
}

/** The code that the app would show now; each is used once, so time moves on first. */
async function appCode(id: string, column: 'totp_seed' | 'totp_offered_seed' = 'totp_seed'): Promise<string> {
  later(30);
  const { rows } = await store.pool.query(`select ${column} as seed from staff where id = $1`, [id]);
  return totpCode(totpSecret(store.secrets, id, String(rows[0]?.seed)), totpStep(store.now()));
}

async function giveCode(client: ConsoleClient, phone: string) {
  client.phone = phone;
  expect((await client.ask('sendStaffCode', { phone })).status).toBe(200);
  return client.ask('verifyStaffCode', { phone, code: await client.readCode() });
}

const browser = () => new ConsoleClient(store.app, 'en');

test('a packer enters with the code alone', async () => {
  const { phone } = await member(['packer']);
  const client = browser();
  const { body } = await giveCode(client, phone);
  expect(body.data).toMatchObject({
    next: null,
    staff: { roles: ['packer'] },
    rights: { packOrders: 'all' },
  });
  expect((await client.ask('getMe')).status).toBe(200);
});

test('the cookie is strict and out of a script’s reach, and its own', async () => {
  const { phone } = await member(['packer']);
  const client = browser();
  const { headers } = await giveCode(client, phone);
  const cookie = [headers['set-cookie']].flat().find((line) => String(line).startsWith('staff='));
  expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
  expect(cookie).not.toMatch(/Max-Age|Expires/i);
});

test('a manager sets up an app first, gets ten recovery codes once, and enters with both afterwards', async () => {
  const { phone, id } = await member(['manager']);
  const first = browser();
  expect((await giveCode(first, phone)).body.data.next).toBe('enroll');
  expect((await first.ask('listAudit')).body.code).toBe('SECOND_FACTOR');
  const { body: offered } = await first.ask('offerTotp');
  expect(offered.data.uri).toContain(`secret=${offered.data.secret}`);
  expect((await first.ask('confirmTotp', { code: '000000' })).body.code).toBe('OTP_WRONG');
  const { body } = await first.ask('confirmTotp', { code: await appCode(id, 'totp_offered_seed') });
  expect(body.data.me.next).toBeNull();
  expect(new Set(body.data.recoveryCodes).size).toBe(10);
  expect((await first.ask('listAudit')).status).toBe(200);

  later(60);
  const second = browser();
  expect((await giveCode(second, phone)).body.data.next).toBe('second');
  const code = await appCode(id);
  expect((await second.ask('passSecondFactor', { code })).body.data.next).toBeNull();
  expect((await second.ask('passSecondFactor', { code })).body.code).toBe('OTP_WRONG');

  later(60);
  const third = browser();
  await giveCode(third, phone);
  const [recovery = ''] = body.data.recoveryCodes;
  // As typed from paper.
  const typed = recovery.toLowerCase().replaceAll('-', ' ');
  expect((await third.ask('passSecondFactor', { code: typed })).body.data.next).toBeNull();
  expect((await third.ask('passSecondFactor', { code: typed })).body.code).toBe('OTP_WRONG');
});

test('one session is offered one key of an app until it is confirmed, another session another key', async () => {
  const { phone } = await member(['manager']);
  const client = browser();
  await giveCode(client, phone);
  const offers = await Promise.all([client.ask('offerTotp'), client.ask('offerTotp')]);
  const again = await client.ask('offerTotp');
  expect(new Set([...offers, again].map(({ body }) => body.data.secret)).size).toBe(1);
  later(60);
  const other = browser();
  await giveCode(other, phone);
  expect((await other.ask('offerTotp')).body.data.secret).not.toBe(again.body.data.secret);
});

test('a recovery code with six digits or more among its letters is not taken for a code of the app', async () => {
  const { phone, id } = await member(['manager']);
  const client = browser();
  await giveCode(client, phone);
  // Codes are random: about one in fifteen is such a code.
  const drawn = async (): Promise<string> => {
    await client.ask('offerTotp');
    const { body } = await client.ask('confirmTotp', { code: await appCode(id, 'totp_offered_seed') });
    const found = body.data.recoveryCodes.find((each) => each.replaceAll(/\D/g, '').length >= 6);
    return found ?? drawn();
  };
  const code = await drawn();
  const another = browser();
  await giveCode(another, phone);
  expect((await another.ask('passSecondFactor', { code })).body.data.next).toBeNull();
});

test('an app is replaced only with a fresh code of the old one', async () => {
  const { phone, id } = await member(['manager']);
  await store.pool.query(`update staff set totp_seed = 'seed' where id = $1`, [id]);
  const client = browser();
  await giveCode(client, phone);
  expect((await client.ask('offerTotp')).body.code).toBe('SECOND_FACTOR');
  await client.ask('passSecondFactor', { code: await appCode(id) });
  expect((await client.ask('offerTotp')).status).toBe(200);
  later(301);
  expect((await client.ask('confirmTotp', { code: await appCode(id, 'totp_offered_seed') })).body.code).toBe(
    'REAUTH',
  );
});

test('five wrong second codes block further ones for a while, concurrent ones as well', async () => {
  const { phone, id } = await member(['manager']);
  await store.pool.query(`update staff set totp_seed = 'seed' where id = $1`, [id]);
  const client = browser();
  await giveCode(client, phone);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.ask('passSecondFactor', { code: '000000' })),
  );
  expect(answers.map(({ body }) => String(body.code)).sort()).toEqual([
    ...Array<string>(3).fill('OTP_TOO_MANY_TRIES'),
    ...Array<string>(5).fill('OTP_WRONG'),
  ]);
  expect((await client.ask('passSecondFactor', { code: await appCode(id) })).body.code).toBe(
    'OTP_TOO_MANY_TRIES',
  );
  later(15 * 60);
  expect((await client.ask('passSecondFactor', { code: await appCode(id) })).status).toBe(200);
});

describe('an unknown number', () => {
  test('is answered like one of the staff, and no message goes out', async () => {
    const [stranger, { phone }] = [randomPhone(), await member(['packer'])];
    const answers = await Promise.all(
      [stranger, phone].map(async (phone) => browser().ask('sendStaffCode', { phone })),
    );
    const shown = answers.map(({ status, body }) => [status, body.message, { ...body.data, phone: '' }]);
    expect(shown[0]).toEqual(shown[1]);
    const { rows } = await store.pool.query('select 1 from outbox where recipient = $1', [stranger]);
    expect(rows).toEqual([]);
    const again = await Promise.all(
      [stranger, phone].map((phone) => browser().ask('sendStaffCode', { phone })),
    );
    expect(again.map(({ body }) => body.code)).toEqual(['OTP_TOO_SOON', 'OTP_TOO_SOON']);
    const wrong = await browser().ask('verifyStaffCode', { phone: stranger, code: '123456' });
    expect(wrong.body.code).toBe('OTP_EXPIRED');
  });

  test('and a failure is written down without the whole number', async () => {
    // Entered now: the codes drawn above took time, and more of it by chance.
    const reader = await openConsole(store, ['owner']);
    const { body } = await reader.ask('listAudit');
    const [failure] = body.data.entries.filter(({ action, actor }) => action === 'session.fail' && !actor);
    expect(failure?.subject).toMatch(/^\+963 9•• ••• \d\d$/);
  });
});

test('codes of a shopper and of the staff are apart, by the same number', async () => {
  const { phone } = await member(['packer']);
  const client = browser();
  client.phone = phone;
  await client.call('sendOtp', { number: phone });
  const code = await client.readCode();
  expect((await client.ask('verifyStaffCode', { phone, code })).body.code).toBe('OTP_EXPIRED');
  expect((await client.ask('sendStaffCode', { phone })).status).toBe(200);
});

test('a courier has one device: a second signs the first out', async () => {
  const { phone } = await member(['courier']);
  const first = browser();
  await giveCode(first, phone);
  expect((await first.ask('getMe')).status).toBe(200);
  await store.pool.query(`update verification_codes set created_at = now() - interval '5 minutes'`);
  const second = browser();
  await giveCode(second, phone);
  expect([(await first.ask('getMe')).status, (await second.ask('getMe')).status]).toEqual([401, 200]);
});

describe('the first owner', () => {
  const phone = randomPhone();
  const make = (given: { phone: string; by?: string }) =>
    makeOwner(store.db, { name: 'Rana', by: null, ...given }, store.now());

  test('is made only where there is none', async () => {
    expect(await make({ phone })).toEqual({ refused: 'thereIsOne' });
    expect(await make({ phone, by: randomPhone() })).toEqual({ refused: 'notAnOwner' });
    const { phone: packer } = await member(['packer']);
    expect(await make({ phone: packer, by: owner.phone })).toEqual({ refused: 'worksHere' });
  });

  test('enters by a link that works once, within 30 minutes, and sets up an app', async () => {
    const made = await make({ phone, by: owner.phone });
    if ('refused' in made) throw new Error(made.refused);
    const client = browser();
    expect((await client.ask('openStaffLink', made)).body.data.next).toBe('enroll');
    expect((await browser().ask('openStaffLink', made)).status).toBe(410);
    const again = await make({ phone });
    if ('refused' in again) throw new Error(again.refused);
    later(30 * 60 + 1);
    expect((await browser().ask('openStaffLink', again)).status).toBe(410);
  });
});

test('codes are shown on this machine alone, and the second one in the demo alone', async () => {
  const { phone } = await member(['packer']);
  await browser().ask('sendStaffCode', { phone });
  const { body } = await browser().ask('readDevCodes', { phone });
  expect(body.data.code).toMatch(/^\d{6}$/);
  const elsewhere = await store.app.inject({
    url: `/api/console/v1/dev/codes?phone=${encodeURIComponent(phone)}`,
    remoteAddress: '203.0.113.9',
  });
  expect(elsewhere.statusCode).toBe(404);
});

test('the demo shows the second code to the session that is asked for it', async () => {
  const { phone, id } = await member(['manager']);
  await store.pool.query(`update staff set totp_seed = 'seed' where id = $1`, [id]);
  const client = browser();
  await giveCode(client, phone);
  const { second } = (await client.ask('readDevCodes')).body.data;
  expect((await client.ask('passSecondFactor', { code: second ?? '' })).body.data.next).toBeNull();
  expect((await browser().ask('readDevCodes')).body.data).toEqual({ code: null, second: null });
});

test('the database has no violated invariant', async () => {
  expect(await store.invariants()).toEqual([]);
});
