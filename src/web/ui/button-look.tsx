import type { ReactNode } from 'react';
import css from './button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

/** How a button or a link that acts like one may look. */
export type ButtonLook = {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 40 px high instead of 48; the target stays 44. */
  small?: boolean | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
};

/** The class names of a look. */
export function buttonClass({ tone = 'primary', small, wide }: ButtonLook, more?: string): string {
  return classes(css.button, css[tone], small && css.small, wide && css.wide, more);
}

/** The icons around the words, the same for buttons and links. */
export function ButtonContent({ look, children }: { look: ButtonLook; children: ReactNode }) {
  return (
    <>
      {look.icon && <Icon name={look.icon} size={20} />}
      <span className={css.words}>{children}</span>
      {look.iconEnd && <Icon name={look.iconEnd} size={20} />}
    </>
  );
}
