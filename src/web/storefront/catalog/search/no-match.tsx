import type { ReactNode } from 'react';
import { catalog as t } from '#texts/catalog';
import { layout } from '#texts/layout';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ProductGrid } from '../browse/product-grid.tsx';
import { type ListFilters, listPath, noFilters } from './list/list-filters.ts';
import css from './no-match.module.css';

/** Shown for no results: the filters to remove, and up to four similar products; without a filter, that the shop has nothing yet. */
export function NoMatch({
  filters,
  chips,
  nearest,
  favoriteButton,
}: {
  filters: ListFilters;
  /** The filters to remove. */
  chips: ReactNode;
  nearest: readonly ProductCard[];
  favoriteButton: (product: ProductCard) => ReactNode;
}) {
  const [first] = nearest;
  if (listPath(filters, { sort: undefined }) === listPath(noFilters)) return <NothingYet />;
  return (
    <>
      <EmptyState
        title={t.noMatch}
        text={t.noMatchText}
        image={first?.image}
        level={3}
        action={<div className={css.chips}>{chips}</div>}
      />
      {nearest.length > 0 && (
        <section className={css.nearest}>
          <h2 className="section-title">{t.nearest}</h2>
          <ProductGrid products={nearest} favoriteButton={favoriteButton} columns={4} />
        </section>
      )}
    </>
  );
}

const NothingYet = () => (
  <EmptyState
    title={t.noneYet}
    text={t.noneYetText}
    icon="shirt"
    level={3}
    action={
      <ButtonLink to="/" tone="secondary">
        {layout.home}
      </ButtonLink>
    }
  />
);
