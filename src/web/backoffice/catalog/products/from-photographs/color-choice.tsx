import { useState } from 'react';
import { newPieces as t } from '#texts/new-pieces';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { ChipToggle } from '../../../../ui/buttons/chip.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { NewRowButton } from '../../taxonomy/new-row.tsx';
import grid from '../variant-grid.module.css';

type ColorChoiceProps = {
  colors: Taxonomy['colors'];
  chosen: readonly string[];
  /** Chosen by the photograph alone. */
  isFound: boolean;
  error: string | undefined;
  onChange: (colorIds: readonly string[]) => void;
};

/** The colors of a piece, that of its photograph first. */
export function ColorChoice({ colors, chosen, isFound, error, onChange }: ColorChoiceProps) {
  // Of the first render: a chip must not move under the finger. Twenty others would be a long way to the sizes.
  const [usual] = useState(chosen);
  const chips = (shown: Taxonomy['colors']) =>
    shown.map(({ _id, name, hex }) => (
      <ChipToggle
        key={_id}
        checked={chosen.includes(_id)}
        onChange={({ currentTarget: { checked } }) =>
          // Another color than the one seen in the photograph stands instead of it.
          onChange(checked ? [...(isFound ? [] : chosen), _id] : chosen.filter((id) => id !== _id))
        }
      >
        <span className={grid.swatch} style={{ background: hex }} />
        {name}
      </ChipToggle>
    ));
  return (
    <fieldset id="colorIds" tabIndex={-1} className={grid.choices}>
      <legend>{t.colors}</legend>
      <div>{chips(colors.filter(({ _id }) => usual.length === 0 || usual.includes(_id)))}</div>
      {usual.length > 0 && (
        <details className={grid.more}>
          <summary>{t.otherColors}</summary>
          <div className={grid.choices}>
            <div>{chips(colors.filter(({ _id }) => !usual.includes(_id)))}</div>
          </div>
        </details>
      )}
      {isFound && <p className={grid.quiet}>{t.colorFound}</p>}
      {error !== undefined && <FieldError id="colorIds-note">{error}</FieldError>}
      <NewRowButton kind="colors" onMade={(id) => onChange([...(isFound ? [] : chosen), id])} />
    </fieldset>
  );
}
