import { stemOf } from '../../shop/search/word-stem.ts';
import type { Part } from './parse-query.ts';
import { wordsOf } from './index/synonyms.ts';
import { isArabic } from './index/word-index.ts';

/** For whom a piece is; never what it is. */
const peopleWords = new Set(
  wordsOf(`women womens ladies men mens girls boys kids children baby
    نسائي نسائيه نسواني ستاتي حريمي نسا رجالي رجاليه رجال شبابي شباب بناتي بناتيه بنات بنت ولادي ولاديه اولاد ولد اطفال طفل مواليد بيبي`).map(
    stemOf,
  ),
);

/**
 * The part that names the thing: Arabic names it first and English last; for whom it is, or its size, is not it. None
 * where nothing else is said of it.
 */
export function thingAmong(parts: readonly Part[]): Part | undefined {
  if (parts.length < 2) return undefined;
  const things = parts.filter((part) =>
    likeliest(part).every((word) => !peopleWords.has(stemOf(word)) && !/^\d/.test(word)),
  );
  const [first] = things;
  return first !== undefined && isArabic(likeliest(first)[0] ?? '') ? first : things.at(-1);
}

const likeliest = ({ words, readings }: Part) => readings?.slice(0, 1).map(({ form }) => form) ?? words;
