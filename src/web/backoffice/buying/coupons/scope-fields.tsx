import { couponDesk as t } from '#texts/coupon-desk';
import { language } from '#texts/language';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { governorates } from '../../../../shop/people/places/governorates.ts';
import { Accordion } from '../../../ui/blocks/accordion.tsx';
import { chosenText, OptionChecks, sectionOptions } from '../../ui/fields/option-checks.tsx';
import { PickedProducts } from '../../ui/fields/picked-products.tsx';
import { type FieldProps, WithTheirs } from '../../ui/fields/record-fields.tsx';
import type { FieldOf } from './coupon-fields.tsx';
import css from './coupons.module.css';

type Named = { _id: string; name: string };
type ScopeFieldsProps = {
  fieldOf: FieldOf;
  taxonomy: Taxonomy;
  products: readonly Named[];
  isFixed: boolean;
};

/** Where a coupon may count. */
export const places: readonly Named[] = governorates.map(({ _id, name }) => ({ _id, name: name[language] }));

/** The pieces and places that the coupon counts for; without any, all of them. */
export function ScopeFields({ fieldOf, taxonomy, products, isFixed }: ScopeFieldsProps) {
  return (
    <section className={css.panel}>
      <h2>{t.scope}</h2>
      <p className={css.quiet}>{t.scopeSays}</p>
      <fieldset className={css.fieldset} disabled={isFixed}>
        <legend className="visually-hidden">{t.scope}</legend>
        <ScopeChecks {...fieldOf('categoryIds')} options={sectionOptions(taxonomy)} />
        <ScopeChecks {...fieldOf('brandIds')} options={taxonomy.brands} />
        <Accordion title={fieldOf('productIds').label} meta={chosenText(fieldOf('productIds').value.length)}>
          <PickedProducts {...fieldOf('productIds')} known={products} />
        </Accordion>
        <ScopeChecks {...fieldOf('governorateIds')} options={places} />
      </fieldset>
    </section>
  );
}

function ScopeChecks(props: FieldProps<string[]> & { options: readonly Named[] }) {
  return (
    <WithTheirs {...props}>
      <OptionChecks {...props} />
    </WithTheirs>
  );
}
