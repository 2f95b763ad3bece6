import { describe, expect, test } from 'vitest';
import { openStore, randomPhone } from '../../../../test/store.ts';

const store = await openStore();
const { pool } = store;

async function asked(phone = randomPhone()) {
  const guest = store.guest();
  guest.phone = phone;
  await guest.call('sendOtp', { number: phone });
  const code = await guest.readCode();
  const wrong = code === '000000' ? '000001' : '000000';
  const tryCode = (verificationCode: string) =>
    guest.call('verifyCode', { phoneNumber: phone, verificationCode });
  const again = async () => {
    await pool.query(
      `update verification_codes set created_at = created_at - interval '1 day' where phone = $1`,
      [phone],
    );
    await guest.call('sendOtp', { number: phone });
    return guest.readCode();
  };
  return { guest, phone, code, wrong, tryCode, again };
}

const failures = async (phone: string) =>
  (await pool.query('select 1 from verification_failures where phone = $1', [phone])).rows.length;

describe('tries', () => {
  test('fifty wrong ones at once count five, and then the right one does not help', async () => {
    const { phone, code, wrong, tryCode } = await asked();
    const all = await Promise.all(Array.from({ length: 50 }, () => tryCode(wrong)));
    expect(all.filter(({ body }) => body.code === 'OTP_WRONG')).toHaveLength(5);
    expect(all.filter(({ body }) => body.code === 'OTP_TOO_MANY_TRIES')).toHaveLength(45);
    expect(await failures(phone)).toBe(5);
    const { body, headers } = await tryCode(code);
    expect(body.code).toBe('OTP_TOO_MANY_TRIES');
    // A new code may be requested a minute after the last.
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('two right ones at once open one session', async () => {
    const { phone, code, tryCode } = await asked();
    const all = await Promise.all([tryCode(code), tryCode(code), tryCode(code)]);
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    const { rows } = await pool.query(
      'select 1 from sessions join shoppers on shoppers.id = shopper_id where phone = $1',
      [phone],
    );
    expect(rows).toHaveLength(1);
    expect(await failures(phone)).toBe(0);
  });

  test('a right one is not counted among the wrong', async () => {
    const { phone, code, wrong, tryCode } = await asked();
    await tryCode(wrong);
    expect((await tryCode(code)).status).toBe(200);
    expect(await failures(phone)).toBe(1);
  });

  test('twenty wrong ones in a day are all a number gets, also at once', async () => {
    const { phone, wrong, tryCode, again } = await asked();
    for (let round = 0; round < 4; round += 1) {
      for (let index = 0; index < (round === 3 ? 3 : 5); index += 1) await tryCode(wrong);
      await again();
    }
    expect(await failures(phone)).toBe(18);
    const all = await Promise.all(Array.from({ length: 5 }, () => tryCode(wrong)));
    expect(all.filter(({ body }) => body.code === 'OTP_WRONG')).toHaveLength(2);
    const { status, body, headers } = await tryCode(await again());
    expect([status, body.code]).toEqual([429, 'OTP_TOO_MANY_TRIES']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
  });
});
