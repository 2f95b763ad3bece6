import { useLocation } from 'react-router';
import { home as t } from '#texts/home';
import type { ProductCard } from '../../../shop/catalog/contract.ts';
import type { HomeProducts } from '../../../shop/home/contract.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TabLinks } from '../../ui/tabs.tsx';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { Heart } from '../favorites/heart.tsx';
import css from './home-tabs.module.css';

/** In the order of the tabs; the address names the open one. */
const tabs = [
  { id: 'ourProducts', label: t.ourProducts, all: '/SearchProducts' },
  { id: 'comingSoon', label: t.comingSoon, all: null },
  { id: 'trendy', label: t.trendy, all: '/SearchProducts?sort=trendy' },
] as const;

/** Our products, coming soon, trendy: tabs that are addresses, so they work before the script. */
export function HomeTabs({ products }: { products: HomeProducts }) {
  const asked = new URLSearchParams(useLocation().search).get('tab');
  const open = tabs.find(({ id }) => id === asked) ?? tabs[0];
  const pieces = products[open.id];
  const heart = ({ _id, name }: ProductCard) => <Heart productId={_id} name={name} />;
  return (
    <section className={`wrap ${css.section}`}>
      <h2 className="visually-hidden">{t.tabs}</h2>
      <TabLinks
        label={t.tabs}
        tabs={tabs.map(({ id, label }, place) => ({
          to: place === 0 ? '/' : `/?tab=${id}`,
          label,
          current: id === open.id,
        }))}
      />
      {pieces.length === 0 ? (
        <EmptyState
          title={t.nothingYet}
          text={t.nothingYetText}
          icon="shirt"
          level={3}
          action={<ButtonLink to="/SearchProducts">{t.seeShop}</ButtonLink>}
        />
      ) : (
        <ProductGrid products={pieces.slice(0, 10)} heart={heart} columns={5} />
      )}
      {pieces.length > 0 && open.all && (
        <p className={css.all}>
          <ButtonLink to={open.all} tone="secondary">
            {t.seeAll}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
