import { orderEdits as t } from '#texts/order-edits';
import type { Image } from '../../../shop/wire/wire-types.ts';
import { QuantityStepper } from '../fields/quantity-stepper.tsx';
import { SelectField } from '../fields/select-field.tsx';
import css from './line-edit.module.css';
import { Picture } from './picture.tsx';
import { Written } from './written.tsx';

/** A color and size; `id` names both. `few`: from how many on the stock is said; always if it is left out. */
export type VariantOption = { id: string; label: string; stock: number; few?: number };

export type LineEditProps = {
  name: string;
  image: Image;
  variants: readonly VariantOption[];
  variant: string;
  quantity: number;
  max: number;
  onVariant: (id: string) => void;
  onQuantity: (quantity: number) => void;
};

/** A line of an order while it is changed: color and size, and how many; none takes it out. */
export function LineEdit(props: LineEditProps) {
  const { name, image, variants, variant, quantity, max, onVariant, onQuantity } = props;
  return (
    <li className={css.line}>
      <span className={css.picture}>
        <Picture image={{ ...image, alt: '' }} sizes="56px" />
      </span>
      <span className={css.fields}>
        <b>
          <Written text={name} />
        </b>
        <SelectField
          compact
          hideLabel
          label={t.variant(name)}
          value={variant}
          onChange={(event) => onVariant(event.currentTarget.value)}
        >
          {variants.map((option) => (
            <option
              key={option.id}
              value={option.id}
              disabled={option.stock < Math.max(1, quantity) && option.id !== variant}
            >
              {optionText(option, option.id === variant)}
            </option>
          ))}
        </SelectField>
        <QuantityStepper
          hideLabel
          label={t.quantity(name)}
          name=""
          min={0}
          max={max}
          value={quantity}
          onChange={onQuantity}
        />
        {quantity === 0 && <small role="status">{t.out}</small>}
      </span>
    </li>
  );
}

function optionText({ label, stock, few = Infinity }: VariantOption, isOwn: boolean): string {
  if (stock === 0 && !isOwn) return `${label} · ${t.soldOut}`;
  return stock > few || stock === 0 ? label : `${label} · ${t.left(stock)}`;
}
