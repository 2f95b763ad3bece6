import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../buttons/icon.tsx';
import { classes } from '../classes.ts';
import css from './details-menu.module.css';

export type DetailsMenuProps = {
  /** The accessible name of the icon that opens it. */
  label: string;
  icon: IconName;
  className?: string | undefined;
  children: ReactNode;
};

/** An icon that opens a menu below it. A native details element: it works without script. */
export function DetailsMenu({ label, icon, className, children }: DetailsMenuProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers get events that bubble from its content
    <details className={css.menu} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <summary aria-label={label}>
        <Icon name={icon} />
      </summary>
      <div className={classes(css.panel, className)}>{children}</div>
    </details>
  );
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
