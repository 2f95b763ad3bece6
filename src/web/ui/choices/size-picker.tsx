import type { ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { Icon } from '../buttons/icon.tsx';
import { classes } from '../classes.ts';
import { Hidden } from '../hidden.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import css from './size-picker.module.css';
import { useChoice, type ChoiceProps } from './use-choice.ts';

type SizeOption = {
  id: string;
  label: string;
  /** Stock of this size. */
  available: number;
  /** Sold out, and the shopper has a stock alert for it. */
  awaited?: boolean | undefined;
};

export type SizePickerProps = ChoiceProps<string> & {
  legend: string;
  name: string;
  options: readonly SizeOption[];
  /** At this stock or less the number left is shown; at half of it, as a warning. */
  few: number;
  /** The sold-out size pressed last. */
  pressed?: string | null | undefined;
  /** A sold-out size was pressed: offer a stock alert. */
  onOut?: ((id: string) => void) | undefined;
  /** At the end of the legend: the size guide. */
  aside?: ReactNode;
  error?: string | undefined;
  id?: string | undefined;
};

/** Sizes as a radio group with the number left; sold-out sizes stay selectable for stock alerts. */
export function SizePicker(props: SizePickerProps) {
  const { legend, name, options, few, pressed, onOut, aside, error, id, ...choice } = props;
  const [chosen, choose] = useChoice(choice);
  return (
    <ChoiceGroup id={id} legend={legend} aside={aside} error={error}>
      {options.map((size) =>
        size.available > 0 ? (
          <label key={size.id} className={classes('choice', css.size, size.available <= few / 2 && css.low)}>
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
            <Hidden>
              {t.comma}
              {size.awaited ? t.soldOutAwaited : t.soldOut}
            </Hidden>
          </button>
        ),
      )}
    </ChoiceGroup>
  );
}
