import { describe, expect, test } from 'vitest';
import {
  applyRule,
  exampleEnding,
  marginOf,
  type Offer,
  type PriceRule,
  ruleProblems,
} from './price-rule.ts';

const now = new Date('2026-11-22T08:00:00Z');
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
  ending: null,
  startsAt: null,
  endsAt: null,
  ...part,
});

describe('the price of a product', () => {
  const cases: readonly [string, Offer, number | null, Partial<PriceRule>, number, string | null][] = [
    ['rises by percent, to the cash step', plain(1010), null, {}, 1100, null],
    ['is rounded up where asked', plain(1010), null, { rounding: 'up' }, 1125, null],
    ['is not rounded up from a whole step', plain(1000), null, { rounding: 'up' }, 1100, null],
    ['is rounded down where asked', plain(1010), null, { rounding: 'down' }, 1100, null],
    ['is not rounded down from a whole step', plain(1000), null, { rounding: 'down' }, 1100, null],
    ['ends as asked', plain(12_000), null, { value: 3, ending: 950 }, 11_950, null],
    [
      'ends as asked, rounded up',
      plain(12_000),
      null,
      { value: 3, ending: 950, rounding: 'up' },
      12_950,
      null,
    ],
    ['keeps an ending that it has', plain(2950), null, { value: 1, ending: 50 }, 2950, 'same'],
    ['of little cannot end so', plain(100), null, { ending: 950, value: 1 }, -50, 'notPositive'],
    ['is the same for all', plain(1000), null, { kind: 'fixed', value: 1200, ending: 950 }, 1200, null],
    ['falls by an amount', plain(1000), null, { kind: 'amount', value: -100 }, 900, null],
    ['comes from the cost and the margin', plain(1000), 600, { kind: 'cost', value: 40 }, 1000, 'same'],
    ['needs a cost', plain(1000), null, { kind: 'cost', value: 40 }, 1000, 'noCost'],
    ['does not fall below the cost', plain(1000), 900, { value: -10 }, 900, 'underCost'],
    ['is held to the cost where it rises as well', plain(500), 900, {}, 550, 'underCost'],
    ['leaves the margin above the cost', plain(1000), 1025, { value: 5 }, 1050, 'underCost'],
    ['is compared with the cost as it is paid', plain(1000, 500), 600, {}, 1100, 'underCost'],
    ['does not jump unasked', plain(1000), null, { value: 31 }, 1300, null],
    ['does not jump unasked further', plain(1000), null, { value: 35 }, 1350, 'tooMuch'],
    ['stays above its discount', plain(1000, 900), null, { value: -10 }, 900, 'belowReduced'],
    ['stays below what a product may cost', plain(90_000_000), null, { value: 20 }, 108_000_000, 'tooHigh'],
    ['stays above zero', plain(100), null, { kind: 'amount', value: -100 }, 0, 'notPositive'],
  ];
  test.each(cases)('%s', (_, old, cost, part, price, problem) =>
    expect(applyRule(old, { cost, now }, rule(part), limits)).toEqual({ ...old, price, problem }),
  );
});

describe('the discount of a product', () => {
  const past = '2026-11-21T21:00:00.000Z';
  const later = '2026-11-29T21:00:00.000Z';
  const off = (percent: number): Partial<PriceRule> => ({ kind: 'discount', value: percent });
  const cases: readonly [string, Offer, number | null, Partial<PriceRule>, string | null][] = [
    ['is taken off', plain(1000), 600, off(20), null],
    ['stays above the cost', plain(1000), 800, off(20), 'underCost'],
    ['of much is ticked', plain(1000), null, off(40), 'tooMuch'],
    ['does not replace one that stands', plain(1000, 900), null, off(20), 'hasDiscount'],
    ['does not replace one to come', { ...plain(1000, 900), startsAt: later }, null, off(20), 'hasDiscount'],
    ['follows one that is over', { ...plain(1000, 900), endsAt: past }, null, off(20), null],
    ['ends whatever was paid with it', plain(1000, 500), 990, { kind: 'endDiscount' }, null],
    ['that is over is no price', { ...plain(1000, 500), endsAt: past }, 600, {}, null],
  ];
  test.each(cases)('%s', (_, old, cost, part, problem) =>
    expect(applyRule(old, { cost, now }, rule(part), limits).problem).toBe(problem),
  );
});

test('a discount is a lower price between two days, and ends without one', () => {
  const days = { startsAt: '2026-11-22T21:00:00.000Z', endsAt: '2026-11-29T21:00:00.000Z' };
  const reduced = applyRule(
    plain(1990),
    { cost: null, now },
    rule({ kind: 'discount', value: 20, ...days }),
    limits,
  );
  expect(reduced).toEqual({ price: 1990, reduced: 1600, ...days, problem: null });
  expect(applyRule(reduced, { cost: null, now }, rule({ kind: 'endDiscount' }), limits)).toEqual({
    ...plain(1990),
    problem: null,
  });
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
  [{ kind: 'cost', value: Number.NaN }, { value: 'margin' }],
  [{ kind: 'discount', value: 0 }, { value: 'percent' }],
  [{ kind: 'amount', value: Number.NaN }, { value: 'zero' }],
  [{ kind: 'amount', value: 0 }, { value: 'zero' }],
  [
    { kind: 'discount', startsAt: '2026-11-22T21:00:00Z', endsAt: '2026-11-22T21:00:00Z' },
    { endsAt: 'endsBeforeStart' },
  ],
  [{ kind: 'discount', endsAt: now.toISOString() }, { endsAt: 'isOver' }],
  [{ kind: 'fixed', value: 1010 }, { value: 'step' }],
  [{ kind: 'fixed', value: Number.NaN }, { value: 'step' }],
  [{ ending: 950 }, {}],
  [{ ending: 990 }, { ending: 'step' }],
  [{ ending: 5 }, { ending: 'step' }],
  [{ ending: 0 }, { ending: 'zero' }],
  [{ kind: 'endDiscount', value: 0 }, {}],
])('the rule %j has the problems %j', (part, problems) =>
  expect(ruleProblems(rule(part), { hasRate: true, cashStep: 25, now })).toEqual(problems),
);

test.each([
  [5, 95],
  [25, 975],
  [50, 950],
  [250, 9750],
  [1000, 99_000],
])('with a cash step of %i prices can end in %i', (cashStep, ending) => {
  expect(exampleEnding(cashStep)).toBe(ending);
  expect(ruleProblems(rule({ ending }), { hasRate: true, cashStep, now })).toEqual({});
});

test('a rule from the cost needs a rate', () =>
  expect(ruleProblems(rule({ kind: 'cost' }), { hasRate: false, cashStep: 25, now })).toEqual({
    kind: 'noRate',
  }));
