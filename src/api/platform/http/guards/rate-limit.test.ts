import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openStore, randomPhone } from '../../../../../test/store.ts';
import { REQUESTS_A_MINUTE } from './rate-limit.ts';

const plain = await openStore();

type Asking = { from: string; headers?: Record<string, string> };

async function ask(store: typeof plain, url: string, { from, headers = {} }: Asking) {
  const { statusCode, headers: sent } = await store.app.inject({ url, remoteAddress: from, headers });
  return { status: statusCode, headers: sent };
}

describe('the allowance of requests', () => {
  const nothing = '/api/nothing';

  /** Asks until it is refused, at most so often, and returns how often it was not. */
  async function takenBefore429(most: number, asking: () => Promise<{ status: number }>): Promise<number> {
    for (let taken = 0; taken < most; taken += 1) if ((await asking()).status === 429) return taken;
    return most;
  }

  /** A returning browser, with its cookies. */
  async function browserOf(store: typeof plain): Promise<string> {
    const { headers } = await ask(store, '/api/client/v1/auth/xsrf', { from: '203.0.113.1' });
    return [headers['set-cookie']]
      .flat()
      .map((cookie) => cookie?.split(';')[0])
      .join('; ');
  }

  test('is of a browser, wherever it asks from, and ends for that minute', async () => {
    const cookie = await browserOf(plain);
    let times = 0;
    const taken = await takenBefore429(1000, () =>
      ask(plain, nothing, { from: `203.0.113.${20 + (times++ % 4)}`, headers: { cookie } }),
    );
    expect(taken).toBe(REQUESTS_A_MINUTE.person);
    const from = '203.0.113.20';
    const refused = await plain.app.inject({ url: nothing, remoteAddress: from, headers: { cookie } });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    const wait = Number(refused.headers['retry-after']);
    expect([wait > 0, wait <= 60]).toEqual([true, true]);
    // Neighbors and files go on, and so does the browser in the next minute.
    const neighbor = await browserOf(plain);
    expect((await ask(plain, nothing, { from, headers: { cookie: neighbor } })).status).toBe(404);
    expect((await ask(plain, nothing, { from })).status).toBe(404);
    for (const file of ['/pictures/blank.svg', '/health/live'])
      expect((await ask(plain, file, { from, headers: { cookie } })).status).toBe(200);
    plain.setNow(new Date(plain.now().getTime() + wait * 1000));
    expect((await ask(plain, nothing, { from, headers: { cookie } })).status).toBe(404);
  });

  test.each([
    ['en', 'ltr', 'Too many requests. Try again in'],
    ['ar', 'rtl', 'محاولات كثيرة. حاول بعد'],
  ])('is refused as a page to a page in %s', async (language, dir, sentence) => {
    const cookie = `${await browserOf(plain)}; language=${language}`;
    const headers = { cookie, accept: 'text/html,*/*' };
    const asked = { url: '/profile', remoteAddress: '203.0.113.30', headers };
    await takenBefore429(1000, () => ask(plain, nothing, { from: '203.0.113.30', headers: { cookie } }));
    const { statusCode, headers: sent, body } = await plain.app.inject(asked);
    expect([statusCode, sent['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(sent['content-language']).toBe(language);
    expect(Number(sent['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(body).toContain(sentence);
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(sent['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });

  test('is of a session where there is no browser', async () => {
    const native = plain.native();
    await native.signIn(randomPhone());
    const authorization = `Bearer ${native.accessToken}`;
    const taken = await takenBefore429(1000, () =>
      ask(plain, nothing, { from: '203.0.113.40', headers: { authorization } }),
    );
    expect(taken).toBe(REQUESTS_A_MINUTE.person);
    expect((await ask(plain, nothing, { from: '203.0.113.40' })).status).toBe(404);
  });

  test('is one of all newcomers of an address: made-up browsers and claims to come from elsewhere count as such', async () => {
    let times = 0;
    const asking = (from: string) => () => {
      times += 1;
      const cookie = `sb=${randomBytes(32).toString('base64url')}; XSRF-TOKEN=${times}.${'x'.repeat(43)}`;
      const headers = times % 2 === 0 ? { cookie } : { 'x-forwarded-for': `198.51.100.${times % 250}` };
      return ask(plain, nothing, { from, headers });
    };
    expect(await takenBefore429(4000, asking('2001:db8:1:2::1'))).toBe(REQUESTS_A_MINUTE.newcomers);
    // A customer of IPv6 has a whole /64.
    expect((await ask(plain, nothing, { from: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await ask(plain, nothing, { from: '2001:db8:1:3::1' })).status).toBe(404);
    const cookie = await browserOf(plain);
    expect((await ask(plain, nothing, { from: '2001:db8:1:2::1', headers: { cookie } })).status).toBe(404);
  });

  test('is counted over instances', async () => {
    const cookie = await browserOf(plain);
    const other = await plain.beside();
    const from = '203.0.113.50';
    const { person } = REQUESTS_A_MINUTE;
    const here = () => ask(plain, nothing, { from, headers: { cookie } });
    expect(await takenBefore429(person * 0.75, here)).toBe(person * 0.75);
    const there = async () => {
      // Requests in process leave no time for the database's answers by themselves, and a busy machine takes its own.
      await wait(5);
      const { statusCode } = await other.app.inject({
        url: nothing,
        remoteAddress: from,
        headers: { cookie },
      });
      return { status: statusCode };
    };
    // It asks for the others' count after a quarter of its own, and hears of it while it goes on.
    expect(await takenBefore429(person, there)).toBeLessThan(person);
  });

  test('is not held against those who come through a proxy that is not trusted, nor against this machine', async () => {
    const through = { from: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } };
    const most = REQUESTS_A_MINUTE.newcomers + 1;
    expect(await takenBefore429(most, () => ask(plain, nothing, through))).toBe(most);
    const cookie = await browserOf(plain);
    const here = { from: '127.0.0.1', headers: { cookie } };
    const more = REQUESTS_A_MINUTE.person + 1;
    expect(await takenBefore429(more, () => ask(plain, nothing, here))).toBe(more);
  });
});
