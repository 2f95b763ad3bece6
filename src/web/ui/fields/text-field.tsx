import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../buttons/icon.tsx';
import { classes } from '../classes.ts';
import css from './field.module.css';
import { Field, type FieldFrame } from './field.tsx';

export type TextFieldProps = ComponentProps<'input'> &
  FieldFrame & {
    /** 44 px high instead of 52. */
    compact?: boolean | undefined;
    icon?: IconName | undefined;
  };

/** A native text input with its label. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    tag,
    isTagWarning,
    optional,
    compact,
    icon,
    className,
    id,
    ...native
  } = props;
  return (
    <Field {...{ id, label, hideLabel, hint, error, tag, isTagWarning, optional }}>
      {(aria) => (
        <span className={classes(css.box, compact && css.compact, className)}>
          {icon && <Icon name={icon} size={20} />}
          <input {...native} {...aria} className={css.input} />
        </span>
      )}
    </Field>
  );
}
