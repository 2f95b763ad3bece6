import type { ReactNode } from 'react';
import { Icon, type IconName } from '../buttons/icon.tsx';
import css from './details-menu.module.css';

export type DetailsMenuProps = {
  /** The accessible name of the icon that opens it. */
  label: string;
  icon: IconName;
  /** Links and buttons, a row each. */
  children: ReactNode;
};

/** An icon that opens a menu below it. A native details element: it works without script. */
export function DetailsMenu({ label, icon, children }: DetailsMenuProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers get events that bubble from its content
    <details
      className={css.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={label}>
        <Icon name={icon} />
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  );
}
