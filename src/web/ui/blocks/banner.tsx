import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../buttons/icon.tsx';
import { classes } from '../classes.ts';
import css from './banner.module.css';

const icons = {
  info: 'info',
  success: 'circle-check',
  error: 'circle-alert',
  offline: 'wifi-off',
} as const satisfies Record<string, IconName>;

export type BannerProps = {
  tone?: keyof typeof icons | undefined;
  icon?: IconName | undefined;
  /** An action at the end, such as "Try again". */
  action?: ReactNode;
  /** Lets a page focus it, for the first error of a form. */
  focusRef?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

/** A message about the whole page or block. Errors are announced at once. */
export function Banner({ tone = 'info', icon, action, focusRef, children }: BannerProps) {
  return (
    <div
      ref={focusRef}
      tabIndex={focusRef ? -1 : undefined}
      className={classes(css.banner, css[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icon ?? icons[tone]} size={20} />
      <div className={css.words}>{children}</div>
      {action}
    </div>
  );
}
