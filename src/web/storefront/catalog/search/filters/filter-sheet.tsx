import { Form, Link } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { buttonClass } from '../../../../ui/buttons/button-look.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { listPath, noFilters } from '../list/list-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import { type FilterFormProps, useFilterForm } from './use-filter-form.ts';

const formId = 'filter-sheet';

/** The filters in a bottom sheet on phones, loaded on request. */
export function FilterSheet({ onClose, ...props }: FilterFormProps & { onClose: () => void }) {
  const form = useFilterForm(formId, props, onClose);
  return (
    <Sheet
      open
      tall
      title={t.filters}
      onClose={onClose}
      footer={
        <>
          <Link to={listPath(noFilters)} className={buttonClass({ tone: 'quiet' })} onClick={onClose}>
            {t.reset}
          </Link>
          <Button type="submit" form={formId} disabled={!form.online}>
            <span aria-live="polite">{form.label}</span>
          </Button>
        </>
      }
    >
      <Form id={formId} action="/SearchProducts" {...form.on}>
        <FilterFields filters={form.wanted} facets={form.facets} folded />
      </Form>
    </Sheet>
  );
}
