import { stemOf } from '../../../../shop/catalog/search/word-stem.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { isArabic } from '../index/words/known-form.ts';
import type { FacetWord, Lexicon } from '../index/words/lexicon.ts';
import { namesAudience } from './audience.ts';
import { isTransliterated, isAttribute } from './meanings.ts';
import type { QueryTerm } from './parse-query.ts';

/** The term that names the product type, and the categories with that type in their names. `isSure`: it certainly does. */
export type HeadNoun = {
  readonly term: QueryTerm;
  readonly kinds: readonly FacetWord[];
  readonly isSure: boolean;
};

/** Synonyms of low certainty do not name a type. */
const LEAST_OF_KIND = 0.39;
const none: readonly FacetWord[] = [];

/** The term that names the type: a category, known before guessed; Arabic puts it first, English last. */
export function headNoun(index: ProductIndex, terms: readonly QueryTerm[]): HeadNoun | undefined {
  const before = terms.filter(({ isAttribute }) => isAttribute !== true);
  const candidates = before
    .filter(
      (term) =>
        term.meanings.length > 0 &&
        likeliest(term).every((word) => !namesAudience(word) && !isSize.test(word)),
    )
    .map((term) => ({ term, kinds: kindsOf(index, term), isSure: isSureOf(index, term) }));
  const named = candidates.filter(({ kinds }) => kinds.length > 0);
  const known = named.filter(({ term }) => !term.isGuess);
  const others = candidates.filter(({ term }) => !isAttribute(index, term));
  const heads = [known, named, others, candidates].find(({ length }) => length > 0) ?? [];
  return terms.some((term) => isArabic(likeliest(term)[0] ?? '') || isTransliterated(index, term))
    ? heads[0]
    : heads.at(-1);
}

/** 38, 2xl; but 3abaye is a word. */
const isSize = /^\d+(?:x*l|[mty])?$/;

// `trining` may be training, or ترينغ.
function isSureOf(index: ProductIndex, { isGuess, readings }: QueryTerm): boolean {
  return !isGuess && (readings === null || readings.every((reading) => kindsOf(index, reading).length > 0));
}

// A category has a type among others in its name: a phrase such as «تيشيرت بولو» would name them all, so it counts only if
// no single word does.
function kindsOf(index: ProductIndex, { meanings }: Pick<QueryTerm, 'meanings'>): readonly FacetWord[] {
  const surest = meanings.reduce((most, { quality }) => Math.max(most, quality), 0);
  const sure = meanings.filter(
    ({ quality, isBeginning }) => !isBeginning && quality >= surest * LEAST_OF_KIND,
  );
  const byOne = sure.flatMap(({ words: [word = '', ...others] }) =>
    others.length === 0 ? (index.lexicon.kinds.get(stemOf(word)) ?? none) : none,
  );
  return byOne.length > 0 ? byOne : sure.flatMap(({ words }) => kindsOfAll(index, words));
}

// Of a synonym of several words, each must be in the category's name.
function kindsOfAll({ lexicon }: ProductIndex, words: readonly string[]): readonly FacetWord[] {
  if (words.length < 2 || words.some(namesAudience)) return none;
  const [first = none, ...rest] = words.map((one) => categoriesCalled(lexicon, one));
  return first.filter((one) => rest.every((more) => more.some((other) => isSame(one, other))));
}

function categoriesCalled({ facets }: Lexicon, word: string): readonly FacetWord[] {
  const called = facets.get(stemOf(word)) ?? none;
  return called.filter(({ kind }) => kind === 'categories' || kind === 'subCategories');
}

const isSame = (one: FacetWord, other: FacetWord) => one.kind === other.kind && one.index === other.index;

/** Whether the term is only a size. */
export function isOnlySize({ lexicon }: ProductIndex, { words: [word = '', ...more] }: QueryTerm): boolean {
  const named = lexicon.facets.get(stemOf(word)) ?? none;
  return more.length === 0 && named.length > 0 && named.every(({ kind }) => kind === 'sizes');
}

export type SureFacet = 'person' | 'color';

/** What a known word names, if it is whom a piece is for or a color alone. */
export function sureFacetOf(
  { lexicon }: ProductIndex,
  { words: [word = '', ...more], isGuess }: QueryTerm,
): SureFacet | null {
  if (isGuess || more.length > 0) return null;
  if (namesAudience(word)) return 'person';
  const named = lexicon.facets.get(stemOf(word)) ?? none;
  return named.length > 0 && named.every(({ kind }) => kind === 'colors') ? 'color' : null;
}

const likeliest = ({ words, readings }: QueryTerm) =>
  readings?.slice(0, 1).flatMap(({ words: read }) => read) ?? words;
