import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutAddress } from '../storage/checkout-address.ts';
import { otpPhoneNumber } from '../storage/stored.ts';
import { storeTokens } from './tokens.ts';

let written: string[];
let protocol: string;

beforeEach(() => {
  [written, protocol] = [[], 'https:'];
  vi.stubGlobal('document', {
    set cookie(line: string) {
      written.push(line);
    },
  });
  vi.stubGlobal('location', {
    get protocol() {
      return protocol;
    },
  });
  vi.stubGlobal('dispatchEvent', () => true);
});

afterEach(() => vi.unstubAllGlobals());

// Names, days and flags are those of section 9 of the specification.
const week = 'Max-Age=604800; Path=/';
const cookies: [what: string, write: () => void, name: string, flags: string][] = [
  [
    'the pair of tokens',
    () => storeTokens({ accessToken: 'a', refreshToken: 'r' }),
    'user',
    `${week}; SameSite=Lax; Secure`,
  ],
  ['the access token alone', () => storeTokens({ accessToken: 'a' }), 'user', `${week}; SameSite=Lax`],
  [
    'the pending number',
    () => otpPhoneNumber.write('+963944123456'),
    'otpPhoneNumber',
    'Max-Age=86400; Path=/; SameSite=Strict; Secure',
  ],
  [
    'the checkout address',
    () => checkoutAddress.write({ city: 'Homs' }),
    'checkoutAddress',
    `${week}; SameSite=Lax; Secure`,
  ],
];

test.each(cookies)(
  '%s is kept as long and as close as the specification says',
  (_what, write, name, flags) => {
    write();
    expect(written).toHaveLength(1);
    const [pair = '', ...rest] = (written[0] ?? '').split('; ');
    expect(pair.split('=')[0]).toBe(name);
    expect(rest.join('; ')).toBe(flags);
  },
);

test.each(cookies)('%s is set on plain http too, where a secure cookie would be dropped', (_what, write) => {
  protocol = 'http:';
  write();
  expect(written[0]).not.toContain('Secure');
});

test.each([
  ['Arabic', 'حي الصالحية '],
  ['emoji', '🏠🏢'],
])('the longest checkout address fits into a cookie in %s', (_what, words) => {
  const of = (length: number) => words.repeat(length).slice(0, length);
  const address = { city: of(100), area: of(100), street: of(200), addressDesc: of(300), lat: '33.51' };
  checkoutAddress.write(address);
  expect(written[0]?.split(';')[0]?.length).toBeLessThan(4_000);
  vi.stubGlobal('document', { cookie: written[0]?.split(';')[0] });
  expect(checkoutAddress.read()).toEqual({ ...address, lng: '', address: '' });
});

test('a checkout address of an older visit is read', () => {
  vi.stubGlobal('document', { cookie: `checkoutAddress=${encodeURIComponent('{"street":"شارع الجلاء"}')}` });
  expect(checkoutAddress.read()).toMatchObject({ street: 'شارع الجلاء', city: '' });
});
