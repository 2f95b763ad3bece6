import type { ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { ChoiceGroup } from './choice-group.tsx';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import css from './size-picker.module.css';
import { useChoice, type ChoiceProps } from './use-choice.ts';

/** From how few pieces on the number left is told, and from how few on it is told in sumac. */
const tell = { few: 5, low: 2 };

interface SizeOption {
  id: string;
  label: string;
  /** Pieces left in this size. */
  available: number;
}

export interface SizePickerProps extends ChoiceProps<string> {
  legend: string;
  name: string;
  options: readonly SizeOption[];
  /** A sold-out size was pressed: offer to tell when it is back. */
  onOut?: ((id: string) => void) | undefined;
  /** At the end of the legend's line: the size guide. */
  aside?: ReactNode;
  error?: string | undefined;
  id?: string | undefined;
}

/** Sizes as buttons with what is left of each: a radio group; sold-out ones stay visible and can be asked for. */
export function SizePicker({ legend, name, options, onOut, aside, error, id, ...choice }: SizePickerProps) {
  const [chosen, choose] = useChoice(choice);
  return (
    <ChoiceGroup id={id} legend={legend} aside={aside} error={error}>
      {options.map((size) =>
        size.available > 0 ? (
          <label key={size.id} className={classes(css.size, size.available <= tell.low && css.low)}>
            <input
              type="radio"
              name={name}
              value={size.id}
              checked={size.id === chosen}
              onChange={() => choose(size.id)}
            />
            <bdi>{size.label}</bdi>
            {size.available <= tell.few && <small>{t.left(size.available)}</small>}
          </label>
        ) : (
          <button
            key={size.id}
            type="button"
            className={classes(css.size, css.out)}
            aria-disabled="true"
            onClick={() => onOut?.(size.id)}
          >
            <bdi>{size.label}</bdi>
            <Hidden>, {t.soldOut}</Hidden>
          </button>
        ),
      )}
    </ChoiceGroup>
  );
}
