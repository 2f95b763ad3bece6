import { expect, test } from 'vitest';
import { priceChangesAt, priceNow } from './price.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = new Date('2026-11-21T11:59:59Z');
const after = new Date('2026-11-21T12:00:01Z');

test.each([
  ['no discount', null, null, null, null],
  ['a discount without dates', 2_450, null, null, 2_450],
  ['a discount that began', 2_450, before, null, 2_450],
  ['a discount that begins now', 2_450, now, null, 2_450],
  ['a discount that begins later', 2_450, after, null, null],
  ['a discount that ends later', 2_450, null, after, 2_450],
  ['a discount that ends now', 2_450, null, now, null],
  ['a discount that ended', 2_450, before, before, null],
  ['a discount in its time', 2_450, before, after, 2_450],
  ['a discount that takes nothing off', 3_100, null, null, null],
  ['a discount that would raise the price', 3_200, null, null, null],
  ['a piece given away', 0, null, null, 0],
])('%s', (_, priceAfterDiscount, discountStartsAt, discountEndsAt, expected) => {
  const facts = { price: 3_100, priceAfterDiscount, discountStartsAt, discountEndsAt };
  expect(priceNow(facts, now)).toEqual({
    price: 3_100,
    priceAfterDiscount: expected,
    savings: expected === null ? 0 : 3_100 - expected,
    toPay: expected ?? 3_100,
  });
});

test.each([
  ['no discount', null, after, after, null],
  ['a discount without dates', 2_450, null, null, null],
  ['a discount that begins later', 2_450, after, null, after],
  ['a discount in its time', 2_450, before, after, after],
  ['a discount that ends now', 2_450, before, now, null],
])('%s changes the price next', (_, priceAfterDiscount, discountStartsAt, discountEndsAt, expected) =>
  expect(priceChangesAt({ price: 3_100, priceAfterDiscount, discountStartsAt, discountEndsAt }, now)).toEqual(
    expected,
  ),
);
