import { type ReactNode, useEffect, useRef } from 'react';
import { catalog as t } from '#texts/catalog';
import type { ProductCard } from '../../../../shop/catalog/contract.ts';
import type { Stretch } from '../../../../shop/search/highlight.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { HighlightedText } from '../../../ui/highlighted-text.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ProductGrid } from '../../catalog/product-grid.tsx';
import { type ListFilters, listPath, productsPerPage } from './list-filters.ts';
import css from './list-results.module.css';
import { takePrefetched, usePrefetchNextPage } from './prefetch-next-page.ts';
import { useMorePages } from './use-more-pages.ts';

/** One page of a list, with the parts of its names that match the search. */
export type ListPage = {
  products: readonly ProductCard[];
  lit: Readonly<Record<string, Stretch[]>>;
  totalItems: number;
  totalPages: number;
};

/** The products and the pager. On phones the list goes on in place: "Next 6" adds the next page below. */
export function ListResults({
  list,
  filters,
  favoriteButton,
  read,
}: {
  list: ListPage;
  filters: ListFilters;
  favoriteButton: (product: ProductCard) => ReactNode;
  read: (filters: ListFilters) => Promise<ListPage>;
}) {
  const { totalItems, totalPages } = list;
  const pathAfter = (added: number) => listPath(filters, { page: filters.page + added + 1 });
  const readAfter = (added: number) => read({ ...filters, page: filters.page + added + 1 });
  const { pages, busy, add } = useMorePages<ListPage>(
    (added) => takePrefetched(pathAfter(added)) ?? readAfter(added),
  );
  const page = filters.page + pages.length;
  const next = page < totalPages ? pathAfter(pages.length) : null;
  usePrefetchNextPage(next, () => readAfter(pages.length));
  const shown = [list, ...pages];
  const products = shown.flatMap((one) => one.products);
  const names = Object.fromEntries(
    shown
      .flatMap(({ lit }) => Object.entries(lit))
      .map(([id, stretches]) => [id, <HighlightedText key={id} stretches={stretches} />]),
  );
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button may be gone with the last page; reading goes on at the first product added.
    const first = pages.at(-1)?.products[0];
    if (first)
      results.current
        ?.querySelector<HTMLElement>(`a[href="/ProductDetails/${first._id}"]`)
        ?.focus({ preventScroll: true });
  }, [pages]);
  const left = Math.min(productsPerPage, totalItems - page * productsPerPage);
  return (
    <div ref={results}>
      <ProductGrid products={products} favoriteButton={favoriteButton} names={names} first />
      {next && (
        <ButtonLink
          to={next}
          tone="secondary"
          className={css.more ?? ''}
          aria-busy={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          {t.nextSome(left)}
        </ButtonLink>
      )}
      <Pager page={page} pages={totalPages} to={(to) => listPath(filters, { page: to })} />
    </div>
  );
}
