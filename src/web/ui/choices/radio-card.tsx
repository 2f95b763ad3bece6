import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import field from '../fields/field.module.css';
import box from './checkbox.module.css';
import css from './radio-card.module.css';

/** A radio group of cards. */
export function RadioCards({
  legend,
  hideLegend,
  children,
}: {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={css.group}>
      <legend className={classes(field.label, hideLegend && 'visually-hidden')}>{legend}</legend>
      {children}
    </fieldset>
  );
}

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  /** At the end of the title: a price or tag. */
  aside?: ReactNode;
};

/** A radio whose label is the whole card. */
export function RadioCard({ title, aside, children, ...native }: RadioCardProps) {
  return (
    <label className={css.card}>
      <input {...native} type="radio" className={box.box} />
      <span className={css.body}>
        <span className={css.title}>{title}</span>
        {children && <span className={css.text}>{children}</span>}
      </span>
      {aside && <span className={css.aside}>{aside}</span>}
    </label>
  );
}
