import type { Suggestions } from '../../shop/search/contract.ts';
import { stemOf } from '../../shop/search/word-stem.ts';
import type { Language } from '../../shop/language.ts';
import { type Bits, countBits, countBoth, hasBit, noBits, setBit } from './index/bitset.ts';
import { type Found, findPieces } from './find-products.ts';
import type { View } from './index/live-index.ts';
import { bestOf } from './index/sort-order.ts';
import type { Shelf } from './index/product-index.ts';
import { wordsOf } from './index/synonyms.ts';
import { understood } from './did-you-mean.ts';
import { postingOf, wordsBeginning } from './index/word-index.ts';
import { spellingOf, timesSpelled } from './index/spellings.ts';

const mostWords = 5;
const mostKinds = 4;
const mostBrands = 3;
const mostPieces = 4;
const mostBeginnings = 60;
/** Kinds are counted among the pieces that answer nearly as well as the best. */
const mostlyFrom = 0.6;
/** A completion weighs what its products do; one that stands in texts alone is no word of the shop's. */
const leastWeight = 4;

/** What the shop has for a question that is being typed; `ids` are those of its best pieces. */
export type Suggested = Omit<Suggestions, 'products'> & { ids: string[] };

export function suggest(view: View, question: string, language: Language): Suggested {
  const { shelf } = view;
  const found = findPieces(shelf, question);
  const { places, weights } = found;
  const total = countBits(places);
  const best = bestOf(view.order('trendy'), { passed: places, weights }, 0, mostPieces);
  return {
    words: total === 0 ? [] : completions(shelf, question, found),
    categories: kindsAmong(shelf, mostlyMeant(found), question, language),
    brands: brandsCalled(shelf, question, language),
    ids: best.flatMap((place) => shelf.facts[place]?.id ?? []),
    total,
  };
}

// The words before the last stay as they were typed.
function completions(shelf: Shelf, question: string, found: Found): string[] {
  const read = understood(shelf, question, found);
  if (read !== null) return [read];
  const typed = question.trim().split(/\s+/);
  const start = wordsOf(typed.at(-1) ?? '').at(-1) ?? '';
  const before = typed.slice(0, -1).join(' ');
  const chosen = new Map<string, { form: string; weight: number }>();
  for (const id of wordsBeginning(shelf.words, start, mostBeginnings)) {
    const form = shelf.words.forms[id] ?? '';
    const weight = weightAmong(shelf, form, found.places);
    const known = chosen.get(stemOf(form));
    if (form === start || weight < leastWeight || timesSpelled(shelf.words.spellings, form) === 0) continue;
    // Of the forms of a word the one that names most pieces.
    if (
      known !== undefined &&
      timesSpelled(shelf.words.spellings, known.form) >= timesSpelled(shelf.words.spellings, form)
    )
      continue;
    chosen.set(stemOf(form), { form, weight });
  }
  return [...chosen.values()]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostWords)
    .map(({ form }) => [before, spellingOf(shelf.words.spellings, form)].filter(Boolean).join(' '));
}

function weightAmong({ words }: Shelf, form: string, places: Bits): number {
  const posting = postingOf(words, form);
  let weight = 0;
  posting?.places.forEach((place, at) => {
    const own = posting.weights[at] ?? 0;
    if (own >= leastWeight && hasBit(places, place)) weight += own;
  });
  return weight;
}

// A text that mentions the word would bring kinds that nobody meant.
function mostlyMeant({ places, weights: { at, reached } }: Found): Bits {
  const most = reached.reduce((best, place) => Math.max(best, at[place] ?? 0), 0);
  const meant = noBits(at.length);
  for (const place of reached) {
    if ((at[place] ?? 0) >= most * mostlyFrom && hasBit(places, place)) setBit(meant, place);
  }
  return meant;
}

/** The kinds whose names answer the question, then those that most of its pieces are of. */
function kindsAmong(
  { choices }: Shelf,
  places: Bits,
  question: string,
  language: Language,
): Suggested['categories'] {
  const stems = wordsOf(question).map(stemOf);
  const counted = (['categories', 'subCategories'] as const).flatMap((kind) =>
    choices[kind].all.map((named, at) => ({
      named,
      subCategoryId: kind === 'categories' ? null : named.id,
      count: countIn(choices[kind].bits[at], places),
      isCalled: isCalled(choices[kind].words[at], stems),
    })),
  );
  return counted
    .filter(({ count, isCalled: called, subCategoryId }) => count > 0 && (called || subCategoryId !== null))
    .sort((one, other) => Number(other.isCalled) - Number(one.isCalled) || other.count - one.count)
    .slice(0, mostKinds)
    .map(({ named, subCategoryId }) => ({
      _id: named.id,
      name: named[language],
      categoryId: named.categoryId ?? named.id,
      subCategoryId,
    }));
}

const countIn = (bits: Bits | undefined, places: Bits) => (bits === undefined ? 0 : countBoth(bits, places));

function brandsCalled({ choices }: Shelf, question: string, language: Language): Suggested['brands'] {
  const stems = wordsOf(question).map(stemOf);
  const { all, words } = choices.brands;
  return all
    .filter((_, at) => isCalled(words[at], stems))
    .slice(0, mostBrands)
    .map((brand) => ({ _id: brand.id, name: brand[language], slug: brand.slug ?? '' }));
}

function isCalled(words: readonly string[] = [], stems: readonly string[]): boolean {
  return stems.length > 0 && stems.every((stem) => words.some((word) => word.startsWith(stem)));
}
