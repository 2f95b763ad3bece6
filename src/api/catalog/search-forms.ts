import { normalize } from '../../shop/catalog/normal-form.ts';
import { withoutArticle } from './search-words.ts';

/** What a product is found by, in both languages: its own names, its brand's, its categories', and all other texts. */
export type SearchTexts = Readonly<Record<'names' | 'brand' | 'category' | 'others', readonly string[]>>;

/** How much a word counts by where it stands, most first. Source: the rules of search. */
const weights = { names: 'A', brand: 'B', category: 'C', others: 'D' } as const;

/**
 * The words of a product as `product_search` keeps them: each word once, with the weight of the best place it stands
 * in, an Arabic one without its article too.
 */
export function searchForms(texts: SearchTexts): { words: string } {
  const weightOf = new Map<string, string>();
  for (const place of ['names', 'brand', 'category', 'others'] as const) {
    for (const word of wordsIn(texts[place])) {
      if (!weightOf.has(word)) weightOf.set(word, weights[place]);
    }
  }
  return { words: [...weightOf].map(([word, weight]) => `'${word}':1${weight}`).join(' ') };
}

// What a hyphen joins is found written together too: `T-shirt` by t-shirt, shirt and tshirt.
function wordsIn(texts: readonly string[]): string[] {
  const text = texts.join(' ');
  const joined = text.match(/\p{L}+-\p{L}+/gu) ?? [];
  const words = normalize(text).split(' ').filter(Boolean);
  const together = joined.map((word) => normalize(word.replace('-', '')));
  return [...words.flatMap((word) => [word, withoutArticle(word)]), ...together];
}
