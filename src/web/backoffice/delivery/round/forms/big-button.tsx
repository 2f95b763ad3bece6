import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../../../../ui/buttons/icon.tsx';
import { classes } from '../../../../ui/classes.ts';
import css from '../round.module.css';

type Look = {
  /** `done`: the one green button of a page. `no`: a red border; red text is too pale in the sun. */
  tone?: 'done' | 'no' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

/** A button of at least 56 px; the green one has 76. */
export function BigButton({ tone, icon, children, ...native }: ComponentProps<'button'> & Look) {
  return (
    <button type="button" {...native} className={classes(css.button, tone && css[tone])}>
      <Look icon={icon} tone={tone}>
        {children}
      </Look>
    </button>
  );
}

/** The same as a link out of the round: a phone, a chat, a map. */
export function BigLink({ tone, icon, children, ...native }: ComponentProps<'a'> & Look) {
  return (
    <a {...native} className={classes(css.button, tone && css[tone])}>
      <Look icon={icon} tone={tone}>
        {children}
      </Look>
    </a>
  );
}

function Look({ icon, tone, children }: Look) {
  return (
    <>
      {icon && <Icon name={icon} size={tone === 'done' ? 28 : 24} />}
      <span>{children}</span>
    </>
  );
}
