import type { ReactNode } from 'react';
import { catalog as t } from '#texts/catalog';
import type { ProductCard } from '../../../shop/catalog/contract.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AppliedChips } from './filter-chips.tsx';
import type { ListFilters } from './list-filters.ts';
import type { ListNames } from './list-names.ts';
import css from './no-match.module.css';
import { ProductGrid } from './product-grid.tsx';

/** Nothing fits: what is in the way, and four pieces that others like. */
export function NoMatch({
  filters,
  names,
  trendy,
  heart,
}: {
  filters: ListFilters;
  names: ListNames;
  trendy: readonly ProductCard[];
  heart: (product: ProductCard) => ReactNode;
}) {
  const [first] = trendy;
  return (
    <>
      <EmptyState
        title={t.noMatch}
        text={t.noMatchText}
        image={first?.image}
        level={3}
        action={
          <div className={css.chips}>
            <AppliedChips filters={filters} names={names} />
          </div>
        }
      />
      {trendy.length > 0 && (
        <section className={css.trendy}>
          <h2 className="section-title">{t.trendyInstead}</h2>
          <ProductGrid products={trendy} heart={heart} columns={4} />
        </section>
      )}
    </>
  );
}
