import type { ReactNode } from 'react';
import { catalog as t } from '#texts/catalog';
import type { ProductCard } from '../../../shop/catalog/contract.ts';
import { EmptyState } from '../../ui/blocks/empty-state.tsx';
import { ProductGrid } from '../catalog/product-grid.tsx';
import css from './no-match.module.css';

/** Shown for no results: the filters to remove, and up to four similar products. */
export function NoMatch({
  chips,
  nearest,
  favoriteButton,
}: {
  /** The filters to remove. */
  chips: ReactNode;
  nearest: readonly ProductCard[];
  favoriteButton: (product: ProductCard) => ReactNode;
}) {
  const [first] = nearest;
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
