/** English tells one from more. */
export type EnglishForms = {
  readonly one: string;
  readonly other: string;
  readonly zero?: never;
  readonly two?: never;
  readonly few?: never;
  readonly many?: never;
};

/** Arabic has six forms and each has to be written: a missing one is a wrong sentence somebody will read. */
export type ArabicForms = {
  readonly zero: string;
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
};

/**
 * The form that goes with `count`, a whole number from 0: `plural(n, { one: '1 piece', other: `${n} pieces` })`.
 * The forms tell the language.
 */
export function plural(count: number, forms: EnglishForms | ArabicForms): string {
  return forms.few === undefined ? forms[count === 1 ? 'one' : 'other'] : arabic(count, forms);
}

const arabicRules = new Intl.PluralRules('ar');

/** A number stays on one line with the word it counts. */
function arabic(count: number, forms: ArabicForms): string {
  return forms[arabicRules.select(count)].replace(/(\d) /g, '$1\u00a0');
}
