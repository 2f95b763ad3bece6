import { expect, test } from 'vitest';
import { worthOf } from './worth-of-lost.ts';

const shirts = { quantity: 3, lineTotal: 3_000, couponShare: 100 };

test.each([
  ['all of it with the fee', [{ ...shirts, lost: 3 }], 150, 3_050, { worth: 2_900, most: 3_050 }],
  ['one piece with its share of the coupon', [{ ...shirts, lost: 1 }], 0, 3_050, { worth: 966, most: 966 }],
  [
    'never more than the cash of the order',
    [{ ...shirts, lost: 3 }],
    150,
    2_890,
    { worth: 2_875, most: 2_875 },
  ],
  ['nothing without a lost piece', [{ ...shirts, lost: 0 }], 150, 3_050, { worth: 0, most: 0 }],
  [
    'nothing of an exchange, which cost nothing',
    [{ ...shirts, lineTotal: 0, couponShare: 0, lost: 1 }],
    0,
    0,
    { worth: 0, most: 0 },
  ],
])('lost: %s', (_what, lines, fee, total, expected) => {
  expect(worthOf(lines, { fee, total, cashStep: 25 })).toEqual(expected);
});
