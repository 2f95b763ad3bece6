import { Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { catalog } from '#texts/catalog';
import { favorites as t } from '#texts/favorites';
import { language } from '#texts/language';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import type { FavoriteCard } from '../../../../shop/catalog/favorites/contract.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { callFrom } from '../../../client/call-from.ts';
import { call } from '../../../client/call.ts';
import type { Caller } from '../../../client/caller.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { Head } from '../../head.tsx';
import { useShopper } from '../../layout/shopper.ts';
import { lazyPart } from '../../lazy-part.ts';
import { ProductGrid } from '../browse/product-grid.tsx';
import { redirectTo } from '../browse/redirect-to.ts';
import { productsPerPage } from '../search/list/list-filters.ts';
import { MorePager, useMorePages } from '../search/list/more-pager.tsx';
import { useListFocus } from '../search/list/use-list-focus.ts';
import { FavoritesFilters } from './favorites-filters.tsx';
import css from './favorites-page.module.css';
import {
  allFavorites,
  type FavoritesQuery,
  favoritesPath,
  isNarrowed,
  readFavoritesQuery,
} from './favorites-query.ts';
import { useRemoval } from './use-removal.ts';

const SizeSheet = lazyPart(async () => (await import('./size-sheet.tsx')).SizeSheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readFavoritesQuery(new URL(request.url).searchParams);
  const list = await readList(callFrom(context), query);
  const { favorites, totalItems, totalPages } = list;
  if (favorites.length === 0 && totalItems > 0) redirectTo(favoritesPath(query, { page: totalPages }));
  return { query, ...list };
}

async function readList(call: Caller, query: FavoritesQuery) {
  const { favorites, pagination, categories } = await call('getAllFavorites', {
    ...query,
    limit: productsPerPage,
  });
  const { totalItems, totalPages } = pagination;
  return { favorites, totalItems, totalPages, categories };
}

type List = Awaited<ReturnType<typeof readList>>;

export function Component() {
  const { query, ...list } = useLoaderData<typeof loader>();
  const { totalItems, categories } = list;
  const count = useListFocus();
  const keepsAny = totalItems > 0 || isNarrowed(query);
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.title} noIndex />
      <header className={css.head}>
        <h1 className="display">{t.title}</h1>
        {keepsAny && (
          <p ref={count} tabIndex={-1} role="status">
            {t.pieces(totalItems)}
          </p>
        )}
      </header>
      {keepsAny && <FavoritesFilters query={query} categories={categories} />}
      {totalItems > 0 ? (
        <FavoritePages key={favoritesPath(query, { page: query.page })} query={query} list={list} />
      ) : (
        <Nothing narrowed={keepsAny} />
      )}
    </div>
  );
}

/** The favorites of a page, and on phones those added below. */
function FavoritePages({ query, list }: { query: FavoritesQuery; list: List }) {
  const [choosing, setChoosing] = useState<ProductCard | null>(null);
  const { isRemoving, remove } = useRemoval();
  const { favoriteIds } = useShopper();
  const { totalItems, totalPages } = list;
  // A removal moves the following ones up: those that were added may be on the first page by then.
  const addedOf = (pages: readonly List[]) => {
    const onFirst = new Set(list.favorites.map(({ _id }) => _id));
    const added = pages
      .flatMap(({ favorites }) => favorites)
      .filter(({ _id }) => !onFirst.has(_id) && favoriteIds.includes(_id));
    return [...new Map(added.map((piece) => [piece._id, piece])).values()];
  };
  const more = useMorePages<List>(
    (pages) => {
      const wholePages = Math.floor(addedOf(pages).length / productsPerPage);
      return readList(call, { ...query, page: query.page + wholePages + 1 });
    },
    ({ favorites: [first] }) => first && `/ProductDetails/${first._id}`,
  );
  const added = addedOf(more.pages);
  const favorites = [...list.favorites, ...added];
  const page = query.page + Math.ceil(added.length / productsPerPage);
  const favoriteButton = (product: ProductCard) => (
    <IconButton
      icon="heart"
      disc
      pressed
      label={t.remove(product.name)}
      onClick={() => void remove(product)}
    />
  );
  const action = (product: ProductCard) => {
    const piece = favorites.find(({ _id }) => _id === product._id);
    return piece && <FavoriteCardAction piece={piece} onChoose={() => setChoosing(product)} />;
  };
  return (
    <div ref={more.list}>
      <h2 className="visually-hidden">{t.pieces(totalItems)}</h2>
      <ProductGrid
        products={favorites.filter((product) => !isRemoving(product))}
        columns={4}
        first
        favoriteButton={favoriteButton}
        action={action}
      />
      <MorePager
        page={page}
        pages={totalPages}
        to={(at) => favoritesPath(query, { page: at })}
        more={catalog.nextSome(Math.min(productsPerPage, totalItems - page * productsPerPage))}
        busy={more.busy}
        onMore={more.add}
      />
      {choosing && (
        <Suspense>
          <SizeSheet product={choosing} onClose={() => setChoosing(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Shown when there are no favorites, or none that match. */
function Nothing({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState
      title={t.noMatch}
      text={t.noMatchText}
      icon="heart"
      action={
        <ButtonLink to={favoritesPath(allFavorites)} tone="secondary">
          {t.clear}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title={t.empty}
      text={t.emptyText}
      icon="heart"
      action={<ButtonLink to="/SearchProducts">{t.toShop}</ButtonLink>}
    />
  );
}

/** Under a favorite: improvements since it was added (price, stock), and adding it to the cart. */
function FavoriteCardAction({ piece, onChoose }: { piece: FavoriteCard; onChoose: () => void }) {
  const { priceDrop, backInSizes, inStock } = piece;
  return (
    <div className={css.under}>
      {(priceDrop > 0 || backInSizes.length > 0) && (
        <p className={css.news}>
          {priceDrop > 0 && <Tag tone="sale">{t.priceDropped(formatMoney(priceDrop, language))}</Tag>}
          {backInSizes.length > 0 && <Tag tone="accent">{t.backIn(backInSizes.slice(0, 3))}</Tag>}
        </p>
      )}
      {inStock && (
        <Button tone="secondary" small wide onClick={onChoose}>
          {t.chooseSize}
        </Button>
      )}
    </div>
  );
}
