import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import css from './field.module.css';
import { Field, type FieldFrame } from './field.tsx';

/** A textarea that grows with its text where the browser supports it. */
export function TextArea(props: ComponentProps<'textarea'> & FieldFrame & { compact?: boolean }) {
  const { label, hideLabel, hint, error, tag, isTagWarning, optional, compact, id, ...native } = props;
  return (
    <Field {...{ id, label, hideLabel, hint, error, tag, isTagWarning, optional }}>
      {(aria) => (
        <span className={classes(css.box, compact && css.compact)}>
          <textarea rows={3} dir="auto" {...native} {...aria} className={css.area} />
        </span>
      )}
    </Field>
  );
}
