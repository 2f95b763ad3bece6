import { expect, test } from 'vitest';
import { blankCoupon } from './blank-coupon.ts';
import { changedFixed, couponProblems, normalizeCoupon } from './coupon-problems.ts';
import type { CouponFields } from './desk-calls.ts';

const whole: CouponFields = {
  ...blankCoupon(new Date('2026-11-22T10:00:00Z')),
  titleEn: '10% off',
  titleAr: 'حسم 10%',
  code: 'TEN',
};
const nothing = { taken: 0, used: 0, spent: 0 };

test.each<[string, Partial<CouponFields>, object]>([
  ['a whole one', {}, {}],
  [
    'no words and no code',
    { titleEn: ' ', titleAr: '', code: '' },
    { titleEn: 'required', titleAr: 'required', code: 'codeLength' },
  ],
  ['a code of two letters', { code: ' a b ' }, { code: 'codeLength' }],
  ['0 percent', { value: 0 }, { value: 'percent' }],
  ['101 percent', { value: 101 }, { value: 'percent' }],
  ['101 pounds', { kind: 'amount', value: 101 }, {}],
  ['no pounds', { kind: 'amount', value: 0 }, { value: 'aboveZero' }],
  ['no pieces', { kind: 'buyXGetY', value: 0 }, { buyPieces: 'aboveZero', freePieces: 'aboveZero' }],
  ['two for three', { kind: 'buyXGetY', value: 0, buyPieces: 2, freePieces: 1 }, {}],
  ['free delivery', { kind: 'freeDelivery', value: 0 }, {}],
  ['an end at its start', { endsAt: whole.startsAt }, { endsAt: 'endsBeforeStart' }],
])('%s', (_, change, problems) => expect(couponProblems({ ...whole, ...change }, nothing)).toEqual(problems));

test('limits stay above what was given already', () => {
  const counts = { taken: 5, used: 3, spent: 700 };
  const limits = (takeLimit: number, useLimit: number, budget: number) =>
    couponProblems({ ...whole, takeLimit, useLimit, budget }, counts);
  expect(limits(5, 3, 700)).toEqual({});
  expect(limits(4, 2, 699)).toEqual({ takeLimit: 'belowTaken', useLimit: 'belowUsed', budget: 'belowSpent' });
});

test('once used, only words, end, limits and the list of offers are open', () => {
  const open: Partial<CouponFields> = {
    titleEn: 'Other words',
    descriptionAr: 'غيرها',
    endsAt: '2027-12-01T00:00:00.000Z',
    takeLimit: 9,
    useLimit: 9,
    usesPerShopper: 2,
    budget: 900,
    isListed: false,
  };
  expect(changedFixed(whole, { ...whole, ...open })).toEqual([]);
  expect(changedFixed(whole, { ...whole, value: 11, brandIds: ['loza'] })).toEqual(['value', 'brandIds']);
});

test('a coupon stores only the numbers of its kind', () => {
  const numbers = { value: 15, maxDiscount: 500, buyPieces: 2, freePieces: 1 };
  const of = (kind: CouponFields['kind']) => {
    const { value, maxDiscount, buyPieces, freePieces } = normalizeCoupon({ ...whole, ...numbers, kind });
    return [value, maxDiscount, buyPieces, freePieces];
  };
  expect(of('percent')).toEqual([15, 500, null, null]);
  expect(of('amount')).toEqual([15, null, null, null]);
  expect(of('freeDelivery')).toEqual([0, null, null, null]);
  expect(of('buyXGetY')).toEqual([0, null, 2, 1]);
});
