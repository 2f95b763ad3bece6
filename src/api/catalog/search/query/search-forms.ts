import { withoutArticle } from '../../../../shop/catalog/search/word-stem.ts';
import { normalize } from '../../../../shop/normal-form.ts';

/** The texts a product is found by, in both languages. */
export type SearchTexts = Readonly<Record<'names' | 'brand' | 'category' | 'others', readonly string[]>>;

/** Each field's position in the tsvector with its weight, highest first. Source: the rules of search. */
const positions = { names: '1A', brand: '2B', category: '3C', others: '4D' } as const;

const fields = ['names', 'brand', 'category', 'others'] as const;

/** The words as stored in `product_search`, with the fields each is in; Arabic ones also without the article. */
export function searchForms(texts: SearchTexts): { words: string } {
  const placesOf = new Map<string, string[]>();
  for (const place of fields) {
    for (const word of new Set(wordsIn(texts[place])))
      placesOf.set(word, [...(placesOf.get(word) ?? []), positions[place]]);
  }
  return { words: [...placesOf].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ') };
}

// Hyphenated words are found written together too: `T-shirt` by t-shirt, shirt and tshirt.
function wordsIn(texts: readonly string[]): string[] {
  const text = texts.join(' ');
  const joined = text.match(/\p{L}+-\p{L}+/gu) ?? [];
  const words = normalize(text).split(' ').filter(Boolean);
  const together = joined.map((word) => normalize(word.replace('-', '')));
  return [...words.flatMap((word) => [word, withoutArticle(word)]), ...together];
}

/**
 * The words to store after some texts of a product were edited; those of fields that are not given stay.
 * @param stored the tsvector as PostgreSQL prints it
 */
export function rewordedForms(stored: string, texts: Partial<SearchTexts>): string {
  const keptPlaces = fields.filter((field) => texts[field] === undefined).map((field) => positions[field]);
  const kept = [...stored.matchAll(/'((?:[^']|'')+)':([\dA-D,]+)/g)].flatMap(([, word = '', places = '']) => {
    const own = places.split(',').filter((place) => keptPlaces.some((each) => each === place));
    return own.length === 0 ? [] : [`'${word}':${own.join(',')}`];
  });
  return [...kept, searchForms({ names: [], brand: [], category: [], others: [], ...texts }).words].join(' ');
}
