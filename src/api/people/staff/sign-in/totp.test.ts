import { expect, test } from 'vitest';
import { base32, matchedStep, totpCode, totpStep } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, the last six of its eight digits.
test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('at %s the code is %s', (at, code) => {
  expect(totpCode(secret, totpStep(new Date(at)))).toBe(code);
});

test('a code of the step before or after is taken, of no other', () => {
  const now = new Date('2026-11-22T10:00:10Z');
  const step = totpStep(now);
  const taken = [-2, -1, 0, 1, 2].map((by) => matchedStep(secret, totpCode(secret, step + by), now));
  expect(taken).toEqual([null, step - 1, step, step + 1, null]);
});

test('a secret is typed as base 32', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
