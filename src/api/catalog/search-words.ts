import { type RawBuilder, sql } from 'kysely';
import { normalize } from '../../shop/catalog/normal-form.ts';

/** A word of a question. Each of `stems` stands for it: one, or several where the word was misspelled. */
export type SearchWord = { word: string; stems: readonly string[] };

/** A question of more words than this is not made for a shop; the rest is not read. */
const mostWords = 8;
/** A shorter word is looked for at the beginning of words only: `men` is not in `women`. */
const shortest = 4;

/** The words of a question in their normal form. */
export function searchWords(question: string | undefined): SearchWord[] {
  const words = normalize(question ?? '')
    .split(' ')
    .filter(Boolean);
  return [...new Set(words)].slice(0, mostWords).map((word) => ({ word, stems: [stemOf(word)] }));
}

/** Without the Arabic article and the commonest endings of number and gender: فستان finds الفستان, `dress` dresses. */
export function stemOf(word: string): string {
  const bare = /^ال.{3,}/.test(word) ? word.slice(2) : word;
  return bare.replace(/(?<=\p{L}{4})(?:ات|es)$/u, '').replace(/(?<=\p{L}{3})(?:ه|(?<!s)s)$/u, '');
}

/** Has the product `p` every word, in whatever is known of it? */
export function hasWords(words: readonly SearchWord[]): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(${sql.join(
    words.map(({ stems }) => anyIn('p.search_text', stems)),
    sql` and `,
  )})`;
}

/**
 * How well the product `p` answers: the name counts before the brand, the brand before the category, the category
 * before the text; in the name a whole word before its beginning, that before its middle. Source: the rules of search.
 */
export function searchRank(words: readonly SearchWord[]): RawBuilder<number> {
  return sql<number>`(${sql.join(words.map(rankOf), sql` + `)})`;
}

function rankOf({ word, stems }: SearchWord): RawBuilder<number> {
  return sql<number>`case
    when p.search_name || ' ' like ${`% ${word} %`} then 10
    when ${beginsIn('p.search_name', stems)} then 8
    when ${anyIn('p.search_name', stems)} then 6
    when ${beginsIn('p.search_brand', stems)} then 4
    when ${beginsIn('p.search_category', stems)} then 2
    else 0 end`;
}

function anyIn(column: string, stems: readonly string[]): RawBuilder<boolean> {
  return likeAny(
    column,
    stems.map((stem) => (stem.length < shortest ? `% ${stem}%` : `%${stem}%`)),
  );
}

function beginsIn(column: string, stems: readonly string[]): RawBuilder<boolean> {
  return likeAny(
    column,
    stems.map((stem) => `% ${stem}%`),
  );
}

// A normal form holds letters, digits and spaces, so nothing in a pattern needs escaping.
function likeAny(column: string, patterns: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern}`),
    sql` or `,
  )})`;
}
