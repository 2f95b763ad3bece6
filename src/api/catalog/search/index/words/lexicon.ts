import { stemOf } from '../../../../../shop/catalog/search/word-stem.ts';
import { adultWords, namesAudience, unisexWords } from '../../query/audience.ts';
import { stopWords } from '../../query/stop-words.ts';
import type { FacetKind } from '../facet-values.ts';
import { knownForm, type KnownForm } from './known-form.ts';
import type { Named, Names } from './read-names.ts';
import { countSpellings, type Spellings } from './spellings.ts';
import { readSynonyms, type SynonymGroup, type Synonyms, wordsOf } from './synonyms.ts';

/** A word for a facet value: the color black, the brand Neelwan; `index` is its index in the facet. */
export type FacetWord = {
  readonly kind: FacetKind;
  readonly index: number;
  readonly weight: number;
  /** Stems of the other product types in the category's name. */
  readonly besides?: readonly string[];
};

/** Meanings of words besides product texts: facet names and synonyms. */
export type Lexicon = {
  /** By stem. */
  readonly facets: ReadonlyMap<string, readonly FacetWord[]>;
  readonly facetForms: readonly string[];
  /** Categories by the stem of the product type in their name: `Sports shoes` are shoes, كنزات صوف are كنزات. */
  readonly kinds: ReadonlyMap<string, readonly FacetWord[]>;
  /** Every form of a facet name or synonym, with data for fuzzy matching. */
  readonly known: readonly KnownForm[];
  readonly synonyms: Synonyms;
};

/** Weights of words by what they name: brand, category, color … Source: the rules of search. */
const weights: Readonly<Record<FacetKind, { whole: number; part: number }>> = {
  brands: { whole: 6, part: 6 },
  // `Women` is certainly for women; `Bags & accessories` is perhaps a bag.
  categories: { whole: 8, part: 3 },
  subCategories: { whole: 5, part: 3 },
  colors: { whole: 2.5, part: 1.5 },
  sizes: { whole: 2.5, part: 1 },
  seasons: { whole: 2, part: 2 },
};

/** Women's shoes are as much for women as their clothes; categories for everyone less so. */
const FOR_WHOM_WEIGHT = 8;
const UNISEX_WEIGHT = 4;

export function makeLexicon(names: Names, spellings: Spellings): Lexicon {
  const facets = new Map<string, FacetWord[]>();
  const kinds = new Map<string, FacetWord[]>();
  for (const kind of facetKinds) {
    names[kind].forEach((named, at) => {
      const { en, ar } = named;
      const narrower = kind === 'categories' ? subcategoriesCalled(names, named) : none;
      for (const text of [en, ar]) countSpellings(spellings, text);
      for (const words of [wordsOf(en), wordsOf(withoutAnd(ar))].map((own) =>
        kind === 'sizes' ? withWaist(own) : own,
      ))
        for (const word of new Set(words)) {
          if (words.length > 1 && narrower.has(stemOf(word))) continue;
          const weight = namesAudience(word)
            ? FOR_WHOM_WEIGHT
            : weights[kind][words.length === 1 ? 'whole' : 'part'];
          facets.set(word, [...(facets.get(word) ?? []), { kind, index: at, weight }]);
        }
      if (kind === 'categories' || kind === 'subCategories') {
        const named = kindsNamed(en, ar).filter((one) => !narrower.has(stemOf(one)));
        for (const word of named) {
          const besides = named.flatMap((one) => (one === word ? [] : stemOf(one)));
          kinds.set(word, [
            ...(kinds.get(word) ?? []),
            { kind, index: at, weight: weights[kind].whole, besides },
          ]);
        }
      }
    });
  }
  addUnisex(names, facets);
  for (const { words } of names.synonyms) for (const text of words) countSpellings(spellings, text);
  const facetForms = [...facets.keys()];
  return withSynonyms({ facets: byStem(facets), kinds: byStem(kinds), facetForms }, names.synonyms);
}

/** The same names with other synonyms. */
export function withSynonyms(
  { facets, kinds, facetForms }: Omit<Lexicon, 'known' | 'synonyms'>,
  groups: readonly SynonymGroup[],
): Lexicon {
  const synonyms = readSynonyms(groups);
  const known = [...new Set([...facetForms, ...synonyms.forms])].map(knownForm);
  return { facets, kinds, facetForms, known, synonyms };
}

const none: ReadonlySet<string> = new Set();

// Of `Bags & accessories` only its subcategory `Bags` holds bags.
function subcategoriesCalled({ subCategories }: Names, { id, en }: Named): ReadonlySet<string> {
  if (wordsOf(en).length === 1) return none;
  const own = subCategories.filter(({ categoryId }) => categoryId === id);
  const texts = own.flatMap((named) => [wordsOf(named.en), wordsOf(named.ar)]);
  return new Set(texts.flatMap((words) => (words.length === 1 ? words.map(stemOf) : [])));
}

// A category that is neither women's nor men's is for both; `unisex` names these alone.
function addUnisex({ categories, subCategories }: Names, facets: Map<string, FacetWord[]>): void {
  const isForSome = ({ en, ar }: Named) => wordsOf(`${en} ${ar}`).some(namesAudience);
  const forSome = new Set(categories.filter(isForSome).map(({ id }) => id));
  const unisex = subCategories.flatMap((named, index): FacetWord[] =>
    isForSome(named) || forSome.has(named.categoryId ?? '')
      ? []
      : [{ kind: 'subCategories', index, weight: UNISEX_WEIGHT }],
  );
  for (const word of unisexWords) facets.set(word, unisex);
  for (const word of adultWords) {
    const named = facets.get(word);
    if (named !== undefined) facets.set(word, [...named, ...unisex]);
  }
}

// A name may list several types. The noun is the last word in English, the first in Arabic.
function kindsNamed(en: string, ar: string): string[] {
  const english = en.split(/[,&]/).map((name) => wordsOf(name).at(-1));
  const arabic = withoutAnd(ar, '،')
    .split('،')
    .map((name) => wordsOf(name).find((word) => !stopWords.has(word)));
  return [...english, ...arabic].flatMap((word) => (word === undefined || namesAudience(word) ? [] : word));
}

// تيشيرتات وبولو: the second type is بولو.
function withoutAnd(ar: string, between = ' '): string {
  return ar.replace(/\sو(?=\p{L}{3})/gu, `${between} `);
}

// Jeans in size 30: the waist of W30 L32.
function withWaist(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, ...(/^w(\d+)$/.exec(word)?.slice(1) ?? [])]);
}

function byStem(facets: ReadonlyMap<string, readonly FacetWord[]>): Map<string, readonly FacetWord[]> {
  const stems = new Map<string, readonly FacetWord[]>();
  for (const [word, named] of facets) stems.set(stemOf(word), [...(stems.get(stemOf(word)) ?? []), ...named]);
  return stems;
}

const facetKinds = ['brands', 'categories', 'subCategories', 'colors', 'sizes', 'seasons'] as const;
