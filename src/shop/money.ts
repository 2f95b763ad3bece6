import type { Language } from './language.ts';

/** Money ready to be shown: the web isolates the number left to right and sets the unit beside it. */
export type MoneyParts = { readonly number: string; readonly unit: string };

const units = { en: 'SYP', ar: 'ل.س' } satisfies Record<Language, string>;
const oldUnits = { en: 'in old pounds', ar: 'بالليرة القديمة' } satisfies Record<Language, string>;

/** On 1 January 2026 the pound lost two zeros: 100 old pounds are one new. */
const oldPerNew = 100;

/** `amount` is whole new pounds. */
export function moneyParts(amount: number, language: Language): MoneyParts {
  return { number: formatNumber(amount), unit: units[language] };
}

/** The same amount in old pounds: `{ number: '245,000', unit: 'in old pounds' }`. */
export function oldMoneyParts(amount: number, language: Language): MoneyParts {
  return { number: formatNumber(oldPounds(amount)), unit: oldUnits[language] };
}

/**
 * `2,450 SYP`, `2,450 ل.س`. The English space is a plain one: a no-break space is outside the alphabet of an English
 * text message and would halve what fits into it.
 */
export function formatMoney(amount: number, language: Language): string {
  const { number, unit } = moneyParts(amount, language);
  return `${number}${language === 'ar' ? '\u00a0' : ' '}${unit}`;
}

/** Western digits and a comma every three, in both languages and on every device alike. */
export function formatNumber(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function oldPounds(amount: number): number {
  return amount * oldPerNew;
}

/** Discounts are rounded down, so that the shop never gives a pound that cannot be handed over in notes. */
export function roundDownToStep(amount: number, step: number): number {
  return amount - (amount % step);
}

/** Fees are rounded to the nearest step, the half upwards. */
export function roundToStep(amount: number, step: number): number {
  return Math.floor(amount / step + 0.5) * step;
}

/**
 * Parts of `total` in proportion to `weights`, whole pounds that sum to exactly `total` (largest remainder; among
 * equals the earlier part). No part is above its weight when `total` is not above their sum.
 * Throws a RangeError when there is something to split and nothing to split it over.
 */
export function splitInProportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (total === 0) return weights.map(() => 0);
  if (sum <= 0) throw new RangeError(`${total} cannot be split over weights that sum to ${sum}`);
  const quotas = weights.map((weight) => quotaOf(total, weight, sum));
  const left = total - quotas.reduce((all, { whole }) => all + whole, 0);
  const raised = new Set(
    quotas
      .map(({ remainder }, index) => ({ remainder, index }))
      .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return quotas.map(({ whole }, index) => (raised.has(index) ? whole + 1 : whole));
}

/** In big integers: the product of two sums of money can leave the range where numbers are exact. */
function quotaOf(total: number, weight: number, sum: number): { whole: number; remainder: number } {
  const product = BigInt(total) * BigInt(weight);
  return { whole: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) };
}
