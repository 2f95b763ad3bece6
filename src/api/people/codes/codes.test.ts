import { describe, expect, test } from 'vitest';
import { openStore, randomPhone } from '../../../../test/store.ts';

const store = await openStore();

const age = (phone: string, interval: string) =>
  store.pool.query(
    `update verification_codes set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval where phone = $1`,
    [phone, interval],
  );

describe('asking for a code', () => {
  test.each(['0944123456', '944 123 457', '+963 944-123-458', '00963944123459', '٠٩٤٤١٢٣٤٦٠'])(
    '%s is understood',
    async (number) => {
      const { status, body } = await store.guest().call('sendOtp', { number });
      expect(status).toBe(200);
      expect(body.message).toBe('OTP sent successfully!');
      expect(body.data.phoneNumber).toMatch(/^\+9639441234\d\d$/);
    },
  );

  test.each(['', '0112345678', '+15551234567', '0944123456;ext=1', '09441234'])(
    '%j is refused as bad input',
    async (number) => {
      const { status, body } = await store.guest().call('sendOtp', { number });
      expect(status).toBe(400);
      expect(['VALIDATION', 'PHONE_INVALID']).toContain(body.code);
    },
  );

  test('the answer is the same for a number that is known and one that is not', async () => {
    const phone = randomPhone();
    await store.shopper({ phone });
    await age(phone, '2 minutes');
    const [known, unknown] = [
      await store.guest().call('sendOtp', { number: phone }),
      await store.guest().call('sendOtp', { number: randomPhone() }),
    ];
    expect({ ...known.body, data: null }).toEqual({ ...unknown.body, data: null });
  });

  test('a second code within the minute has to wait, and says how long', async () => {
    const [guest, number] = [store.guest(), randomPhone()];
    await guest.call('sendOtp', { number });
    const { status, body, headers } = await guest.call('sendOtp', { number });
    expect([status, body.code]).toEqual([429, 'OTP_TOO_SOON']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
  });

  test('a number gets five codes an hour, however it is spelled', async () => {
    const [guest, number] = [store.guest(), randomPhone()];
    const spellings = [
      number,
      number.slice(1),
      number.replace('+', '00'),
      `0${number.slice(4)}`,
      number.slice(4),
    ];
    for (const spelling of spellings) {
      expect((await guest.call('sendOtp', { number: spelling })).status).toBe(200);
      await age(number, '2 minutes');
    }
    const { status, body } = await guest.call('sendOtp', { number });
    expect([status, body.code]).toEqual([429, 'OTP_LIMIT']);
  });

  test('a browser asks for at most three numbers an hour', async () => {
    const guest = store.guest();
    for (let index = 0; index < 3; index += 1)
      expect((await guest.call('sendOtp', { number: randomPhone() })).status).toBe(200);
    expect((await guest.call('sendOtp', { number: randomPhone() })).body.code).toBe('OTP_LIMIT');
  });

  test('a thousand numbers in a row get twenty codes an hour together', async () => {
    const numbers = Array.from({ length: 21 }, (_, index) => `+963998877${String(100 + index)}`);
    for (const number of numbers.slice(0, 20))
      expect((await store.guest().call('sendOtp', { number })).status).toBe(200);
    expect((await store.guest().call('sendOtp', { number: numbers[20] ?? '' })).body.code).toBe('OTP_LIMIT');
  });

  test('twenty requests at once for one number send one code', async () => {
    const [guest, number] = [store.guest(), randomPhone()];
    await guest.call('getXsrfToken');
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.call('sendOtp', { number })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'OTP_TOO_SOON')).toHaveLength(19);
  });

  test('strangers who used up a number do not lock out the browser that knows it', async () => {
    const phone = randomPhone();
    const owner = await store.shopper({ phone });
    await age(phone, '2 minutes');
    for (let index = 0; index < 5; index += 1) {
      await store.guest().call('sendOtp', { number: phone });
      await age(phone, '2 minutes');
    }
    expect((await store.guest().call('sendOtp', { number: phone })).body.code).toBe('OTP_LIMIT');
    expect((await owner.call('sendOtp', { number: phone })).status).toBe(200);
  });
});

describe('verifying a code', () => {
  async function asked() {
    const [guest, phone] = [store.guest(), randomPhone()];
    guest.phone = phone;
    await guest.call('sendOtp', { number: phone });
    const code = await guest.readCode();
    const wrong = code === '000000' ? '000001' : '000000';
    return { guest, phone, code, wrong };
  }

  test('the right code signs in once; the profile is still to come', async () => {
    const { guest, phone, code } = await asked();
    const first = await guest.call('verifyCode', { phoneNumber: phone, verificationCode: code });
    expect(first.body).toMatchObject({
      status: true,
      message: 'Verification successful!',
      data: { isRegistered: false },
    });
    const second = await guest.call('verifyCode', { phoneNumber: phone, verificationCode: code });
    expect([second.status, second.body.code]).toEqual([400, 'OTP_EXPIRED']);
  });

  test('Arabic digits are digits', async () => {
    const { guest, phone, code } = await asked();
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    expect((await guest.call('verifyCode', { phoneNumber: phone, verificationCode: arabic })).status).toBe(
      200,
    );
  });

  test('a wrong code is refused, and the fifth try is the last, even with the right one', async () => {
    const { guest, phone, code, wrong } = await asked();
    for (let index = 0; index < 5; index += 1) {
      expect(
        (await guest.call('verifyCode', { phoneNumber: phone, verificationCode: wrong })).body.code,
      ).toBe('OTP_WRONG');
    }
    const { status, body } = await guest.call('verifyCode', { phoneNumber: phone, verificationCode: code });
    expect([status, body.code]).toEqual([429, 'OTP_TOO_MANY_TRIES']);
  });

  test('a hundred guesses at once get five tries', async () => {
    const { guest, phone, wrong } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        guest.call('verifyCode', { phoneNumber: phone, verificationCode: wrong }),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 'OTP_WRONG')).toHaveLength(5);
  });

  test('a code expires', async () => {
    const { guest, phone, code } = await asked();
    await age(phone, '6 minutes');
    expect((await guest.call('verifyCode', { phoneNumber: phone, verificationCode: code })).body.code).toBe(
      'OTP_EXPIRED',
    );
  });

  test('another browser cannot use it', async () => {
    const { phone, code } = await asked();
    expect(
      (await store.guest().call('verifyCode', { phoneNumber: phone, verificationCode: code })).body.code,
    ).toBe('OTP_EXPIRED');
  });

  test('a resend kills the older code', async () => {
    const { guest, phone, code } = await asked();
    await age(phone, '2 minutes');
    await guest.call('sendOtp', { number: phone });
    const newer = await guest.readCode();
    if (newer !== code)
      expect((await guest.call('verifyCode', { phoneNumber: phone, verificationCode: code })).body.code).toBe(
        'OTP_WRONG',
      );
    expect((await guest.call('verifyCode', { phoneNumber: phone, verificationCode: newer })).status).toBe(
      200,
    );
  });

  test('the database keeps no code that could be read', async () => {
    const { phone, code } = await asked();
    const { rows } = await store.pool.query('select code_hmac from verification_codes where phone = $1', [
      phone,
    ]);
    expect(rows[0].code_hmac).not.toContain(code);
  });
});
