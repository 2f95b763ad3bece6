import { neededLetters } from '../../../../../shop/catalog/search/edit-distance.ts';

/** A word of the index, with data for a cheap first check of its distance to another. */
export type KnownForm = {
  readonly form: string;
  readonly isArabic: boolean;
  readonly letters: number;
  /** The Arabic letters that every Latin spelling of it contains. */
  readonly needed: number;
};

export function knownForm(form: string): KnownForm {
  const arabic = isArabic(form);
  let letters = 0;
  for (let at = 0; at < form.length; at += 1) letters |= 1 << (form.charCodeAt(at) & 31);
  return { form, isArabic: arabic, letters, needed: arabic ? neededLetters(form) : 0 };
}

export const isArabic = (form: string) => /^\p{Script=Arabic}/u.test(form);

/** Whether the edit distance can be that small; words with more different letters are skipped. */
export function isNear(one: KnownForm, other: KnownForm, edits: number): boolean {
  return (
    edits > 0 &&
    Math.abs(one.form.length - other.form.length) <= edits &&
    onesIn(one.letters ^ other.letters) <= 2 * edits
  );
}

function onesIn(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
