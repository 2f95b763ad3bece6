import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

/** Variants of buttons and of links styled as buttons. */
export type ButtonLook = {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 40 px high instead of 48; the touch target stays 44. */
  small?: boolean | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
};

/** The class names of a variant. */
export function buttonClass({ tone = 'primary', small, wide }: ButtonLook, more?: string): string {
  return classes(css.button, css[tone], small && css.small, wide && css.wide, more);
}

/** The icons around a button's or link's text. */
export function ButtonContent({ look, children }: { look: ButtonLook; children: ReactNode }) {
  return (
    <>
      {look.icon && <Icon name={look.icon} size={20} />}
      <span className={css.words}>{children}</span>
      {look.iconEnd && <Icon name={look.iconEnd} size={20} />}
    </>
  );
}
