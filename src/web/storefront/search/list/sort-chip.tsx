import { useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { ProductSort } from '../../../../shop/search/contract.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sorts } from './list-filters.ts';
import css from './sort-chip.module.css';

/** The order of a list, a native select that looks like a chip. */
export function SortChip({
  sort,
  searched,
  to,
  form,
}: {
  /** As the address has it. */
  sort: ProductSort | undefined;
  /** Is the list an answer to words? Then the best match is an order too, and the first one. */
  searched: boolean;
  to: (sort: ProductSort | undefined) => string;
  /** Without script the form of this id takes the order along. */
  form?: string;
}) {
  const navigate = useNavigate();
  const first = searched ? 'relevance' : 'newest';
  const now = sort ?? first;
  // The order that stands without being asked for stays out of the address.
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
