import { createContext, use } from 'react';
import { priceDesk as t } from '#texts/price-desk';
import { asciiDigits } from '../../../../shop/ascii-digits.ts';
import type { PriceChangeRow } from '../../../../shop/products/prices/price-calls.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import css from './prices.module.css';

/** What differs from the preview's own choice: products left out, ticked although they change by much, prices typed. */
export type Choices = {
  except: readonly string[];
  also: readonly string[];
  typed: Readonly<Record<string, string>>;
};

type Chooser = { choices: Choices; setChoices: (choices: Choices) => void };

/** Null where nothing can be chosen any more. */
export const ChoicesContext = createContext<Chooser | null>(null);

/** The product of a row, and whether it is changed; one under its cost takes a price that is typed. */
export function RowChoice({ row: { productId, name, kind } }: { row: PriceChangeRow }) {
  const chooser = use(ChoicesContext);
  if (chooser === null) return <b>{name}</b>;
  const { choices, setChoices: onChange } = chooser;
  const { except, also, typed } = choices;
  const without = (ids: readonly string[]) => ids.filter((id) => id !== productId);
  if (kind === 'underCost')
    return (
      <span>
        <b>{name}</b>
        <span className={css.price}>
          <TextField
            compact
            hideLabel
            label={t.typed(name)}
            placeholder={t.typed(name)}
            inputMode="numeric"
            dir="ltr"
            maxLength={9}
            value={typed[productId] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({
                ...choices,
                typed: { ...typed, [productId]: asciiDigits(value).replaceAll(/\D/g, '') },
              })
            }
          />
        </span>
      </span>
    );
  if (kind !== 'ready' && kind !== 'tooMuch') return <b>{name}</b>;
  const isTaken = kind === 'ready' ? !except.includes(productId) : also.includes(productId);
  const toggle = () =>
    kind === 'ready'
      ? onChange({ ...choices, except: isTaken ? [...except, productId] : without(except) })
      : onChange({ ...choices, also: isTaken ? without(also) : [...also, productId] });
  return <Checkbox label={name} checked={isTaken} onChange={toggle} />;
}
