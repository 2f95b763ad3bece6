import { formatNumber } from '../money.ts';

/** English has two plural forms. */
export type EnglishForms = {
  readonly one: string;
  readonly other: string;
  readonly zero?: never;
  readonly two?: never;
  readonly few?: never;
  readonly many?: never;
};

/** Arabic has six plural forms, and all are required. */
export type ArabicForms = {
  readonly zero: string;
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
};

/**
 * The plural form for `count`, a whole number from 0: `plural(n, { one: '1 piece', other: `${n} pieces` })`. The
 * given forms determine the language. The count gets thousands separators: `1,200 pieces`.
 */
export function plural(count: number, forms: EnglishForms | ArabicForms): string {
  const form = forms.few === undefined ? forms[count === 1 ? 'one' : 'other'] : arabic(count, forms);
  return count < 1000 ? form : form.replace(new RegExp(`(?<!\\d)${count}(?!\\d)`), formatNumber(count));
}

const arabicRules = new Intl.PluralRules('ar');

/** Joins number and noun with a no-break space. */
function arabic(count: number, forms: ArabicForms): string {
  return forms[arabicRules.select(count)].replace(/(\d) /g, '$1\u00a0');
}
