import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { favorites as t } from '#texts/favorites';
import type { ProductCard } from '../../../shop/catalog/contract.ts';
import { call } from '../../client/call.ts';
import { callFrom } from '../../client/call-from.ts';
import { failureText } from '../../client/failure-text.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { toast } from '../../ui/toast.ts';
import { leaveFor } from '../catalog/leave-for.ts';
import { piecesPerPage } from '../catalog/list-filters.ts';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { showMiniSheet } from '../frame/mini-sheet-host.tsx';
import { noteFavorites } from '../frame/shopper.ts';
import { Head } from '../head.tsx';
import css from './favorites-page.module.css';

const SizeSheet = lazy(async () => ({ default: (await import('./size-sheet.tsx')).SizeSheet }));
const pathOf = (page: number) => (page > 1 ? `/my-favorite?page=${page}` : '/my-favorite');

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = Math.max(1, Number.parseInt(new URL(request.url).searchParams.get('page') ?? '', 10) || 1);
  const { favorites, pagination } = await callFrom(context)('getAllFavorites', {
    page,
    limit: piecesPerPage,
  });
  if (favorites.length === 0 && pagination.totalItems > 0) leaveFor(pathOf(pagination.totalPages));
  return { favorites, ...pagination };
}

export function Component() {
  const { favorites, page, totalItems, totalPages } = useLoaderData<typeof loader>();
  const [choosing, setChoosing] = useState<ProductCard | null>(null);
  const { removing, remove } = useRemoval();
  const heart = (product: ProductCard) => (
    <IconButton
      icon="heart"
      disc
      pressed
      label={t.remove(product.name)}
      onClick={() => void remove(product)}
    />
  );
  const action = (product: ProductCard) =>
    product.inStock && (
      <Button tone="secondary" small wide onClick={() => setChoosing(product)}>
        {t.chooseSize}
      </Button>
    );
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.title} noIndex />
      <header className={css.head}>
        <h1 className="display">{t.title}</h1>
        {totalItems > 0 && <p role="status">{t.pieces(totalItems)}</p>}
      </header>
      {totalItems === 0 ? (
        <EmptyState
          title={t.empty}
          text={t.emptyText}
          icon="heart"
          action={<ButtonLink to="/SearchProducts">{t.toShop}</ButtonLink>}
        />
      ) : (
        <>
          <h2 className="visually-hidden">{t.pieces(totalItems)}</h2>
          <ProductGrid
            products={favorites.filter(({ _id }) => _id !== removing)}
            columns={4}
            first
            heart={heart}
            action={action}
          />
          <Pager page={page} pages={totalPages} to={pathOf} />
        </>
      )}
      {choosing && (
        <Suspense>
          <SizeSheet product={choosing} onClose={() => setChoosing(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Lets a piece go at once and offers to take that back. */
function useRemoval() {
  const { revalidate } = useRevalidator();
  const [removing, setRemoving] = useState<string | null>(null);
  const change = async (name: 'addToFavorites' | 'removeFromFavorites', productId: string) => {
    const { favoriteIds } = await call(name, { productId });
    noteFavorites(favoriteIds);
    await revalidate();
  };
  const undo = (productId: string) =>
    change('addToFavorites', productId).catch((error: unknown) =>
      toast.error(failureText(error, t.addFailed)),
    );
  const remove = async ({ _id, name, image }: ProductCard) => {
    setRemoving(_id);
    try {
      await change('removeFromFavorites', _id);
      showMiniSheet({
        title: t.removed,
        text: name,
        image,
        actions: [{ label: t.undo, onPress: () => void undo(_id) }],
      });
    } catch (error) {
      toast.error(failureText(error, t.removeFailed));
    } finally {
      setRemoving(null);
    }
  };
  return { removing, remove };
}
