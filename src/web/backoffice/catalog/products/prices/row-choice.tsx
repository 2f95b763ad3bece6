import { use } from 'react';
import { priceDesk as t } from '#texts/price-desk';
import type { PriceChangeRow } from '../../../../../shop/catalog/products/prices/price-calls.ts';
import type { TickedKind } from '../../../../../shop/catalog/products/prices/price-rule.ts';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { Picture } from '../../../../ui/product/picture.tsx';
import products from '../products.module.css';
import { KindTag } from './price-cells.tsx';
import css from './prices.module.css';
import { ChoicesContext, isTaken, isTicked, withKind, withRow } from './use-choices.ts';

/** The product of a row with its checkbox; one that the rule leaves out is included by typing its price. */
export function RowChoice({ row }: { row: PriceChangeRow }) {
  const chooser = use(ChoicesContext);
  if (chooser === null) return <Named row={row} />;
  const { choices, setChoices } = chooser;
  const taken = isTaken(choices, row);
  return (
    <Checkbox
      label={<Named row={row} />}
      checked={taken}
      disabled={!taken && !isTicked(row.kind)}
      onChange={() => setChoices(withRow(choices, row))}
    />
  );
}

function Named({ row }: { row: PriceChangeRow }) {
  const { image, name, brand } = row;
  return (
    <span className={products.named}>
      <span className={products.thumb}>
        <Picture image={{ ...image, alt: '' }} sizes="40px" />
      </span>
      <span>
        <b className={css.name}>{name}</b>
        <span className={products.quiet}>{brand}</span>
        <KindTag row={row} />
      </span>
    </span>
  );
}

/** Includes or excludes all rows of a kind, on other pages too. */
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
