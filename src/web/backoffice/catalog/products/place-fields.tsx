import { products as t } from '#texts/products';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldPair, type FieldProps, WithTheirs } from '../../ui/fields/record-fields.tsx';
import { NewRowButton, StarterOffer } from '../taxonomy/new-row.tsx';
import { SubCategoryOptions } from '../taxonomy/sub-category-options.tsx';
import css from './products.module.css';

type PlaceFieldProps = FieldProps<string> & { taxonomy: Taxonomy };
type PlaceFieldsProps = {
  taxonomy: Taxonomy;
  brand: FieldProps<string>;
  subCategory: FieldProps<string>;
  /** What no brand means, where it may stay empty. */
  noBrand?: string;
};

/** The brand and the category of a product, and a new one where the shop lacks it. */
export const PlaceFields = ({ taxonomy, brand, subCategory, noBrand }: PlaceFieldsProps) => (
  <>
    <StarterOffer taxonomy={taxonomy} />
    <FieldPair>
      <BrandField {...brand} taxonomy={taxonomy} none={noBrand} />
      <SubCategoryField {...subCategory} taxonomy={taxonomy} />
    </FieldPair>
  </>
);

export function BrandField(props: PlaceFieldProps & { none?: string | undefined }) {
  const { taxonomy, none = t.choose, name, label, error, value, onChange } = props;
  return (
    <div className={css.choice}>
      <WithTheirs {...props} say={(id) => nameIn(taxonomy.brands, id)}>
        <SelectField
          compact
          name={name}
          label={label}
          error={error}
          value={value}
          onChange={({ currentTarget: { value: id } }) => onChange(id)}
        >
          <option value="">{none}</option>
          {taxonomy.brands.map((brand) => (
            <option key={brand._id} value={brand._id}>
              {brand.name}
            </option>
          ))}
        </SelectField>
      </WithTheirs>
      <NewRowButton kind="brands" onMade={onChange} />
    </div>
  );
}

export function SubCategoryField(props: PlaceFieldProps) {
  const { taxonomy, name, label, error, value, onChange } = props;
  const subCategories = taxonomy.categories.flatMap((category) => category.subCategories);
  return (
    <div className={css.choice}>
      <WithTheirs {...props} say={(id) => nameIn(subCategories, id)}>
        <SelectField
          compact
          name={name}
          label={label}
          error={error}
          value={value}
          onChange={({ currentTarget: { value: id } }) => onChange(id)}
        >
          <option value="">{t.choose}</option>
          <SubCategoryOptions {...taxonomy} />
        </SelectField>
      </WithTheirs>
      <NewRowButton kind="subCategories" onMade={onChange} />
    </div>
  );
}

const nameIn = (named: readonly { _id: string; name: string }[], id: string) =>
  named.find(({ _id }) => _id === id)?.name ?? id;

/** The table of measurements that the product's page shows. */
export function GuideField(props: FieldProps<string | null> & { taxonomy: Taxonomy }) {
  const { taxonomy, name, label, value, error, onChange } = props;
  return (
    <WithTheirs {...props} say={(id) => nameIn(taxonomy.sizeGuides, id)}>
      <SelectField
        compact
        name={name}
        label={label}
        error={error}
        value={value ?? ''}
        onChange={({ currentTarget: { value: id } }) => onChange(id === '' ? null : id)}
      >
        <option value="">{t.noGuide}</option>
        {taxonomy.sizeGuides.map((guide) => (
          <option key={guide._id} value={guide._id}>
            {guide.name}
          </option>
        ))}
      </SelectField>
    </WithTheirs>
  );
}

/** The word that leads to the product in an address. */
export function SlugField(props: FieldProps<string>) {
  const { name, label, value, error, onChange } = props;
  return (
    <WithTheirs {...props}>
      <TextField
        compact
        name={name}
        label={label}
        hint={t.slugHint}
        error={error}
        dir="ltr"
        autoCapitalize="none"
        maxLength={80}
        value={value}
        onChange={({ currentTarget: { value: typed } }) => onChange(typed.trim().toLowerCase())}
      />
    </WithTheirs>
  );
}
