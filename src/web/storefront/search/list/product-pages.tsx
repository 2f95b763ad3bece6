import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { ProductCard } from '../../../../shop/catalog/contract.ts';
import type { Stretch } from '../../../../shop/search/highlight.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { HighlightedText } from '../../../ui/blocks/highlighted-text.tsx';
import { Pager } from '../../../ui/blocks/pager.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ProductGrid } from '../../catalog/product-grid.tsx';
import { productsPerPage } from './list-filters.ts';
import { takePrefetched, usePrefetchNextPage } from './prefetch-next-page.ts';
import css from './product-pages.module.css';

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
  const { pages, busy, add } = useMorePages<ProductPage>(
    (at) => takePrefetched(to(first + at + 1)) ?? read(first + at + 1),
  );
  const { totalItems, totalPages } = list;
  const page = first + pages.length;
  const next = page < totalPages ? to(page + 1) : null;
  usePrefetchNextPage(next, () => read(page + 1));
  const shown = [list, ...pages];
  const names: Record<string, ReactNode> = {};
  for (const { lit = {} } of shown)
    for (const [id, stretches] of Object.entries(lit)) names[id] = <HighlightedText stretches={stretches} />;
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button may be gone with the last page; reading goes on at the first product added.
    const added = pages.at(-1)?.products[0]?._id;
    results.current
      ?.querySelector<HTMLElement>(`a[href="/ProductDetails/${added}"]`)
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

// Browser only, of the last list that went on: Back from a product shows it again.
let kept: { entry: string; pages: readonly unknown[] } = { entry: '', pages: [] };

/**
 * The pages of a list that were added below the first one, on phones. `read` loads the page after so many added ones. A failure is said, and
 * the same press tries again.
 */
function useMorePages<Page>(read: (added: number) => Promise<Page>) {
  const { key: entry } = useLocation();
  // An entry of the history belongs to one list, so these are its pages.
  const [pages, setPages] = useState(() => (kept.entry === entry ? kept.pages : []) as readonly Page[]);
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const added = [...pages, await read(pages.length)];
      kept = { entry, pages: added };
      setPages(added);
    } catch (error) {
      toast.error(failureText(error, t.notLoaded));
    }
    setBusy(false);
  };
  return { pages, busy, add: () => void add() };
}
