import { describe, expect, test } from 'vitest';
import { applyRule, marginOf, type Offer, type PriceRule, ruleProblems } from './price-rule.ts';

const limits = { cashStep: 25, minMargin: 5, maxPriceChange: 30 };
const plain = (price: number, reduced: number | null = null): Offer => ({
  price,
  reduced,
  startsAt: null,
  endsAt: null,
});
const rule = (part: Partial<PriceRule>): PriceRule => ({
  kind: 'percent',
  value: 10,
  rounding: 'nearest',
  startsAt: null,
  endsAt: null,
  ...part,
});

describe('the price of a product', () => {
  const cases: readonly [string, Offer, number | null, Partial<PriceRule>, number, string | null][] = [
    ['rises by percent, to the cash step', plain(1010), null, {}, 1100, null],
    ['is rounded up where asked', plain(1010), null, { rounding: 'up' }, 1125, null],
    ['is not rounded up from a whole step', plain(1000), null, { rounding: 'up' }, 1100, null],
    ['falls by an amount', plain(1000), null, { kind: 'amount', value: -100 }, 900, null],
    ['comes from the cost and the margin', plain(1000), 600, { kind: 'cost', value: 40 }, 1000, 'same'],
    ['needs a cost', plain(1000), null, { kind: 'cost', value: 40 }, 1000, 'noCost'],
    ['does not fall below the cost', plain(1000), 900, { value: -10 }, 900, 'underCost'],
    ['may rise although below the cost', plain(500), 900, {}, 550, null],
    ['does not jump unasked', plain(1000), null, { value: 31 }, 1300, null],
    ['does not jump unasked further', plain(1000), null, { value: 35 }, 1350, 'tooMuch'],
    ['stays above its discount', plain(1000, 900), null, { value: -10 }, 900, 'belowReduced'],
    ['stays above zero', plain(100), null, { kind: 'amount', value: -100 }, 0, 'notPositive'],
  ];
  test.each(cases)('%s', (_, old, cost, part, price, problem) =>
    expect(applyRule(old, cost, rule(part), limits)).toEqual({ ...old, price, problem }),
  );
});

test('a discount is a lower price between two days, and ends without one', () => {
  const days = { startsAt: '2026-11-22T21:00:00.000Z', endsAt: '2026-11-29T21:00:00.000Z' };
  const reduced = applyRule(plain(1990), null, rule({ kind: 'discount', value: 20, ...days }), limits);
  expect(reduced).toEqual({ price: 1990, reduced: 1600, ...days, problem: null });
  expect(applyRule(reduced, null, rule({ kind: 'endDiscount' }), limits)).toEqual({
    ...plain(1990),
    problem: null,
  });
  expect(applyRule(plain(1000), 800, rule({ kind: 'discount', value: 20 }), limits).problem).toBe(
    'underCost',
  );
});

test.each([
  [1000, 600, 40],
  [1000, 1200, -20],
  [1000, null, null],
])('of a price of %i and a cost of %j the margin is %j', (price, cost, margin) =>
  expect(marginOf(price, cost)).toBe(margin),
);

test.each<[Partial<PriceRule>, object]>([
  [{ kind: 'cost', value: 96 }, { value: 'margin' }],
  [{ kind: 'discount', value: 0 }, { value: 'percent' }],
  [{ kind: 'amount', value: 0 }, { value: 'zero' }],
  [
    { kind: 'discount', startsAt: '2026-11-22T21:00:00Z', endsAt: '2026-11-22T21:00:00Z' },
    { endsAt: 'endsBeforeStart' },
  ],
  [{ kind: 'endDiscount', value: 0 }, {}],
])('the rule %j has the problems %j', (part, problems) =>
  expect(ruleProblems(rule(part), true)).toEqual(problems),
);

test('a rule from the cost needs a rate', () =>
  expect(ruleProblems(rule({ kind: 'cost' }), false)).toEqual({ kind: 'noRate' }));
