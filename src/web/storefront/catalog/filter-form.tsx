import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { call } from '../../client/call.ts';
import { buttonClass } from '../../ui/button-look.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { askedOf, listPath, type ListFilters, noFilters, readFilters } from './list-filters.ts';
import css from './filter-form.module.css';
import { formTexts } from './form-texts.ts';
import { useOnline } from './use-online.ts';

export interface FilterFormProps extends Omit<FilterFieldsProps, 'folded'> {
  /** How many pieces the list shows now. */
  total: number;
}

/** The filters beside the list; on phones without script a section that the address opens. */
export function FilterSidebar({ filters, names, total }: FilterFormProps) {
  const form = useFilterForm(filters, total);
  return (
    <aside id="filters" className={css.side} aria-label={t.filters}>
      <Form id={filterFormId} action="/SearchProducts" {...form.on}>
        <FilterFields filters={filters} names={names} />
        <div className={css.foot}>
          <Button type="submit" wide disabled={!form.online}>
            {form.label}
          </Button>
          <Link to={listPath(noFilters)} className={buttonClass({ tone: 'quiet', wide: true })}>
            {t.reset}
          </Link>
        </div>
      </Form>
    </aside>
  );
}

/** What stands elsewhere on the page and belongs to the filters' form names it. */
export const filterFormId = 'filter-form';

/** Counts while the shopper chooses, and goes to the list once when they apply. */
export function useFilterForm(filters: ListFilters, total: number, onApply?: () => void) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ListFilters | null>(null);
  const count = useLiveCount(asked);
  const online = useOnline();
  const wanted = (form: HTMLFormElement) => filtersIn(form, filters);
  return {
    online,
    label: !online
      ? t.offlineFilters
      : asked === null
        ? t.show(total)
        : count === 0
          ? t.showNone
          : count === null
            ? t.apply
            : t.show(count),
    on: {
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => setAsked(wanted(currentTarget)),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onApply?.();
        void navigate(listPath(wanted(event.currentTarget)));
      },
    },
  };
}

/** A kind belongs to its category: with another category it is no filter any more. */
function filtersIn(form: HTMLFormElement, applied: ListFilters): ListFilters {
  const read = readFilters(formTexts(form));
  const sameCategory = read.categoryId === applied.categoryId;
  return { ...read, subCategoryId: sameCategory ? read.subCategoryId : undefined };
}

/** How many pieces the filters would leave, a quarter of a second after the last change; null while that is unknown. */
function useLiveCount(filters: ListFilters | null): number | null {
  const [count, setCount] = useState<number | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    if (filters === null) return;
    const turn = ++latest.current;
    const abort = new AbortController();
    const ask = () =>
      call('getAllProducts', { ...askedOf(filters), page: 1, limit: 1 }, { signal: abort.signal })
        .then(({ pagination }) => turn === latest.current && setCount(pagination.totalItems))
        .catch(() => turn === latest.current && setCount(null));
    const timer = setTimeout(ask, 250);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [filters]);
  return count;
}
