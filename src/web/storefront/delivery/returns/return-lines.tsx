import { returns as t } from '#texts/returns';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { Order } from '../../../../shop/buying/orders/contract.ts';
import { quantityLeft } from '../../../../shop/buying/orders/return-window.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { Written } from '../../../ui/product/written.tsx';
import { variantName } from '../../buying/cart/variant-name.ts';
import { linesOpen, type ReturnForm } from './return-form.ts';
import css from './return-lines.module.css';

/** The lines that can be returned, with a quantity for each. */
export function ReturnLines({
  order,
  form: { kind, quantities },
  onQuantities,
}: {
  order: Order;
  form: ReturnForm;
  onQuantities: (quantities: Record<string, number>) => void;
}) {
  return (
    <fieldset>
      <legend className={css.legend}>{t.which}</legend>
      <ul>
        {linesOpen(order.items, kind).map((line) => {
          const key = lineKey(line);
          const left = quantityLeft(line);
          const quantity = quantities[key] ?? 0;
          const set = (next: number) => onQuantities({ ...quantities, [key]: next });
          return (
            <li key={key} className={css.line}>
              <Picture image={{ ...line.image, alt: '' }} sizes="52px" />
              <Checkbox
                checked={quantity > 0}
                onChange={(event) => set(event.currentTarget.checked ? left : 0)}
                label={
                  <>
                    <Written text={line.name} />
                    <small className={css.choice}>{variantName(line)}</small>
                  </>
                }
              />
              {left > 1 && quantity > 0 && (
                <div className={css.amount}>
                  <QuantityStepper
                    label={t.howMany(line.name)}
                    hideLabel
                    name=""
                    max={left}
                    value={quantity}
                    onChange={set}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
