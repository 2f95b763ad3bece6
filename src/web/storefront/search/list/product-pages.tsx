import { type ReactNode, useEffect, useRef } from 'react';
import { catalog as t } from '#texts/catalog';
import type { ProductCard } from '../../../../shop/catalog/contract.ts';
import type { Stretch } from '../../../../shop/search/highlight.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { HighlightedText } from '../../../ui/highlighted-text.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ProductGrid } from '../../catalog/product-grid.tsx';
import { productsPerPage } from './list-filters.ts';
import { takePrefetched, usePrefetchNextPage } from './prefetch-next-page.ts';
import css from './product-pages.module.css';
import { useMorePages } from './use-more-pages.ts';

/** One page of a list; `lit`: the parts of its names that match a search. */
type ProductPage = {
  products: readonly ProductCard[];
  lit?: Readonly<Record<string, Stretch[]>>;
  totalItems: number;
  totalPages: number;
};

/** The products and the pager. On phones the list goes on in place: "Next 6" adds the next page below. */
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
  const readAfter = (added: number) => read(first + added + 1);
  const { pages, busy, add } = useMorePages<ProductPage>(
    (added) => takePrefetched(to(first + added + 1)) ?? readAfter(added),
  );
  const { totalItems, totalPages } = list;
  const page = first + pages.length;
  const next = page < totalPages ? to(page + 1) : null;
  usePrefetchNextPage(next, () => readAfter(pages.length));
  const shown = [list, ...pages];
  const names = Object.fromEntries(
    shown
      .flatMap(({ lit }) => Object.entries(lit ?? {}))
      .map(([id, stretches]) => [id, <HighlightedText key={id} stretches={stretches} />]),
  );
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button may be gone with the last page; reading goes on at the first product added.
    const added = pages.at(-1)?.products[0];
    if (added)
      results.current
        ?.querySelector<HTMLElement>(`a[href="/ProductDetails/${added._id}"]`)
        ?.focus({ preventScroll: true });
  }, [pages]);
  return (
    <div ref={results}>
      <ProductGrid
        products={shown.flatMap(({ products }) => products)}
        favoriteButton={favoriteButton}
        names={names}
        first
      />
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
          {t.nextSome(Math.min(productsPerPage, totalItems - page * productsPerPage))}
        </ButtonLink>
      )}
      <Pager page={page} pages={totalPages} to={to} />
    </div>
  );
}
