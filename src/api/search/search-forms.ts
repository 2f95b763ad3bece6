import { normalize } from '../../shop/normal-form.ts';
import { withoutArticle } from '../../shop/search/word-stem.ts';

/** What a product is found by, in both languages: its own names, its brand's, its categories', and all other texts. */
export type SearchTexts = Readonly<Record<'names' | 'brand' | 'category' | 'others', readonly string[]>>;

/** Each place as a position in the tsvector, with its weight, most first. Source: the rules of search. */
const positions = { names: '1A', brand: '2B', category: '3C', others: '4D' } as const;

/**
 * The words of a product as `product_search` keeps them: each word with every place it stands in (a dress by its name
 * and its kind is more of a dress than a shirt dress), an Arabic one without its article too.
 */
export function searchForms(texts: SearchTexts): { words: string } {
  const placesOf = new Map<string, string[]>();
  for (const place of ['names', 'brand', 'category', 'others'] as const) {
    for (const word of new Set(wordsIn(texts[place])))
      placesOf.set(word, [...(placesOf.get(word) ?? []), positions[place]]);
  }
  return { words: [...placesOf].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ') };
}

// What a hyphen joins is found written together too: `T-shirt` by t-shirt, shirt and tshirt.
function wordsIn(texts: readonly string[]): string[] {
  const text = texts.join(' ');
  const joined = text.match(/\p{L}+-\p{L}+/gu) ?? [];
  const words = normalize(text).split(' ').filter(Boolean);
  const together = joined.map((word) => normalize(word.replace('-', '')));
  return [...words.flatMap((word) => [word, withoutArticle(word)]), ...together];
}
