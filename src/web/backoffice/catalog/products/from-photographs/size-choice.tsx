import { useState } from 'react';
import { newPieces as t } from '#texts/new-pieces';
import { products } from '#texts/products';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { ChipToggle } from '../../../../ui/buttons/chip.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { NewRowButton } from '../../taxonomy/new-row.tsx';
import grid from '../variant-grid.module.css';
import css from './pieces.module.css';
import type { PieceFields } from './pieces.ts';

type Sizes = PieceFields['sizes'];

type SizeChoiceProps = {
  sizes: Taxonomy['sizes'];
  chosen: Sizes;
  error: string | undefined;
  onChange: (sizes: Sizes) => void;
};

/** The sizes of a piece, each with how many there are. */
export function SizeChoice({ sizes, chosen, error, onChange }: SizeChoiceProps) {
  // Of the first render: a chip must not move under the finger.
  const [first] = useState(() => systemsOf(sizes, chosen));
  const systems = first.size > 0 ? first : systemsOf(sizes, chosen);
  const isChosen = (id: string) => chosen.some(({ sizeId }) => sizeId === id);
  const toggle = (id: string) =>
    onChange(
      isChosen(id) ? chosen.filter(({ sizeId }) => sizeId !== id) : [...chosen, { sizeId: id, pieces: 1 }],
    );
  const chips = (isUsual: boolean) =>
    sizes
      .filter(({ system }) => systems.has(system) === isUsual)
      .map(({ _id, label }) => (
        <ChipToggle key={_id} checked={isChosen(_id)} onChange={() => toggle(_id)}>
          <bdi>{label}</bdi>
        </ChipToggle>
      ));
  const rare = chips(false);
  return (
    <fieldset id="sizes" tabIndex={-1} className={grid.choices}>
      <legend>{t.sizes}</legend>
      <div>{chips(true)}</div>
      {rare.length > 0 && (
        <details className={grid.more}>
          <summary>{products.moreSizes}</summary>
          <div className={grid.choices}>
            <div>{rare}</div>
          </div>
        </details>
      )}
      {error !== undefined && <FieldError id="sizes-note">{error}</FieldError>}
      <ul className={css.counts}>
        {sizes
          .filter(({ _id }) => isChosen(_id))
          .map(({ _id, label }) => (
            <li key={_id}>
              <QuantityStepper
                label={t.piecesOf(label)}
                name={`pieces-${_id}`}
                max={999}
                value={chosen.find(({ sizeId }) => sizeId === _id)?.pieces ?? 1}
                onChange={(pieces) =>
                  onChange(chosen.map((each) => (each.sizeId === _id ? { ...each, pieces } : each)))
                }
              />
            </li>
          ))}
      </ul>
      <NewRowButton kind="sizes" onMade={(id) => !isChosen(id) && toggle(id)} />
    </fieldset>
  );
}

/** The systems of the chosen sizes; without one the shop's first. */
function systemsOf(sizes: Taxonomy['sizes'], chosen: Sizes): ReadonlySet<string> {
  const used = sizes.filter(({ _id }) => chosen.some(({ sizeId }) => sizeId === _id));
  return new Set((used.length > 0 ? used : sizes.slice(0, 1)).map(({ system }) => system));
}
