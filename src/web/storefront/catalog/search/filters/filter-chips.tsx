import { type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { statuses } from '#texts/statuses';
import type { Facets } from '../../../../../shop/catalog/search/contract.ts';
import { ChipLink, ChipRemove, Chips } from '../../../../ui/buttons/chip.tsx';
import { countFilters, filterFormId, listPath, type ListFilters, noFilters } from '../list/list-filters.ts';
import { appliedFilters } from '../list/list-names.ts';
import { SortChip } from '../list/sort-chip.tsx';
import css from './filter-chips.module.css';

type Narrowed = {
  filters: ListFilters;
  facets: Facets;
};

/** The row above a list: all filters (phones), active filters, suggested filters, sort order (wide screens). */
export function FilterChips({ filters, facets, onFilter }: Narrowed & { onFilter: () => void }) {
  const { search } = useLocation();
  const count = countFilters(filters);
  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    onFilter();
  };
  const order = {
    sort: filters.sort,
    searched: filters.name !== undefined,
    to: (sort: ListFilters['sort']) => listPath(filters, { sort }),
  };
  return (
    <div className={css.row}>
      <Chips label={t.applied}>
        <span className={css.phone}>
          <ChipLink to={{ search, hash: '#filters' }} solid icon="sliders-horizontal" onClick={openSheet}>
            {count === 0 ? t.filter : t.filterWith(count)}
          </ChipLink>
        </span>
        <AppliedChips filters={filters} facets={facets} />
        <PromotedChips filters={filters} facets={facets} />
        <span className={css.phone}>
          <SortChip {...order} />
        </span>
      </Chips>
      <span className={css.desk}>
        <SortChip {...order} form={filterFormId} />
      </span>
    </div>
  );
}

/** The active filters; with two or more there is also "Clear all". */
export function AppliedChips({ filters, facets }: Narrowed) {
  const applied = appliedFilters(filters, facets);
  return (
    <>
      {applied.map(({ label, to }) => (
        <ChipRemove key={to} to={to}>
          {label}
        </ChipRemove>
      ))}
      {applied.length > 1 && (
        <ChipLink to={listPath(noFilters)} icon="rotate-ccw">
          {t.clearAll}
        </ChipLink>
      )}
    </>
  );
}

/** Suggested filters that are not active and have results: sale, in stock, the two largest seasons. */
function PromotedChips({ filters, facets }: Narrowed) {
  const seasons = [...facets.seasons]
    .sort((one, other) => other.count - one.count)
    .slice(0, filters.seasons.length > 0 ? 0 : 2);
  return (
    <>
      {!filters.onSale && facets.onSale > 0 && (
        <ChipLink to={listPath(filters, { onSale: true })}>{t.onSale}</ChipLink>
      )}
      {!filters.inStock && facets.inStock > 0 && (
        <ChipLink to={listPath(filters, { inStock: true })}>{t.inStock}</ChipLink>
      )}
      {seasons.map(({ _id }) => {
        // The ids of this facet are the seasons.
        const season = _id as ListFilters['seasons'][number];
        return (
          <ChipLink key={season} to={listPath(filters, { seasons: [season] })}>
            {statuses.seasons[season]}
          </ChipLink>
        );
      })}
    </>
  );
}
