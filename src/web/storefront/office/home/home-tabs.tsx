import { home as t } from '#texts/home';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { TabLinks } from '../../../ui/buttons/tab-links.tsx';
import { ProductGrid } from '../../catalog/browse/product-grid.tsx';
import { FavoriteButton } from '../../catalog/favorites/favorite-button.tsx';
import { BlockFailure } from '../../failures/load-failure.tsx';
import css from './home-tabs.module.css';
import { homeTabs, type OpenTab } from './load-front.ts';

/** Tabs for all products, coming soon and trending. They are links, so they work without script. */
export function HomeTabs({ open, pieces }: { open: OpenTab; pieces: readonly ProductCard[] | null }) {
  const { all } = homeTabs.find(({ id }) => id === open) ?? homeTabs[0];
  return (
    <section className={`wrap ${css.section}`}>
      <h2 className="visually-hidden">{t.tabs}</h2>
      <TabLinks
        label={t.tabs}
        tabs={homeTabs.map(({ id }, place) => ({
          to: place === 0 ? '/' : `/?tab=${id}`,
          label: t[id],
          current: id === open,
        }))}
      />
      <Pieces open={open} pieces={pieces} />
      {pieces && pieces.length > 0 && all && (
        <p className={css.all}>
          <ButtonLink to={all} tone="secondary">
            {t.seeAll}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function Pieces({ open, pieces }: { open: OpenTab; pieces: readonly ProductCard[] | null }) {
  if (pieces === null) return <BlockFailure>{t.failed}</BlockFailure>;
  if (pieces.length === 0)
    return (
      <EmptyState
        title={t.nothingIn[open]}
        text={t.nothingYetText}
        icon="shirt"
        level={3}
        action={<ButtonLink to="/SearchProducts">{t.seeShop}</ButtonLink>}
      />
    );
  const favoriteButton = ({ _id, name }: ProductCard) => <FavoriteButton productId={_id} name={name} />;
  return <ProductGrid products={pieces} favoriteButton={favoriteButton} columns={5} />;
}
