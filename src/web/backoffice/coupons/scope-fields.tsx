import { type KeyboardEvent, useState } from 'react';
import { couponDesk as t } from '#texts/coupon-desk';
import { language } from '#texts/language';
import { governorates } from '../../../shop/places/governorates.ts';
import type { Taxonomy } from '../../../shop/taxonomy/contract.ts';
import { Accordion } from '../../ui/blocks/accordion.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ask } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
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

const places: readonly Named[] = governorates.map(({ _id, name }) => ({ _id, name: name[language] }));

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
        <Choices {...fieldOf('categoryIds')} options={sections} />
        <Choices {...fieldOf('brandIds')} options={brands} />
        <Products {...fieldOf('productIds')} known={products} />
        <Choices {...fieldOf('governorateIds')} options={places} />
      </fieldset>
    </section>
  );
}

function Choices(props: FieldProps<string[]> & { options: readonly Named[] }) {
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

/** Products by name: those chosen, and a search for more. */
function Products(props: FieldProps<string[]> & { known: readonly Named[] }) {
  const { label, value, known, error, onChange } = props;
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Named[] | null>(null);
  const [seen, setSeen] = useState(known);
  const { busy, act } = useAct();
  const search = async () => {
    const answer = await act(async () => ask('listProductsToEdit', { search: typed.trim() || undefined }));
    if (answer === null) return;
    setFound(answer.products.filter(({ _id }) => !value.includes(_id)).slice(0, 10));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    // It would save the coupon.
    event.preventDefault();
    void search();
  };
  const take = (product: Named) => {
    setSeen([...seen, product]);
    setFound(null);
    setTyped('');
    onChange([...value, product._id]);
  };
  const nameOf = (id: string) => seen.find(({ _id }) => _id === id)?.name ?? id;
  return (
    <WithTheirs {...props}>
      <Accordion title={label} meta={value.length === 0 ? t.everything : t.chosen(value.length)}>
        <ul className={css.chosen}>
          {value.map((id) => (
            <li key={id}>
              {nameOf(id)}
              <IconButton
                icon="x"
                label={t.remove(nameOf(id))}
                onClick={() => onChange(value.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ul>
        <div className={css.code}>
          <TextField
            compact
            type="search"
            label={t.findProduct}
            error={error}
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={press}
          />
          <Button small tone="secondary" icon="search" busy={busy} onClick={() => void search()}>
            {t.find}
          </Button>
        </div>
        {found?.length === 0 && <p role="status">{t.noProduct}</p>}
        <ul className={css.chosen}>
          {found?.map((product) => (
            <li key={product._id}>
              <Button small tone="quiet" icon="plus" onClick={() => take(product)}>
                {product.name}
              </Button>
            </li>
          ))}
        </ul>
      </Accordion>
    </WithTheirs>
  );
}
