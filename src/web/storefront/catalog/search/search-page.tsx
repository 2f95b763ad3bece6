import { Suspense, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { layout } from '#texts/layout';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import { CallError } from '../../../client/call-error.ts';
import { callFrom } from '../../../client/call-from.ts';
import { call } from '../../../client/call.ts';
import type { Caller } from '../../../client/caller.ts';
import { Breadcrumb } from '../../../ui/blocks/breadcrumb.tsx';
import { WovenPanel } from '../../../ui/cloth/woven-panel.tsx';
import { ContentFailure } from '../../failures/load-failure.tsx';
import { Head } from '../../head.tsx';
import { lazyPart } from '../../lazy-part.ts';
import { RecentlyViewedStrip } from '../browse/recently-viewed/recently-viewed-strip.tsx';
import { redirectTo } from '../browse/redirect-to.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { AppliedChips, FilterChips } from './filters/filter-chips.tsx';
import { FilterSidebar } from './filters/filter-sidebar.tsx';
import {
  queryOf,
  isFormMade,
  type ListFilters,
  listPath,
  noFilters,
  readFilters,
  withPriceOf,
} from './list/list-filters.ts';
import { listTitle } from './list/list-names.ts';
import './no-match.module.css';
import { takePrefetched } from './list/prefetch-next-page.ts';
import { ProductPages } from './list/product-pages.tsx';
import { useListFocus } from './list/use-list-focus.ts';
import css from './search-page.module.css';

const FilterSheet = lazyPart(async () => (await import('./filters/filter-sheet.tsx')).FilterSheet);

const loadNoMatch = async () => (await import('./no-match.tsx')).NoMatch;
// The server renders in one pass, so it waits for the module here. Its styles are imported above.
const NoMatch = import.meta.env.SSR ? await loadNoMatch() : lazyPart(loadNoMatch);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const filters = readFilters(params);
  if (isFormMade(params)) redirectTo(listPath(filters, { page: filters.page }));
  const path = listPath(filters, { page: filters.page });
  try {
    const list = await (takePrefetched<List>(path) ?? readList(callFrom(context), filters));
    return { ...list, failed: false };
  } catch (error) {
    // A failed request replaces the products, not the page around them.
    if (latest === null || !(error instanceof CallError)) throw error;
    return { ...latest, filters, failed: true };
  }
}

/** The last result: its facets name the filters while the next list cannot be loaded. */
let latest: List | null = null;

type List = Awaited<ReturnType<typeof readList>>;

async function readList(call: Caller, filters: ListFilters) {
  const list = await call('getAllProducts', queryOf(filters));
  const { products, facets, nearest, search } = list;
  const { totalItems, totalPages } = list.pagination;
  if (products.length === 0 && totalItems > 0) redirectTo(listPath(filters, { page: totalPages }));
  if (totalItems === 0) await loadNoMatch();
  const lit = await highlightNames(products, search?.words ?? []);
  const understood = search?.corrected && t.understoodAs(search.corrected, search.without.join(' '));
  const shown = withPriceOf(filters, search);
  return { filters: shown, products, totalItems, totalPages, facets, nearest, understood, lit };
}

export function Component() {
  const list = useLoaderData<typeof loader>();
  const { filters, products, totalItems, facets, nearest, understood, failed } = list;
  useEffect(() => {
    if (!failed) latest = list;
  }, [list, failed]);
  const [sheetOpen, setSheetOpen] = useState(false);
  const heading = useListFocus();
  const title = listTitle(filters, facets);
  const toPage = (page: number) => listPath(filters, { page });
  const form = { filters, facets, total: totalItems };
  return (
    <div className={`wrap ${css.page}`} data-list>
      <Head title={title} description={t.searchDescription} noIndex={filters.name !== undefined} />
      <Breadcrumb trail={trailTo(title)} />
      <header className={css.head}>
        <h1 className="display">{title}</h1>
        <p ref={heading} tabIndex={-1} className={css.count} role="status">
          {failed ? t.notLoaded : t.pieces(totalItems)}
        </p>
        <div className={css.panel}>
          <WovenPanel colors={colorsOf(products.length > 0 ? products : nearest)} />
        </div>
      </header>
      {understood && <p className={css.corrected}>{understood}</p>}
      <FilterChips filters={filters} facets={facets} onFilter={() => setSheetOpen(true)} />
      <div className={css.layout}>
        <FilterSidebar key={listPath(filters)} {...form} />
        <div>
          <h2 className="visually-hidden">{t.pieces(totalItems)}</h2>
          {failed ? (
            <ContentFailure title={t.notLoaded} text={t.notLoadedText} level={3} />
          ) : totalItems === 0 ? (
            <Suspense>
              <NoMatch
                chips={<AppliedChips filters={filters} facets={facets} />}
                {...{ filters, nearest, favoriteButton }}
              />
            </Suspense>
          ) : (
            <ProductPages
              key={toPage(filters.page)}
              {...{ list, favoriteButton }}
              page={filters.page}
              to={toPage}
              read={(page) => readList(call, { ...filters, page })}
            />
          )}
        </div>
      </div>
      <RecentlyViewedStrip />
      {sheetOpen && (
        <Suspense>
          <FilterSheet {...form} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

const favoriteButton = ({ _id, name }: ProductCard) => <FavoriteButton productId={_id} name={name} />;

/** The fabric beside the title: the first color of each product, then the others. */
function colorsOf(products: readonly ProductCard[]): string[] {
  const first = products.flatMap(({ colors }) => colors.slice(0, 1));
  const others = products.flatMap(({ colors }) => colors.slice(1));
  return [...new Set([...first, ...others].map(({ hex }) => hex))].slice(0, 7);
}

function trailTo(title: string) {
  const shop = { label: t.shop, to: listPath(noFilters) };
  const home = { label: layout.home, to: '/' };
  return title === t.allClothing ? [home, { label: t.shop }] : [home, shop, { label: title }];
}

/** Computed in the loader, so that only searches load its code. */
async function highlightNames(products: readonly ProductCard[], words: readonly string[]) {
  if (words.length === 0) return {};
  return (await import('./list/highlight-names.ts')).highlightNames(products, words);
}
