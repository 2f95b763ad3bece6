import { adjectiveAfter } from '../../../shop/catalog/search/adjective-form.ts';
import type { Suggestions } from '../../../shop/catalog/search/contract.ts';
import { stemOf } from '../../../shop/catalog/search/word-stem.ts';
import type { Language } from '../../../shop/language.ts';
import { normalize } from '../../../shop/normal-form.ts';
import { filterSetsOf, firstPassing } from './filters/filter.ts';
import { type QueryResult, findProducts, mostlyMeant } from './find-products.ts';
import { type Bitset, countBits, countBoth, hasBit } from './index/bitset.ts';
import type { View } from './index/live-index.ts';
import type { ProductIndex } from './index/product-index.ts';
import { bestOf } from './index/sort-order.ts';
import { eachOf } from './index/words/posting.ts';
import { spellingOf, timesSpelled } from './index/words/spellings.ts';
import { wordsOf } from './index/words/synonyms.ts';
import { postingOf, wordsBeginning } from './index/words/word-index.ts';
import { didYouMean } from './query/did-you-mean.ts';
import { priceCondition } from './query/price-asked.ts';

const MOST_WORDS = 5;
const MOST_KINDS = 4;
const MOST_BRANDS = 3;
const MOST_PRODUCTS = 4;
const MOST_BEGINNINGS = 60;
/** The minimum weight of a completion: words that occur only in descriptions are not suggested. */
const LEAST_WEIGHT = 4;

export type Suggested = Omit<Suggestions, 'products'> & { ids: string[] };

export function suggest(view: View, query: string, language: Language): Suggested {
  const { index } = view;
  const found = findProducts(index, query);
  const { terms, price } = found;
  const asked = { ...priceCondition(view, found, {}), onSale: price.isOnSale };
  const isOnlyPrice =
    terms.length === 0 && (price.bounds !== null || price.isCheap || price.isCheapest || price.isOnSale);
  const slots = firstPassing(
    isOnlyPrice ? [index.shown] : [found.ofType(), found.slots],
    filterSetsOf(index, view.snapshot, asked),
  );
  const total = countBits(slots);
  const best = bestOf(
    view.order('trendy'),
    { passed: slots, scores: found.scores, buyable: view.snapshot.buyable },
    0,
    MOST_PRODUCTS,
  );
  return {
    words: total === 0 ? [] : completions(index, query, found),
    categories: kindsAmong(index, mostlyMeant(found), query, language),
    brands: brandsCalled(index, query, language),
    ids: best.flatMap((slot) => index.facts[slot]?.id ?? []),
    total,
  };
}

// The words before the last stay as typed.
function completions(index: ProductIndex, query: string, found: QueryResult): string[] {
  const { corrected: read } = didYouMean(index, query, found);
  if (read !== null) return [read];
  const typed = query.trim().split(/\s+/);
  const start = wordsOf(typed.at(-1) ?? '').at(-1) ?? '';
  const before = typed.slice(0, -1).join(' ');
  // The word after «بياقة» is about the collar.
  const isOfNoun = typed.length > 1 && !(typed.length > 2 && /^(?:ب|لل)/u.test(typed.at(-2) ?? ''));
  const spelled = (form: string) =>
    (isOfNoun ? adjectiveAfter(typed[0] ?? '', form) : undefined) ?? spellingOf(index.words.spellings, form);
  const chosen = new Map<string, { form: string; weight: number }>();
  for (const id of wordsBeginning(index.words, start, MOST_BEGINNINGS)) {
    const form = index.words.forms[id] ?? '';
    const weight = weightAmong(index, form, found.slots);
    const known = chosen.get(stemOf(form));
    if (form === start || weight < LEAST_WEIGHT || timesSpelled(index.words.spellings, form) === 0) continue;
    // Of a word's forms, the one in most product names.
    if (
      known !== undefined &&
      timesSpelled(index.words.spellings, known.form) >= timesSpelled(index.words.spellings, form)
    )
      continue;
    chosen.set(stemOf(form), { form, weight });
  }
  return (
    [...chosen.values()]
      .sort((one, other) => other.weight - one.weight)
      .map(({ form }) => spelled(form))
      // What was typed may be the form that agrees.
      .filter((word) => normalize(word) !== start)
      .slice(0, MOST_WORDS)
      .map((word) => [before, word].filter(Boolean).join(' '))
  );
}

function weightAmong({ words }: ProductIndex, form: string, slots: Bitset): number {
  const posting = postingOf(words, form);
  let weight = 0;
  if (posting !== undefined)
    eachOf(posting, (slot, own) => {
      if (own >= LEAST_WEIGHT && hasBit(slots, slot)) weight += own;
    });
  return weight;
}

/** Categories whose names match, then those with most of the matching products. */
function kindsAmong(
  { facets }: ProductIndex,
  slots: Bitset,
  query: string,
  language: Language,
): Suggested['categories'] {
  const stems = wordsOf(query).map(stemOf);
  const counted = (['categories', 'subCategories'] as const).flatMap((kind) =>
    facets[kind].all.map((named, at) => ({
      named,
      subCategoryId: kind === 'categories' ? null : named.id,
      count: countIn(facets[kind].bits[at], slots),
      isCalled: isCalled(facets[kind].words[at], stems),
    })),
  );
  return counted
    .filter(({ count, isCalled: called, subCategoryId }) => count > 0 && (called || subCategoryId !== null))
    .sort((one, other) => Number(other.isCalled) - Number(one.isCalled) || other.count - one.count)
    .slice(0, MOST_KINDS)
    .map(({ named, subCategoryId }) => ({
      _id: named.id,
      name: named[language],
      categoryId: named.categoryId ?? named.id,
      subCategoryId,
    }));
}

const countIn = (bits: Bitset | undefined, slots: Bitset) =>
  bits === undefined ? 0 : countBoth(bits, slots);

function brandsCalled({ facets }: ProductIndex, query: string, language: Language): Suggested['brands'] {
  const stems = wordsOf(query).map(stemOf);
  const { all, words } = facets.brands;
  return all
    .filter((_, at) => isCalled(words[at], stems))
    .slice(0, MOST_BRANDS)
    .map((brand) => ({ _id: brand.id, name: brand[language], slug: brand.slug ?? '' }));
}

function isCalled(words: readonly string[] = [], stems: readonly string[]): boolean {
  return stems.length > 0 && stems.every((stem) => words.some((word) => word.startsWith(stem)));
}
