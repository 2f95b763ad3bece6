import type { ComponentProps, ReactNode } from 'react';
import box from './checkbox.module.css';
import { classes } from './classes.ts';
import field from './field.module.css';
import css from './radio-card.module.css';

/** Several cards of which one is chosen; the legend names the choice. */
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
  /** At the end of the title's line: a price, a tag. */
  aside?: ReactNode;
};

/** One of several choices that need a few words each: the whole card is the radio's label. */
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
