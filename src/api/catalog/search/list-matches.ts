import type { Facets, ProductSort, SearchReading } from '../../../shop/catalog/search/contract.ts';
import { stemOf } from '../../../shop/catalog/search/word-stem.ts';
import type { Language } from '../../../shop/language.ts';
import type { PageQuery } from '../../../shop/wire/input.ts';
import { offsetOf } from '../../platform/http/pagination.ts';
import { countFacets } from './filters/count-facets.ts';
import { filterSetsOf, firstPassing } from './filters/filter.ts';
import type { ProductFilter } from './filters/product-filter.ts';
import { type QueryResult, findProducts } from './find-products.ts';
import { countBits } from './index/bitset.ts';
import type { View } from './index/live-index.ts';
import type { PriceSnapshot } from './index/price-snapshot.ts';
import { bestOf, pageOf } from './index/sort-order.ts';
import { nearestProducts } from './nearest-products.ts';
import { didYouMean } from './query/did-you-mean.ts';
import { priceCondition } from './query/price-asked.ts';

/** A list request; by default the best match first if there is a query, else the newest. */
export type ListQuery = {
  filter: ProductFilter;
  query?: string | undefined;
  page: PageQuery;
  sort?: ProductSort | undefined;
};

/** A page of a list. `ids` are its products, or the nearest ones if there are none (`total` is 0). */
export type ListedMatches = {
  ids: string[];
  total: number;
  facets: Facets;
  search: SearchReading | null;
  /** Whether some words of the query match no product. */
  isMissed: boolean;
};

const MOST_HIGHLIGHTED = 40;
const SHORTEST_HIGHLIGHTED = 3;

/** One page of the matching products, with the facets. */
export function listMatches(view: View, list: ListQuery, language: Language): ListedMatches {
  const { index, snapshot } = view;
  const found = list.query === undefined ? null : findProducts(index, list.query);
  // A query without letters or digits is ignored.
  const asked = found === null || found.terms.length === 0 ? null : found;
  const price = found === null ? null : priceCondition(view, found, list.filter);
  const onSale = found?.price.isOnSale === true;
  const filter = { ...list.filter, ...price, ...(onSale && { onSale }) };
  const filters = filterSetsOf(index, snapshot, filter);
  // «أرخص فستان» asks for an order, unless the list has one.
  const order = found?.price.isCheapest === true ? (list.sort ?? 'priceAsc') : list.sort;
  // `dress trousers` match `dress`: products of another type are shown only where there are none of the requested one.
  const bases = asked === null ? [index.shown] : [...new Set([asked.ofType(), asked.slots])];
  const passed = firstPassing(bases, filters);
  const total = countBits(passed);
  // A query of filters alone («عروض») has no best match: what sells comes first.
  const sort = asked === null && (price !== null || onSale) ? (order ?? 'trendy') : order;
  const slots =
    total === 0
      ? nearestProducts(view, asked, filters)
      : pageSlots(view, { page: list.page, sort }, asked, passed);
  return {
    ids: slots.flatMap((slot) => index.facts[slot]?.id ?? []),
    total,
    facets: facetsOnce(view, asked === null ? null : list.query, { bases, filters, filter, language }),
    search:
      found === null || (asked === null && price === null && !onSale)
        ? null
        : { ...readingOf(view, found), price, onSale },
    isMissed: asked !== null && (asked.matched.length < asked.terms.length || countBits(asked.slots) === 0),
  };
}

/** So many choices of filters and queries are kept; their facets are some kilobytes each. */
const MOST_KEPT = 200;
const kept = new WeakMap<PriceSnapshot, Map<string, Facets>>();

/** The facets of a list, counted once for each state of the index: its pages and orders have the same. */
function facetsOnce(
  { index, snapshot }: View,
  query: string | null | undefined,
  counted: Parameters<typeof countFacets>[2],
): Facets {
  const known = kept.get(snapshot) ?? new Map<string, Facets>();
  kept.set(snapshot, known);
  const key = JSON.stringify([query, counted.filter, counted.language]);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const facets = countFacets(index, snapshot, counted);
  known.set(key, facets);
  return facets;
}

function pageSlots(
  view: View,
  { page, sort }: Pick<ListQuery, 'page' | 'sort'>,
  found: QueryResult | null,
  passed: QueryResult['slots'],
): number[] {
  const [offset, { limit }] = [offsetOf(page), page];
  if (found !== null && (sort === undefined || sort === 'relevance'))
    return bestOf(
      view.order('trendy'),
      { passed, scores: found.scores, buyable: view.snapshot.buyable },
      offset,
      limit,
    );
  return pageOf(
    view.order(sort === undefined || sort === 'relevance' ? 'newest' : sort),
    passed,
    offset,
    limit,
  );
}

function readingOf({ index }: View, found: QueryResult): Omit<SearchReading, 'price' | 'onSale'> {
  const { rest } = found.price;
  const typed = new Set(
    found.matched.flatMap(({ words, readings }) => readings?.flatMap((reading) => reading.words) ?? words),
  );
  const looked = found.matched.flatMap(({ meanings }) =>
    meanings.flatMap(({ words, isBeginning }) =>
      words
        // A short word of a synonym (`off` of off-white) would highlight unrelated text.
        .filter((word) => word.length >= SHORTEST_HIGHLIGHTED || (words.length === 1 && typed.has(word)))
        .map((word) => (isBeginning ? word : stemOf(word))),
    ),
  );
  return { words: [...new Set(looked)].slice(0, MOST_HIGHLIGHTED), rest, ...didYouMean(index, rest, found) };
}
