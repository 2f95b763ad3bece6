import type { ComponentProps } from 'react';
import css from './field.module.css';
import { Field, type FieldFrame } from './field.tsx';

/** A textarea that grows with its text where the browser supports it. */
export function TextArea(props: ComponentProps<'textarea'> & FieldFrame) {
  const { label, hideLabel, hint, error, tag, isTagWarning, optional, id, ...native } = props;
  return (
    <Field {...{ id, label, hideLabel, hint, error, tag, isTagWarning, optional }}>
      {(aria) => (
        <span className={css.box}>
          <textarea rows={3} dir="auto" {...native} {...aria} className={css.area} />
        </span>
      )}
    </Field>
  );
}
