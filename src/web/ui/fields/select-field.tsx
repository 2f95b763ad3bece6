import type { ComponentProps } from 'react';
import { Icon } from '../buttons/icon.tsx';
import { classes } from '../classes.ts';
import css from './field.module.css';
import { Field, type FieldFrame } from './field.tsx';

/** A native select. */
export function SelectField(
  props: ComponentProps<'select'> & FieldFrame & { compact?: boolean | undefined },
) {
  const { label, hideLabel, hint, error, tag, optional, compact, id, children, ...native } = props;
  return (
    <Field {...{ id, label, hideLabel, hint, error, tag, optional }}>
      {(aria) => (
        <span className={classes(css.box, css.select, compact && css.compact)}>
          <select {...native} {...aria} className={css.input}>
            {children}
          </select>
          <Icon name="chevron-down" size={20} />
        </span>
      )}
    </Field>
  );
}
