import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { Facets } from '../../../../shop/search/contract.ts';
import { call } from '../../../client/call.ts';
import { fieldTexts } from '../../../client/form-fields.ts';
import { useOnline } from '../../../ui/use-online.ts';
import type { FilterFormProps } from './filter-form.tsx';
import { queryOf, listPath, type ListFilters, readFilters } from './list-filters.ts';
import { categoryOf } from './list-names.ts';

/**
 * Counts while the shopper chooses, everything that can still be chosen included, and goes to the list once when they
 * apply. `wanted` are the choices as they stand in the form.
 */
export function useFilterForm(
  formId: string,
  { filters, facets, total }: FilterFormProps,
  onApply?: () => void,
) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ListFilters | null>(null);
  const live = useLiveCount(asked);
  const online = useOnline();
  const known = live?.facets ?? facets;
  const chosenIn = (form: HTMLFormElement) => withoutStrayKinds(readFilters(fieldTexts(form)), known);
  // What was chosen before the script came counts, too.
  const countFirst = useEffectEvent(() => {
    const form = document.getElementById(formId);
    const chosen = form instanceof HTMLFormElement ? chosenIn(form) : filters;
    if (listPath(chosen) !== listPath(filters)) setAsked(chosen);
  });
  useEffect(() => countFirst(), []);
  return {
    online,
    wanted: asked ?? filters,
    facets: known,
    label: online ? labelOf(asked === null ? total : live?.total) : t.offlineFilters,
    on: {
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => setAsked(chosenIn(currentTarget)),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onApply?.();
        void navigate(listPath(withPricesInOrder(chosenIn(event.currentTarget))));
      },
    },
  };
}

function labelOf(count: number | undefined): string {
  if (count === undefined) return t.apply;
  return count === 0 ? t.showNone : t.show(count);
}

/** A kind goes with its category: once that is no longer chosen, nothing on the form shows the kind. */
function withoutStrayKinds(filters: ListFilters, facets: Facets): ListFilters {
  const subCategoryId = filters.subCategoryId.filter((id) => {
    const category = categoryOf(facets, id);
    return category === undefined || filters.categoryId.includes(category);
  });
  return { ...filters, subCategoryId };
}

/** A price range may be typed backwards. */
function withPricesInOrder(filters: ListFilters): ListFilters {
  const { minPrice, maxPrice } = filters;
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return filters;
  return { ...filters, minPrice: maxPrice, maxPrice: minPrice };
}

type Live = {
  of: ListFilters;
  total: number;
  facets: Facets;
};

/** What the filters would leave, a quarter of a second after the last change; before that what was known last, uncounted. */
function useLiveCount(filters: ListFilters | null): { total: number | undefined; facets: Facets } | null {
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    if (filters === null) return undefined;
    const abort = new AbortController();
    const ask = () =>
      call('getAllProducts', { ...queryOf(filters), page: 1, limit: 1 }, { signal: abort.signal })
        .then(({ pagination, facets }) => setLive({ of: filters, total: pagination.totalItems, facets }))
        // Aborted, or no answer: the button says "Apply", which needs no count.
        .catch(() => null);
    const timer = setTimeout(() => void ask(), 250);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [filters]);
  return live && { total: live.of === filters ? live.total : undefined, facets: live.facets };
}
