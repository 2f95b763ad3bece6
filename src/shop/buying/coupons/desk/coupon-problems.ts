import { readCouponCode } from '../code.ts';
import type { CouponFields } from './desk-calls.ts';

type Field = keyof CouponFields;

/** What a coupon has given already; limits cannot go below it. */
export type CouponCounts = { readonly taken: number; readonly used: number; readonly spent: number };

export type CouponProblem =
  | 'required'
  | 'codeLength'
  | 'percent'
  | 'aboveZero'
  | 'endsBeforeStart'
  | 'belowTaken'
  | 'belowUsed'
  | 'belowSpent'
  | 'fixed';

/**
 * Fixed once an order has used the coupon, because orders keep a copy. Texts, end, limits, budget, and whether it is
 * listed can still change.
 */
const FIXED_AFTER_USE: readonly Field[] = [
  'code',
  'kind',
  'value',
  'maxDiscount',
  'buyPieces',
  'freePieces',
  'minSubTotal',
  'startsAt',
  'firstOrderOnly',
  'onlyUndiscounted',
  'brandIds',
  'categoryIds',
  'productIds',
  'governorateIds',
];

/** The fields that a use has fixed and that differ. */
export function changedFixed(before: CouponFields, after: CouponFields): Field[] {
  return FIXED_AFTER_USE.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** What keeps a coupon from being saved, by field. */
export function couponProblems(
  fields: CouponFields,
  counts: CouponCounts,
): Partial<Record<Field, CouponProblem>> {
  const { kind, value, startsAt, endsAt, takeLimit, useLimit, budget } = fields;
  const isEmpty = (field: 'titleEn' | 'titleAr') => fields[field].trim() === '';
  const { length } = readCouponCode(fields.code);
  const isBelow = (limit: number | null, given: number) => limit !== null && limit < given;
  return {
    ...(isEmpty('titleEn') && { titleEn: 'required' }),
    ...(isEmpty('titleAr') && { titleAr: 'required' }),
    ...((length < 3 || length > 32) && { code: 'codeLength' }),
    ...(kind === 'percent' && (value < 1 || value > 100) && { value: 'percent' }),
    ...(kind === 'amount' && value < 1 && { value: 'aboveZero' }),
    ...(kind === 'buyXGetY' && (fields.buyPieces ?? 0) < 1 && { buyPieces: 'aboveZero' }),
    ...(kind === 'buyXGetY' && (fields.freePieces ?? 0) < 1 && { freePieces: 'aboveZero' }),
    ...(new Date(endsAt) <= new Date(startsAt) && { endsAt: 'endsBeforeStart' }),
    ...(isBelow(takeLimit, counts.taken) && { takeLimit: 'belowTaken' }),
    ...(isBelow(useLimit, counts.used) && { useLimit: 'belowUsed' }),
    ...(isBelow(budget, counts.spent) && { budget: 'belowSpent' }),
  };
}

/** As it is stored: the code normalized, and without numbers that its kind does not use. */
export function normalizeCoupon(fields: CouponFields): CouponFields {
  const { kind } = fields;
  return {
    ...fields,
    code: readCouponCode(fields.code),
    value: kind === 'percent' || kind === 'amount' ? fields.value : 0,
    maxDiscount: kind === 'percent' ? fields.maxDiscount : null,
    buyPieces: kind === 'buyXGetY' ? fields.buyPieces : null,
    freePieces: kind === 'buyXGetY' ? fields.freePieces : null,
  };
}
