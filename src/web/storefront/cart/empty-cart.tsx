import { cart as t } from '#texts/cart';
import type { ProductCard } from '../../../shop/catalog/contract.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductStrip } from '../catalog/product-strip.tsx';

/** An empty cart: a link to the shop, and favorites. */
export function EmptyCart({ favorites }: { favorites: readonly ProductCard[] }) {
  return (
    <>
      <EmptyState
        icon="shopping-bag"
        title={t.emptyTitle}
        text={t.emptyText}
        action={<ButtonLink to="/SearchProducts">{t.seeShop}</ButtonLink>}
      />
      {favorites.length > 0 && <ProductStrip title={t.fromFavorites} products={favorites} />}
    </>
  );
}
