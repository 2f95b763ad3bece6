import type { ReactNode } from 'react';
import { catalog as t } from '#texts/catalog';
import type { ProductCard } from '../../../../../shop/catalog/browse/contract.ts';
import type { Stretch } from '../../../../../shop/catalog/search/highlight.ts';
import { HighlightedText } from '../../../../ui/blocks/highlighted-text.tsx';
import { ProductGrid } from '../../browse/product-grid.tsx';
import { productsPerPage } from './list-filters.ts';
import { MorePager, useMorePages } from './more-pager.tsx';
import { takePrefetched, usePrefetchNextPage } from './prefetch-next-page.ts';

/** One page of a list; `lit`: the parts of its names that match a search. */
type ProductPage = {
  products: readonly ProductCard[];
  lit?: Readonly<Record<string, Stretch[]>>;
  totalItems: number;
  totalPages: number;
};

/** The products and the pager. On phones the list goes on in place: "Show 6 more" adds the next page below. */
export function ProductPages({
  list,
  page: first,
  to,
  read,
  favoriteButton,
}: {
  list: ProductPage;
  page: number;
  to: (page: number) => string;
  read: (page: number) => Promise<ProductPage>;
  favoriteButton: (product: ProductCard) => ReactNode;
}) {
  const {
    list: results,
    pages,
    busy,
    add,
  } = useMorePages<ProductPage>(
    ({ length }) => takePrefetched(to(first + length + 1)) ?? read(first + length + 1),
    ({ products: [product] }) => product && `/ProductDetails/${product._id}`,
  );
  const { totalItems, totalPages } = list;
  const page = first + pages.length;
  const next = page < totalPages ? to(page + 1) : null;
  usePrefetchNextPage(next, () => read(page + 1));
  const shown = [list, ...pages];
  const names: Record<string, ReactNode> = {};
  for (const { lit = {} } of shown)
    for (const [id, stretches] of Object.entries(lit)) names[id] = <HighlightedText stretches={stretches} />;
  return (
    <div ref={results}>
      <ProductGrid
        products={shown.flatMap(({ products }) => products)}
        favoriteButton={favoriteButton}
        names={names}
        first
      />
      <MorePager
        page={page}
        pages={totalPages}
        to={to}
        more={t.nextSome(Math.min(productsPerPage, totalItems - page * productsPerPage))}
        busy={busy}
        onMore={add}
      />
    </div>
  );
}
