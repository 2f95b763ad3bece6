import { type Language, languageFacts } from './language.ts';

/** A formatted amount: the UI isolates the number left to right and puts the unit next to it. */
export type MoneyParts = { readonly number: string; readonly unit: string };

/** On 1 January 2026 the pound was redenominated: 100 old pounds are one new. */
export const OLD_PER_NEW = 100;

/** `amount` is whole new pounds. */
export function moneyParts(amount: number, language: Language): MoneyParts {
  return { number: formatNumber(amount), unit: languageFacts[language].unit };
}

/** The same amount in old pounds: `{ number: '245,000', unit: 'in old pounds' }`. */
export function oldMoneyParts(amount: number, language: Language): MoneyParts {
  return { number: formatNumber(oldPounds(amount)), unit: languageFacts[language].oldUnit };
}

/**
 * `2,450 SYP`, `2,450 ل.س`. With a plain space in English: a no-break space is outside the GSM alphabet and would
 * halve the length of an SMS.
 */
export function formatMoney(amount: number, language: Language): string {
  const { number, unit } = moneyParts(amount, language);
  return `${number}${language === 'ar' ? '\u00a0' : ' '}${unit}`;
}

/** The head of a column of amounts, whose cells are numbers alone: `Expected, SYP`. */
export const inPounds = (head: string, language: Language): string =>
  `${head}${languageFacts[language].comma}${languageFacts[language].unit}`;

/** Western digits with thousands separators, equal in both languages and on every device. */
export function formatNumber(amount: number): string {
  const [whole = '', ...fraction] = String(amount).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

export function oldPounds(amount: number): number {
  return amount * OLD_PER_NEW;
}

/** Rounds a discount down to what can be paid in banknotes. */
export function roundDownToStep(amount: number, step: number): number {
  return amount - (amount % step);
}

/** Rounds a fee to the nearest step, halves up. */
export function roundToStep(amount: number, step: number): number {
  return Math.floor(amount / step + 0.5) * step;
}

/**
 * Splits `total` in proportion to `weights` into whole pounds with exactly that sum (largest remainder; ties go to
 * the earlier part). No part exceeds its weight when `total` does not exceed their sum. Throws a RangeError for a
 * total with no weights.
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

/** In BigInt: the product of two amounts may exceed the exact integer range. */
function quotaOf(total: number, weight: number, sum: number): { whole: number; remainder: number } {
  const product = BigInt(total) * BigInt(weight);
  return { whole: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) };
}
