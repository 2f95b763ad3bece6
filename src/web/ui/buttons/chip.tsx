import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ui as t } from '#texts/ui';
import { classes } from '../classes.ts';
import { Hidden } from '../hidden.tsx';
import css from './chip.module.css';
import { Icon, type IconName } from './icon.tsx';

type ChipLook = {
  /** Selected or applied. */
  on?: boolean | undefined;
  /** Filled: the chip that opens all filters. */
  solid?: boolean | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
};

/** A row of chips: scrolls sideways on phones, wraps on wide screens. */
export function Chips({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div className={css.chips} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  );
}

/** A checkbox or radio styled as a chip. */
export function ChipToggle({
  children,
  type = 'checkbox',
  ...native
}: Omit<ComponentProps<'input'>, 'type'> & { type?: 'checkbox' | 'radio' }) {
  return (
    <label className={`choice ${css.chip}`}>
      <input {...native} type={type} />
      {children}
    </label>
  );
}

/** A chip that is a link to another view of the list. */
export function ChipLink({ on, solid, icon, iconEnd, children, ...link }: LinkProps & ChipLook) {
  return (
    <Link {...link} className={chipClass({ on, solid })} aria-current={on || undefined}>
      <ChipContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ChipContent>
    </Link>
  );
}

/** An active filter: links to the list without it. `children` is its name as plain text. */
export function ChipRemove({ children, ...link }: LinkProps & { children: string }) {
  return (
    <Link {...link} className={chipClass({ on: true })}>
      <span aria-hidden="true">{children}</span>
      <Hidden>{t.removeFilter(children)}</Hidden>
      <Icon name="x" size={16} />
    </Link>
  );
}

function chipClass({ on, solid }: ChipLook): string {
  return classes(css.chip, on && css.on, solid && css.solid);
}

function ChipContent({ icon, iconEnd, children }: ChipLook & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={16} />}
    </>
  );
}
