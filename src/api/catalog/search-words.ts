import { type RawBuilder, sql } from 'kysely';
import { normalize } from '../../shop/catalog/normal-form.ts';

/** A word of a question. Each of `stems` stands for it: one, or several where the word was misspelled. */
export type SearchWord = { word: string; stems: readonly string[] };

/** A question of more words than this is not made for a shop; the rest is not read. */
const mostWords = 8;

/** The words of a question in their normal form. */
export function searchWords(question: string | undefined): SearchWord[] {
  const words = normalize(question ?? '')
    .split(' ')
    .filter(Boolean);
  return [...new Set(words)].slice(0, mostWords).map((word) => ({ word, stems: [stemOf(word)] }));
}

/** An Arabic word without its article and what is written onto it: الفستان, بالفستان and للفستان are فستان. */
export function withoutArticle(word: string): string {
  return word.replace(/^(?:[وبفك]?ال|لل)(?=\p{L}{3})/u, '');
}

/** What a word begins with in every form that matters: فستان finds الفستان, `dresses` dress, بلوزات بلوزة. */
export function stemOf(word: string): string {
  return withoutArticle(word)
    .replace(/(?<=\p{L}{4})(?:ات|es)$/u, '')
    .replace(/(?<=\p{L}{3})(?:ه|(?<!s)s)$/u, '');
}

/** Has the product `p` every word, or one that begins with it, in whatever is known of it? */
export function hasWords(words: readonly SearchWord[]): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`;
  const query = words.map(({ stems }) => anyOf(stems)).join(' & ');
  return sql<boolean>`p.id in (select product_id from product_search where words @@ ${query}::tsquery)`;
}

/**
 * How well the product `p` answers: the name counts before the brand, the brand before the category, the category
 * before the text, and in the name a whole word before its beginning. Source: the rules of search.
 */
export function searchRank(words: readonly SearchWord[]): RawBuilder<number> {
  const rank = sql.join(words.map(rankOf), sql` + `);
  return sql<number>`(select ${rank} from product_search s where s.product_id = p.id)`;
}

function rankOf({ word, stems }: SearchWord): RawBuilder<number> {
  return sql<number>`case
    when s.words @@ ${`${quoted(word)}:A`}::tsquery then 10
    when s.words @@ ${anyOf(stems, 'A')}::tsquery then 8
    when s.words @@ ${anyOf(stems, 'B')}::tsquery then 4
    when s.words @@ ${anyOf(stems, 'C')}::tsquery then 2
    else 0 end`;
}

function anyOf(stems: readonly string[], weight = ''): string {
  return `(${stems.map((stem) => `${quoted(stem)}:*${weight}`).join(' | ')})`;
}

// A normal form holds letters and digits only, so that nothing in it could end the quotation.
const quoted = (word: string) => `'${word}'`;
