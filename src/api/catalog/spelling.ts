import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { hasWords, type SearchWord, stemOf } from './search-words.ts';

/** So many corrections of one word are all looked for. */
const mostCorrections = 4;

/**
 * The words as they are where some published product has them all, else with each unknown one replaced by the
 * nearest words of the shop: one slip in a short word, two in a long one.
 */
export async function spellWords(db: Db, words: readonly SearchWord[]): Promise<readonly SearchWord[]> {
  if (words.length === 0 || (await isFound(db, words))) return words;
  return Promise.all(words.map((word) => correct(db, word)));
}

async function isFound(db: Db, words: readonly SearchWord[]): Promise<boolean> {
  const { rows } =
    await sql`select from products p where p.status = 'published' and ${hasWords(words)} limit 1`.execute(db);
  return rows.length > 0;
}

async function correct(db: Db, asked: SearchWord): Promise<SearchWord> {
  const most = slipsIn(asked.word);
  if (most === 0 || (await isKnown(db, stemOf(asked.word)))) return asked;
  const near = (await wordsLike(db, asked.word, most))
    .map((word) => ({ word, slips: slipsBetween(asked.word, word) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  const nearest = near.filter(({ slips }) => slips === near[0]?.slips).slice(0, mostCorrections);
  return nearest.length === 0 ? asked : { word: asked.word, stems: nearest.map(({ word }) => stemOf(word)) };
}

async function isKnown(db: Db, stem: string): Promise<boolean> {
  const { rows } = await sql`select from search_words where starts_with(word, ${stem}) limit 1`.execute(db);
  return rows.length > 0;
}

function slipsIn(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

// Whoever misspells a word has its first letter or its end right; that and its length leave few words to compare.
async function wordsLike(db: Db, word: string, slips: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words
     where length(word) between ${word.length - slips} and ${word.length + slips}
       and (left(word, 1) = left(${word}, 1) or right(word, 2) = right(${word}, 2))`.execute(db);
  return rows.map((row) => row.word);
}

/** Letters put in, left out, changed, or two neighbors swapped (optimal string alignment). */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = at(row, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swap =
        one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? at(before, j - 2) + 1 : Infinity;
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, change, swap));
    }
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
