import { Form, Link } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { buttonClass } from '../../../../ui/buttons/button-look.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { filterFormId, listPath, noFilters } from '../list/list-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import css from './filter-form.module.css';
import { type FilterFormProps, useFilterForm } from './use-filter-form.ts';

/** The filter form beside the list. */
export function FilterForm(props: FilterFormProps) {
  const form = useFilterForm(filterFormId, props);
  return (
    <Form id={filterFormId} action="/SearchProducts" {...form.on}>
      <FilterFields filters={form.wanted} facets={form.facets} />
      <div className={css.foot}>
        <Button type="submit" wide disabled={!form.online}>
          <span aria-live="polite">{form.label}</span>
        </Button>
        <Link to={listPath(noFilters)} className={buttonClass({ tone: 'quiet', wide: true })}>
          {t.reset}
        </Link>
      </div>
    </Form>
  );
}
