import { useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { ProductSort } from '../../../../../shop/catalog/search/contract.ts';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { Hidden } from '../../../../ui/hidden.tsx';
import { sorts } from './list-filters.ts';
import css from './sort-chip.module.css';

/** The sort order: a native select styled as a chip. */
export function SortChip({
  sort,
  searched,
  to,
  form,
}: {
  /** The value in the URL. */
  sort: ProductSort | undefined;
  /** Whether the list has search words; then "best match" is an order, and the default. */
  searched: boolean;
  to: (sort: ProductSort | undefined) => string;
  /** Without script the form with this id submits the order. */
  form?: string;
}) {
  const navigate = useNavigate();
  const first = searched ? 'relevance' : 'trendy';
  const now = sort ?? first;
  // The default order is left out of the URL.
  const valueOf = (one: ProductSort) => (one === first ? '' : one);
  const offered = sorts.filter((one) => searched || one !== 'relevance');
  return (
    <label className={css.chip}>
      <Icon name="arrow-down-wide-narrow" size={16} />
      <Hidden>{t.sort}</Hidden>
      <select
        key={now}
        className={css.select}
        {...(form && { name: 'sort', form })}
        defaultValue={valueOf(now)}
        onChange={({ currentTarget: { value } }) => void navigate(to(offered.find((one) => one === value)))}
      >
        {offered.map((one) => (
          <option key={one} value={valueOf(one)}>
            {t.sorts[one]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </label>
  );
}
