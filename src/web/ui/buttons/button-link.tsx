import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ButtonContent, buttonClass, type ButtonLook } from './button-look.tsx';

type ButtonLinkProps = Omit<LinkProps, 'className'> &
  ButtonLook & {
    className?: string;
    /** Its page is loading: shows progress bars and ignores presses, which would begin the loading again. */
    busy?: boolean | undefined;
  };

/** A link styled as a button, for steps with a URL. */
export function ButtonLink({
  tone,
  small,
  wide,
  icon,
  iconEnd,
  busy,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  const look = { tone, small, wide, icon, iconEnd };
  return (
    <Link
      {...link}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      onClick={busy ? ignorePress : link.onClick}
    >
      <ButtonContent look={look}>{children}</ButtonContent>
    </Link>
  );
}

function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
