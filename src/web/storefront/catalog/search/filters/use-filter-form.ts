import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { Facets } from '../../../../../shop/catalog/search/contract.ts';
import { call } from '../../../../client/call.ts';
import { fieldTexts } from '../../../../client/forms/form-fields.ts';
import { useOnline } from '../../../../ui/use-online.ts';
import { queryOf, listPath, type ListFilters, noFilters, readFilters } from '../list/list-filters.ts';
import { categoryOf } from '../list/list-names.ts';

export type FilterFormProps = {
  filters: ListFilters;
  facets: Facets;
  /** How many products the list shows now. */
  total: number;
};

/** Counts results and facets for the form's choices (`wanted`) and navigates once they apply. */
export function useFilterForm(
  formId: string,
  { filters, facets, total }: FilterFormProps,
  onApply?: () => void,
) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ListFilters | null>(null);
  const live = useLiveCount(chosen);
  const online = useOnline();
  const known = live?.facets ?? facets;
  const chosenIn = (form: HTMLFormElement) => withoutStrayKinds(readFilters(fieldTexts(form)), known);
  // Includes what was chosen before hydration.
  const countFirst = useEffectEvent(() => {
    const form = document.getElementById(formId);
    const chosen = form instanceof HTMLFormElement ? chosenIn(form) : filters;
    if (listPath(chosen) !== listPath(filters)) setChosen(chosen);
  });
  useEffect(() => countFirst(), []);
  return {
    online,
    wanted: chosen ?? filters,
    facets: known,
    label: online ? labelOf(chosen === null ? total : live?.total, chosen ?? filters) : t.offlineFilters,
    on: {
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => setChosen(chosenIn(currentTarget)),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onApply?.();
        void navigate(listPath(withPricesInOrder(chosenIn(event.currentTarget))));
      },
    },
  };
}

function labelOf(count: number | undefined, filters: ListFilters): string {
  if (count === undefined) return t.apply;
  if (count > 0) return t.show(count);
  return listPath(filters, { sort: undefined }) === listPath(noFilters) ? t.noneYet : t.showNone;
}

/** Deselects a category's kinds together with it, since the form no longer shows them. */
function withoutStrayKinds(filters: ListFilters, facets: Facets): ListFilters {
  const subCategoryId = filters.subCategoryId.filter((id) => {
    const category = categoryOf(facets, id);
    return category === undefined || filters.categoryId.includes(category);
  });
  return { ...filters, subCategoryId };
}

/** Swaps the ends of a reversed price range. */
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

/** The facets for the current choices, debounced by 250 ms; until then the last ones, without counts. */
function useLiveCount(filters: ListFilters | null): { total: number | undefined; facets: Facets } | null {
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    if (filters === null) return undefined;
    const abort = new AbortController();
    const ask = () =>
      call('getAllProducts', { ...queryOf(filters), page: 1, limit: 1 }, { signal: abort.signal })
        .then(({ pagination, facets }) => setLive({ of: filters, total: pagination.totalItems, facets }))
        // Aborted or failed: the button says "Apply" without a count.
        .catch(() => null);
    const timer = setTimeout(() => void ask(), 250);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [filters]);
  return live && { total: live.of === filters ? live.total : undefined, facets: live.facets };
}
