import { useState } from 'react';
import { productChanges as t } from '#texts/product-changes';
import { products } from '#texts/products';
import type { BulkAction } from '../../../../../shop/catalog/products/bulk/bulk-action.ts';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { keysOf } from '../../../../../shop/keys-of.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { SubCategoryOptions } from '../../taxonomy/sub-category-options.tsx';
import { ScheduleSheet } from '../prices/schedule-sheet.tsx';
import css from '../products.module.css';

const seasons = keysOf(products.seasons);

/** The actions that need input. */
export type AskedKind = 'schedule' | 'seasons' | 'place';

type AskSheetProps = {
  kind: AskedKind;
  taxonomy: Taxonomy;
  busy: boolean;
  onClose: () => void;
  onChosen: (action: BulkAction) => void;
};

/** Asks for the minute, the seasons or the category of many products. */
export function AskSheet({ kind, taxonomy, busy, onClose, onChosen }: AskSheetProps) {
  const [error, setError] = useState<string>();
  const sheet = { title: t.actions[kind], action: t.preview, busy, onClose };
  if (kind === 'schedule') return <ScheduleSheet {...sheet} onChoose={(at) => onChosen({ kind, at })} />;
  if (kind === 'seasons')
    return (
      <FormSheet
        {...sheet}
        onSubmit={(form) => {
          const ticked = new FormData(form).getAll('season');
          onChosen({ kind, seasons: seasons.filter((season) => ticked.includes(season)) });
        }}
      >
        <fieldset className={css.seasons}>
          <legend className="visually-hidden">{products.seasonsHead}</legend>
          {seasons.map((season) => (
            <Checkbox key={season} name="season" value={season} label={products.seasons[season]} />
          ))}
        </fieldset>
        <p className={css.quiet}>{t.seasonsHint}</p>
      </FormSheet>
    );
  return (
    <FormSheet
      {...sheet}
      onSubmit={(form) => {
        const subCategoryId = fieldText(form, 'subCategoryId');
        if (subCategoryId === '') return setError(products.categoryNeeded);
        onChosen({ kind, subCategoryId });
      }}
    >
      <SelectField name="subCategoryId" label={products.category} error={error}>
        <option value="">{products.choose}</option>
        <SubCategoryOptions {...taxonomy} />
      </SelectField>
    </FormSheet>
  );
}
