import { useState } from 'react';
import { bulk } from '#texts/bulk';
import { productChanges as t } from '#texts/product-changes';
import { MOST_OF_QUERY, MOST_TICKED } from '../../../../../shop/catalog/products/bulk/bulk-limits.ts';
import type { ProductInList, ProductsQuery } from '../../../../../shop/catalog/products/calls.ts';
import { tabStore } from '../../../../browser/browser-storage.ts';
import { storedJson } from '../../../../client/storage/stored-json.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { type Ticks, useSelection } from '../../../ui/selection.ts';

export type TickedProduct = Pick<ProductInList, '_id' | 'name' | 'status'>;

/** What an action is for: products by name, or all that a query finds. */
export type BulkTarget = { ids: string[] } | { query: ProductsQuery };

export type TickedProducts = {
  ticks: Ticks<TickedProduct>;
  /** The products ticked one by one; empty while the whole query is ticked. */
  products: readonly TickedProduct[];
  /** Of a query at most so many as are changed at once. */
  count: number;
  text: string;
  target: BulkTarget;
  setProducts: (products: readonly TickedProduct[]) => void;
  tickQuery: (query: ProductsQuery, found: number) => void;
};

type Whole = ProductsQuery & { found: number };
const ROWS = 'products-ticked';
const WHOLE = 'products-ticked-query';

/** The ticked products of this session: some by name, or all that a query of the list finds. */
export function useTickedProducts(shown: readonly TickedProduct[], query: ProductsQuery): TickedProducts {
  const rows = useSelection<TickedProduct>(ROWS, ({ _id }) => _id, shown);
  const [whole, setWhole] = useState(() => storedJson<Whole | null>(tabStore, WHOLE, null));
  const storeWhole = (next: Whole | null) => {
    tabStore.set(WHOLE, JSON.stringify(next));
    setWhole(next);
  };
  const products = [...rows.rows.values()];
  const setProducts = (next: readonly TickedProduct[]) => {
    if (next.length > MOST_TICKED) return toast.error(bulk.first(MOST_TICKED));
    storeWhole(null);
    rows.set(next.map(({ _id, name, status }) => ({ _id, name, status })));
  };
  if (whole === null) {
    const without = (gone: readonly TickedProduct[]) =>
      products.filter(({ _id }) => gone.every((each) => each._id !== _id));
    const ticks: Ticks<TickedProduct> = {
      ...rows,
      toggle: (row) => setProducts(rows.has(row) ? without([row]) : [...products, row]),
      toggleAll: (given) =>
        setProducts(given.every(rows.has) ? without(given) : [...without(given), ...given]),
    };
    return {
      ticks,
      products,
      count: products.length,
      text: t.chosen(products.length),
      target: { ids: products.map(({ _id }) => _id) },
      setProducts,
      tickQuery: (given, found) => {
        rows.set([]);
        storeWhole({ ...given, found });
      },
    };
  }
  const { found, view, search } = whole;
  const isHere = view === query.view && search === query.search;
  const count = Math.min(found, MOST_OF_QUERY);
  return {
    // Unticking one keeps only the other rows of this page ticked: those of other pages were never seen.
    ticks: {
      count,
      has: () => isHere,
      toggle: (row) => setProducts(isHere ? shown.filter(({ _id }) => _id !== row._id) : [row]),
      toggleAll: (given) => setProducts(isHere ? [] : given),
    },
    products: [],
    count,
    text: found > MOST_OF_QUERY ? t.firstOfList(count) : t.allOfList(count),
    target: { query: { view, search } },
    setProducts,
    tickQuery: () => {},
  };
}
