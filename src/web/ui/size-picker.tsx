import type { ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { ChoiceGroup } from './choice-group.tsx';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';
import css from './size-picker.module.css';
import { useChoice, type ChoiceProps } from './use-choice.ts';

/** From so few pieces on the number left is told in sumac. */
const low = 2;

type SizeOption = {
  id: string;
  label: string;
  /** Pieces left in this size. */
  available: number;
  /** Sold out, and the shopper waits for it. */
  awaited?: boolean | undefined;
};

export type SizePickerProps = ChoiceProps<string> & {
  legend: string;
  name: string;
  options: readonly SizeOption[];
  /** From how few pieces on the number left is told. */
  few?: number | undefined;
  /** The sold-out size that was pressed last. */
  pressed?: string | null | undefined;
  /** A sold-out size was pressed: offer to tell when it is back. */
  onOut?: ((id: string) => void) | undefined;
  /** At the end of the legend's line: the size guide. */
  aside?: ReactNode;
  error?: string | undefined;
  id?: string | undefined;
};

/** Sizes as buttons with what is left of each: a radio group; sold-out ones stay visible and can be asked for. */
export function SizePicker(props: SizePickerProps) {
  const { legend, name, options, few = 5, pressed, onOut, aside, error, id, ...choice } = props;
  const [chosen, choose] = useChoice(choice);
  return (
    <ChoiceGroup id={id} legend={legend} aside={aside} error={error}>
      {options.map((size) =>
        size.available > 0 ? (
          <label key={size.id} className={classes('choice', css.size, size.available <= low && css.low)}>
            <input
              type="radio"
              name={name}
              value={size.id}
              checked={size.id === chosen}
              onChange={() => choose(size.id)}
            />
            <bdi>{size.label}</bdi>
            {size.available <= few && <small>{t.left(size.available)}</small>}
          </label>
        ) : (
          <button
            key={size.id}
            type="button"
            className={classes(css.size, css.out)}
            aria-disabled="true"
            data-pressed={size.id === pressed || undefined}
            onClick={() => onOut?.(size.id)}
          >
            <bdi>{size.label}</bdi>
            {size.awaited && <Icon name="bell" size={12} />}
            <Hidden>, {size.awaited ? t.soldOutAwaited : t.soldOut}</Hidden>
          </button>
        ),
      )}
    </ChoiceGroup>
  );
}
