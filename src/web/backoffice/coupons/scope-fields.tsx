import { couponDesk as t } from '#texts/coupon-desk';
import { language } from '#texts/language';
import { governorates } from '../../../shop/places/governorates.ts';
import type { Taxonomy } from '../../../shop/taxonomy/contract.ts';
import { Accordion } from '../../ui/blocks/accordion.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { PickedProducts } from '../ui/fields/picked-products.tsx';
import { type FieldProps, WithTheirs } from '../ui/fields/record-fields.tsx';
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
  const { brands, categories } = taxonomy;
  const sections = categories.flatMap(({ subCategories, ...category }) => [
    category,
    ...subCategories.map((each) => ({ ...each, name: `${category.name} · ${each.name}` })),
  ]);
  return (
    <section className={css.panel}>
      <h2>{t.scope}</h2>
      <p className={css.quiet}>{t.scopeSays}</p>
      <fieldset className={css.fieldset} disabled={isFixed}>
        <legend className="visually-hidden">{t.scope}</legend>
        <OptionChecks {...fieldOf('categoryIds')} options={sections} />
        <OptionChecks {...fieldOf('brandIds')} options={brands} />
        <Accordion
          title={fieldOf('productIds').label}
          meta={
            fieldOf('productIds').value.length === 0
              ? t.everything
              : t.chosen(fieldOf('productIds').value.length)
          }
        >
          <PickedProducts {...fieldOf('productIds')} known={products} />
        </Accordion>
        <OptionChecks {...fieldOf('governorateIds')} options={places} />
      </fieldset>
    </section>
  );
}

function OptionChecks(props: FieldProps<string[]> & { options: readonly Named[] }) {
  const { label, value, options, onChange } = props;
  return (
    <WithTheirs {...props}>
      <Accordion title={label} meta={value.length === 0 ? t.everything : t.chosen(value.length)}>
        <div className={css.choices}>
          {options.map(({ _id, name }) => (
            <Checkbox
              key={_id}
              label={name}
              checked={value.includes(_id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, _id] : value.filter((each) => each !== _id))
              }
            />
          ))}
        </div>
      </Accordion>
    </WithTheirs>
  );
}
