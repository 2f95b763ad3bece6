import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import css from './icon-button.module.css';
import { Icon, type IconName } from './icon.tsx';

type IconLook = {
  icon: IconName;
  /** The accessible name: an icon never stands alone. */
  label: string;
  /** A badge; none at 0. Put what it counts into `label`. */
  count?: number | undefined;
  /** A round ground, for use on pictures. */
  disc?: boolean | undefined;
};

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  IconLook & {
    /** Makes it a toggle; pressed fills the icon in sumac (the heart). */
    pressed?: boolean | undefined;
  };

/** A 44 px target around one icon. */
export function IconButton({ icon, label, count, disc, pressed, className, ...native }: IconButtonProps) {
  return (
    <button type="button" {...native} className={classes(css.target, className)} aria-pressed={pressed}>
      <Face icon={icon} label={label} count={count} disc={disc} />
    </button>
  );
}

/** The same, leading somewhere. */
export function IconLink({
  icon,
  label,
  count,
  disc,
  className,
  ...link
}: Omit<LinkProps, 'children' | 'className'> & IconLook & { className?: string }) {
  return (
    <Link {...link} className={classes(css.target, className)}>
      <Face icon={icon} label={label} count={count} disc={disc} />
    </Link>
  );
}

function Face({ icon, label, count = 0, disc }: IconLook) {
  return (
    <>
      <span className={classes(css.face, disc && css.disc)}>
        <Icon name={icon} size={disc ? 18 : 20} />
      </span>
      <Hidden>{label}</Hidden>
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
}
