import { stemOf } from '../../../../shop/catalog/search/word-stem.ts';
import { wordsOf } from '../index/words/synonyms.ts';

const adults = `women womens woman ladies lady men mens man gents
  نسائي نسائيه نسواني نسوان ستاتي ستات حريمي نسا صبايا رجالي رجاليه رجال رجل شبابي شباب`;
const children = `girls girl boys boy kids kid children child baby babies newborn
  بناتي بناتيه بنات بنت ولادي ولاديه اولاد ولد اطفال طفل طفله مواليد مولود بيبي`;

const both = `unisex يونيسكس للجنسين الجنسين جنسين`;

export const adultWords: readonly string[] = wordsOf(adults);
export const unisexWords: readonly string[] = wordsOf(both);

const adultStems = new Set([...adultWords, ...unisexWords].map(stemOf));
const childStems = new Set(wordsOf(children).map(stemOf));

/** Whether the word names women, men or children, or both sexes. */
export function namesAudience(word: string): boolean {
  return adultStems.has(stemOf(word)) || childStems.has(stemOf(word));
}
