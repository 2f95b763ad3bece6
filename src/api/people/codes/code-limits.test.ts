import { afterEach, describe, expect, test, vi } from 'vitest';
import { recordStatements } from '../../../../test/recorded-statements.ts';
import { openStore, randomPhone } from '../../../../test/store.ts';
import { Settings } from '../../../shop/settings.ts';
import { createApp } from '../../app.ts';
import { noPush } from '../../platform/integrations/push.ts';
import { writeSettings } from '../../settings.ts';

// Not the outbox gateway, for which loopback has a hundred times the limit.
const messages = { kind: 'gateway' as const, send: async () => {}, health: () => [] };
const store = await openStore({ integrations: { messages, push: noPush } });
const { db, pool } = store;

const otp = {
  perHour: 1000,
  perDay: 1000,
  perOriginPer10Min: 1000,
  perOriginPerHour: 1000,
  perBlockPerHour: 1000,
};
type Otp = Partial<typeof otp & { storeCeilingPerDay: number }>;

/** Sets the limits of codes, all others far away. */
async function limit(limits: Otp): Promise<void> {
  await pool.query('delete from verification_codes; delete from rate_counts');
  await writeSettings(db, { otp: Settings.shape.otp.parse({ ...otp, ...limits }) });
  store.setNow(new Date(store.now().getTime() + 3000));
}

afterEach(() => vi.restoreAllMocks());

/** Requests a code from an address, as a new browser. */
async function askFrom(remoteAddress: string, number = randomPhone()) {
  const { statusCode, headers, body } = await store.app.inject({
    method: 'POST',
    url: '/api/client/v1/auth/send-otp',
    remoteAddress,
    payload: { number },
  });
  const code: string | undefined = JSON.parse(body).code;
  return { status: statusCode, code, wait: Number(headers['retry-after']) };
}

/** Shifts all codes into the past. Counts move through a far time first, so that keys do not collide. */
async function age(interval: string): Promise<void> {
  await pool.query(`update verification_codes set created_at = created_at - $1::interval`, [interval]);
  await pool.query(`update rate_counts set at = at - interval '100 years'`);
  await pool.query(`update rate_counts set at = at + interval '100 years' - $1::interval`, [interval]);
}

describe('codes are limited', () => {
  test('to ten a day for a number, and the wait is the true one', async () => {
    await limit({ perDay: 10 });
    const number = randomPhone();
    for (let index = 0; index < 10; index += 1) {
      expect((await askFrom('203.0.113.1', number)).status).toBe(200);
      await age('2 hours');
    }
    const { code, wait } = await askFrom('203.0.113.1', number);
    expect(code).toBe('OTP_LIMIT');
    // The first was requested 20 hours ago.
    expect(wait).toBeGreaterThan(4 * 3600 - 60);
    expect(wait).toBeLessThanOrEqual(4 * 3600);
    await age('4 hours');
    expect((await askFrom('203.0.113.1', number)).status).toBe(200);
  });

  test('to sixty in ten minutes for an address', async () => {
    await limit({ perOriginPer10Min: 60 });
    for (let index = 0; index < 60; index += 1) expect((await askFrom('198.51.100.7')).status).toBe(200);
    expect((await askFrom('198.51.100.7')).code).toBe('OTP_LIMIT');
    expect((await askFrom('198.51.100.8')).status).toBe(200);
    // Counts are in steps of a minute.
    await age('11 minutes');
    expect((await askFrom('198.51.100.7')).status).toBe(200);
  });

  test('to so many an hour for an address', async () => {
    await limit({ perOriginPerHour: 5 });
    for (let index = 0; index < 5; index += 1) {
      expect((await askFrom('198.51.100.9')).status).toBe(200);
      await age('11 minutes');
    }
    const { code, wait } = await askFrom('198.51.100.9');
    // The first was requested 55 minutes ago, in a minute that ends before the hour.
    expect([code, wait <= 6 * 60 && wait > 4 * 60]).toEqual(['OTP_LIMIT', true]);
  });

  test('for a whole /64 of IPv6 as for one address', async () => {
    await limit({ perOriginPer10Min: 2 });
    expect((await askFrom('2001:db8:1:2::1')).status).toBe(200);
    expect((await askFrom('2001:db8:1:2:ffff::9')).status).toBe(200);
    expect((await askFrom('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).code).toBe('OTP_LIMIT');
    expect((await askFrom('2001:db8:1:3::1')).status).toBe(200);
  });

  test('for an address of IPv4 however it is written', async () => {
    await limit({ perOriginPer10Min: 1 });
    expect((await askFrom('192.0.2.44')).status).toBe(200);
    expect((await askFrom('::ffff:192.0.2.44')).code).toBe('OTP_LIMIT');
  });

  test('to twenty of a thousand numbers, asked for at once', async () => {
    await limit({ perBlockPerHour: 20 });
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) => askFrom(`203.0.113.${index}`, `+963998877${100 + index}`)),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  test('over instances of the store together', async () => {
    await limit({ perBlockPerHour: 20 });
    const { clock, integrations, config, secrets } = store;
    const other = await createApp({ db, clock, integrations, config, secrets });
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const { app } = index % 2 === 0 ? store : other;
        return app.inject({
          method: 'POST',
          url: '/api/client/v1/auth/send-otp',
          remoteAddress: `203.0.113.${index}`,
          payload: { number: `+963998866${100 + index}` },
        });
      }),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    await other.app.close();
  });

  test('for loopback as for everybody where codes go to phones', async () => {
    await limit({ perOriginPer10Min: 1 });
    expect((await askFrom('127.0.0.1')).status).toBe(200);
    expect((await askFrom('127.0.0.1')).code).toBe('OTP_LIMIT');
  });
});

describe('the ceiling of the store', () => {
  const alarms = async () =>
    (await pool.query(`select * from audit_log where action = 'codes.ceiling'`)).rows.length;

  test('holds when everybody asks at once, and raises its alarm once a day', async () => {
    await limit({ storeCeilingPerDay: 5 });
    const logged = vi.spyOn(store.app.log, 'error');
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => askFrom(`203.0.113.${index}`)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(all.filter(({ code }) => code === 'OTP_LIMIT')).toHaveLength(35);
    await askFrom('203.0.113.99');
    expect(await alarms()).toBe(1);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls[0]?.[0]).toEqual({ alarm: 'code-ceiling' });
  });

  test('leaves a reserve to browsers that signed in before, and ends there', async () => {
    await limit({ storeCeilingPerDay: 4 });
    const [known, phone] = [store.guest(), randomPhone()];
    await known.call('getXsrfToken');
    const first = await known.call('sendOtp', { number: phone });
    expect(first.status).toBe(200);
    await pool.query(
      `insert into known_browsers (phone, browser_hash) select phone, browser_hash from verification_codes where phone = $1`,
      [phone],
    );
    for (let index = 0; index < 3; index += 1) await askFrom('203.0.113.5');
    expect((await askFrom('203.0.113.5')).code).toBe('OTP_LIMIT');
    await age('2 minutes');
    expect((await known.call('sendOtp', { number: phone })).status).toBe(200);
    await age('2 minutes');
    expect((await known.call('sendOtp', { number: phone })).body.code).toBe('OTP_LIMIT');
  });
});

describe('strangers who use up', () => {
  test.each([
    ['the address', { perOriginPer10Min: 2 }],
    ['the block', { perBlockPerHour: 2 }],
  ])('%s do not lock out the browser that knows a number', async (_what, limits) => {
    await limit(limits);
    const [owner, phone] = [store.guest(), randomPhone()];
    await owner.call('getXsrfToken');
    await owner.call('sendOtp', { number: phone });
    await pool.query(
      `insert into known_browsers (phone, browser_hash) select phone, browser_hash from verification_codes where phone = $1`,
      [phone],
    );
    await age('2 minutes');
    const neighbor = `${phone.slice(0, -3)}${phone.endsWith('999') ? '998' : '999'}`;
    await askFrom('127.0.0.1', neighbor);
    expect((await askFrom('127.0.0.1', `${phone.slice(0, -3)}001`)).code).toBe('OTP_LIMIT');
    expect((await owner.call('sendOtp', { number: phone })).status).toBe(200);
  });
});

describe('a code costs', () => {
  /** Simulates a day with that many codes from one address. */
  async function passDay(codes: number): Promise<void> {
    await limit({
      storeCeilingPerDay: 10_000_000,
      perOriginPer10Min: 1_000_000,
      perOriginPerHour: 1_000_000,
    });
    await pool.query(
      `insert into verification_codes (phone, code_hmac, origin, number_block, created_at, expires_at, used_at)
       select '+96395' || i, '', '192.0.2.9', '+96395' || i / 1000, now() - '1 day'::interval * i / $1, now(), now()
         from generate_series(1, $1::integer) i`,
      [codes],
    );
    for (const [name, step] of [
      ['codes', '10 minutes'],
      ['codes from 192.0.2.9', '1 minute'],
    ])
      await pool.query(
        `insert into rate_counts select $1, date_bin($2::interval, created_at, '2020-01-01'), count(*) from verification_codes group by 2`,
        [name, step],
      );
    await pool.query('vacuum analyze verification_codes, rate_counts');
  }

  /** The number of database pages read by the statements of one code. */
  async function pagesOfOneCode(): Promise<number> {
    const sent = recordStatements(pool);
    expect((await askFrom('192.0.2.9')).status).toBe(200);
    const statements = sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
    const client = await pool.connect();
    let pages = 0;
    for (const { text, values } of statements) {
      // On first use a connection loads its catalog caches.
      await client.query(text, values);
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
      const [hit = 0, read = 0] = ['Shared Hit Blocks', 'Shared Read Blocks'].map(
        (what) => rows[0]['QUERY PLAN'][0].Plan[what],
      );
      pages += hit + read;
    }
    client.release();
    return pages;
  }

  test('as much after a day of many as after a day of few', async () => {
    await passDay(1_500);
    const few = await pagesOfOneCode();
    await passDay(15_000);
    const many = await pagesOfOneCode();
    expect(few).toBeGreaterThan(10);
    expect(many / few).toBeLessThan(2);
  });
});

test('a number that is known and one that is not are answered alike, by the same statements', async () => {
  await limit({});
  const phones = Array.from({ length: 15 }, randomPhone);
  for (const phone of phones) await pool.query('insert into shoppers (phone) values ($1)', [phone]);
  const sent = recordStatements(pool);
  const done: Record<'known' | 'unknown', Set<string>> = { known: new Set(), unknown: new Set() };
  const bodies = new Set<string>();
  for (const phone of phones) {
    for (const [kind, number] of [
      ['known', phone],
      ['unknown', randomPhone()],
    ] as const) {
      const before = sent.length;
      const { statusCode, body } = await store.app.inject({
        method: 'POST',
        url: '/api/client/v1/auth/send-otp',
        remoteAddress: '203.0.113.77',
        payload: { number },
      });
      // Others, of settings and of counted requests, come now and then.
      const ofCodes = sent.slice(before).filter(({ text }) => /codes|shoppers|staff|outbox/.test(text));
      done[kind].add(ofCodes.map(({ text }) => text).join('; '));
      bodies.add(`${statusCode} ${body.replace(number, 'number')}`);
    }
  }
  expect([...bodies]).toHaveLength(1);
  expect([done.known.size, [...done.known][0]]).toEqual([
    1,
    expect.stringContaining('insert into verification_codes'),
  ]);
  expect(done.unknown).toEqual(done.known);
});
