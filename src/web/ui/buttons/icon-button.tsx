import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '../classes.ts';
import { Hidden } from '../hidden.tsx';
import css from './icon-button.module.css';
import { Icon, type IconName } from './icon.tsx';

type IconLook = {
  icon: IconName;
  /** The accessible name. */
  label: string;
  /** A badge; hidden at 0. Say what it counts in `label`. */
  count?: number | undefined;
  /** A round background, for use on pictures. */
  disc?: boolean | undefined;
};

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  IconLook & {
    /** Makes it a toggle; the icon is filled while pressed. */
    pressed?: boolean | undefined;
  };

/** An icon with a 44 px touch target. */
export function IconButton({ icon, label, count, disc, pressed, className, ...native }: IconButtonProps) {
  return (
    <button type="button" {...native} className={classes(css.target, className)} aria-pressed={pressed}>
      <Face icon={icon} label={label} count={count} disc={disc} />
    </button>
  );
}

/** The same as a link. */
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
