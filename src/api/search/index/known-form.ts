import { neededLetters } from '../../../shop/search/latin-distance.ts';

/** A word that can be looked for, with what tells quickly that another is too far from it. */
export type KnownForm = {
  readonly form: string;
  readonly isArabic: boolean;
  /** Which letters it has, as a set of 32. */
  readonly letters: number;
  /** The Arabic letters that its Latin spellings cannot leave out. */
  readonly needed: number;
};

export function knownForm(form: string): KnownForm {
  const arabic = isArabic(form);
  let letters = 0;
  for (let at = 0; at < form.length; at += 1) letters |= 1 << (form.charCodeAt(at) & 31);
  return { form, isArabic: arabic, letters, needed: arabic ? neededLetters(form) : 0 };
}

export const isArabic = (form: string) => /^\p{Script=Arabic}/u.test(form);

/** May so few edits lie between the two? Forms that differ in more letters than that need no closer look. */
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
