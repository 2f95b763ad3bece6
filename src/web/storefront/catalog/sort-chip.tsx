import { useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { Hidden } from '../../ui/hidden.tsx';
import { Icon } from '../../ui/icon.tsx';
import { filterFormId } from './filter-form.tsx';
import { listPath, type ListFilters, sorts } from './list-filters.ts';
import css from './sort-chip.module.css';

/** The order of a list, a native select that looks like a chip; `form`: without script the filters' form takes it along. */
export function SortChip({ filters, form }: { filters: ListFilters; form?: boolean }) {
  const navigate = useNavigate();
  const now = filters.sort ?? (filters.name === undefined ? 'newest' : 'relevance');
  const offered = sorts.filter((sort) => sort !== 'relevance' || filters.name !== undefined);
  return (
    <label className={css.chip}>
      <Icon name="arrow-down-wide-narrow" size={16} />
      <Hidden>{t.sort}</Hidden>
      <select
        key={now}
        className={css.select}
        {...(form && { name: 'sort', form: filterFormId })}
        defaultValue={now}
        onChange={({ currentTarget: { value } }) =>
          void navigate(listPath(filters, { sort: offered.find((sort) => sort === value) }))
        }
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {t.sorts[sort]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </label>
  );
}
