import { normalize } from '../../../../../shop/normal-form.ts';

/** The spellings of each normal form, with counts. */
export type Spellings = Map<string, Map<string, number>>;

export function countSpellings(spellings: Spellings, text: string): void {
  for (const [written] of text.matchAll(/[\p{L}\p{N}\p{M}\u0640'’]+/gu)) {
    const spelling = written.replace(/[\p{M}\u0640]/gu, '').toLowerCase();
    const form = formOf(spelling);
    const counts = spellings.get(form) ?? new Map<string, number>();
    spellings.set(form, counts.set(spelling, (counts.get(spelling) ?? 0) + 1));
  }
}

/** Cached: the names of products repeat the same few thousand words. */
const forms = new Map<string, string>();
const MOST_FORMS = 10_000;

function formOf(spelling: string): string {
  const known = forms.get(spelling);
  if (known !== undefined) return known;
  const form = normalize(spelling);
  if (forms.size === MOST_FORMS) forms.clear();
  forms.set(spelling, form);
  return form;
}

/** How often product names contain the form. */
export function timesSpelled(spellings: Spellings, form: string): number {
  return [...(spellings.get(form)?.values() ?? [])].reduce((sum, times) => sum + times, 0);
}

/** The most frequent spelling of a form; the form itself if it has none. */
export function spellingOf(spellings: Spellings, form: string): string {
  const counts = [...(spellings.get(form) ?? [])];
  return counts.sort(([, one], [, other]) => other - one)[0]?.[0] ?? form;
}
