import { createContext, use } from 'react';
import { priceDesk as t } from '#texts/price-desk';
import { formatNumber } from '../../../../shop/money.ts';
import type { PriceChangeRow, PriceRowKind } from '../../../../shop/products/prices/price-calls.ts';
import { type TickedKind, tickedKinds } from '../../../../shop/products/prices/price-rule.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import css from './prices.module.css';
import { type RowChoices, isTaken, withKind, withRow } from './use-choices.ts';

type Chooser = {
  choices: RowChoices;
  setChoices: (choices: RowChoices) => void;
  isDiscount: boolean;
  step: number;
};

/** Null where nothing can be chosen any more. */
export const ChoicesContext = createContext<Chooser | null>(null);

const isTicked = (kind: PriceRowKind): kind is TickedKind => tickedKinds.some((each) => each === kind);

/** The product of a row, and whether it is changed; one under its cost takes a price that is typed. */
export function RowChoice({ row }: { row: PriceChangeRow }) {
  const { productId, name, kind } = row;
  const chooser = use(ChoicesContext);
  if (chooser !== null && kind === 'underCost') return <TypedPrice row={row} {...chooser} />;
  if (chooser === null || !isTicked(kind)) return <b>{name}</b>;
  const { choices, setChoices } = chooser;
  return (
    <Checkbox
      label={name}
      checked={isTaken(choices, productId, kind)}
      onChange={() => setChoices(withRow(choices, productId, kind))}
    />
  );
}

function TypedPrice({ row, choices, setChoices, isDiscount, step }: Chooser & { row: PriceChangeRow }) {
  const { productId, name, before, after } = row;
  const value = choices.typed[productId] ?? '';
  const price = Number(value);
  const problem = () => {
    if (value === '') return undefined;
    if (price === 0 || price % step !== 0) return t.off(formatNumber(step));
    if (isDiscount) return price < before.price ? undefined : t.notBelow;
    return after.reduced === null || price > after.reduced ? undefined : t.rows.belowReduced;
  };
  const label = isDiscount ? t.typedDiscount(name) : t.typed(name);
  return (
    <span>
      <b>{name}</b>
      <span className={css.price}>
        <AmountField
          compact
          hideLabel
          label={label}
          placeholder={isDiscount ? t.newDiscount : t.newPrice}
          error={problem()}
          maxLength={9}
          value={value}
          onType={(digits) => setChoices({ ...choices, typed: { ...choices.typed, [productId]: digits } })}
        />
      </span>
    </span>
  );
}

/** Takes or leaves out all rows of a kind, on the pages that are not shown as well. */
export function KindChoice({ kind, count }: { kind: TickedKind; count: number }) {
  const chooser = use(ChoicesContext);
  if (chooser === null) return null;
  const { choices, setChoices } = chooser;
  const isWhole = choices.whole.includes(kind) && !Object.values(choices.flipped).includes(kind);
  return (
    <Checkbox
      label={t.takeAll(t.rows[kind], count)}
      checked={isWhole}
      onChange={() => setChoices(withKind(choices, kind, !isWhole))}
    />
  );
}
