import type { Facets, ProductSort, SearchReading } from '../../shop/search/contract.ts';
import { stemOf } from '../../shop/search/word-stem.ts';
import type { PageQuery } from '../../shop/input.ts';
import type { Language } from '../../shop/language.ts';
import { offsetOf } from '../http/pagination.ts';
import { countBits } from './index/bitset.ts';
import { countFacets } from './count-facets.ts';
import { type Found, findPieces } from './find-products.ts';
import type { View } from './index/live-index.ts';
import { narrowingOf, passing } from './filter.ts';
import { nearestPieces } from './nearest-products.ts';
import { bestOf, pageOf } from './index/sort-order.ts';
import type { ProductFilter } from './product-filter.ts';
import { understood } from './did-you-mean.ts';

/** What a list is asked for; without a `sort` the best answer to a question comes first, else the newest. */
export type PieceList = {
  filter: ProductFilter;
  question?: string | undefined;
  page: PageQuery;
  sort?: ProductSort | undefined;
};

/** A page of a list. `ids` are the page's, or what is nearest where there is nothing at all (`total` is 0). */
export type ListedPieces = {
  ids: string[];
  total: number;
  facets: Facets;
  search: SearchReading | null;
  /** Was the question in need of words that no piece has? */
  isMissed: boolean;
};

const mostLit = 40;
const shortestLit = 3;

/** One page of the products that pass, with what they can be narrowed by further. */
export function listPieces(view: View, list: PieceList, language: Language): ListedPieces {
  const { shelf, moment } = view;
  const { filter } = list;
  const found = list.question === undefined ? null : findPieces(shelf, list.question);
  // What has no letter or digit asks for nothing.
  const asked = found === null || found.parts.length === 0 ? null : found;
  const base = asked === null ? shelf.shown : asked.places;
  const narrowing = narrowingOf(shelf, moment, filter);
  const passed = passing(base, narrowing);
  const total = countBits(passed);
  const places = total === 0 ? nearestPieces(view, asked, narrowing) : pagePlaces(view, list, asked, passed);
  return {
    ids: places.flatMap((place) => shelf.facts[place]?.id ?? []),
    total,
    facets: countFacets(shelf, moment, { base, narrowing, filter, language }),
    search: asked === null ? null : readingOf(view, list.question ?? '', asked),
    isMissed: asked !== null && (asked.heeded.length < asked.parts.length || countBits(base) === 0),
  };
}

function pagePlaces(
  view: View,
  { page, sort }: PieceList,
  found: Found | null,
  passed: Found['places'],
): number[] {
  const [offset, { limit }] = [offsetOf(page), page];
  if (found !== null && (sort === undefined || sort === 'relevance'))
    return bestOf(view.order('trendy'), { passed, weights: found.weights }, offset, limit);
  return pageOf(
    view.order(sort === undefined || sort === 'relevance' ? 'newest' : sort),
    passed,
    offset,
    limit,
  );
}

function readingOf({ shelf }: View, question: string, found: Found): SearchReading {
  const typed = new Set(
    found.heeded.flatMap(({ words, readings }) => readings?.map(({ form }) => form) ?? words),
  );
  const looked = found.heeded.flatMap(({ meanings }) =>
    meanings.flatMap(({ words, isBeginning }) =>
      words
        // A short word of a synonym (`off` of off-white) would light up what nobody looked for.
        .filter((word) => word.length >= shortestLit || (words.length === 1 && typed.has(word)))
        .map((word) => (isBeginning ? word : stemOf(word))),
    ),
  );
  return { words: [...new Set(looked)].slice(0, mostLit), corrected: understood(shelf, question, found) };
}
