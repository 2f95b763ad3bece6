import { normalize } from '../../../shop/catalog/normal-form.ts';

export interface Answer {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface AnswerGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly Answer[];
}

/** The words of a search, as `normalize` has them; single letters say nothing. */
export function searchTerms(query: string): string[] {
  return normalize(query)
    .split(' ')
    .filter((term) => term.length > 1);
}

/** The answers in which every term is found, in question or answer; groups left empty are left out. */
export function findAnswers(groups: readonly AnswerGroup[], terms: readonly string[]): AnswerGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => hasAll(item, terms)) }))
    .filter(({ items }) => items.length > 0);
}

/** A text in parts, for marking: whole words, in which a term is found, and what stands between them. */
export function markedParts(text: string, terms: readonly string[]): { text: string; isHit: boolean }[] {
  if (terms.length === 0) return [{ text, isHit: false }];
  return text
    .split(/([\p{L}\p{M}\p{N}\u0640]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, isHit: hasOne(normalize(part), terms) }));
}

function hasAll({ question, answer }: Answer, terms: readonly string[]): boolean {
  const words = normalize(`${question} ${answer}`);
  return terms.every((term) => words.includes(term));
}

function hasOne(word: string, terms: readonly string[]): boolean {
  return terms.some((term) => word.includes(term));
}
