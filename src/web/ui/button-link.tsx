import { Link, type LinkProps } from 'react-router';
import { ButtonContent, buttonClass, type ButtonLook } from './button-look.tsx';

/** A link that looks like a button, for steps that are places (they open in a new tab too). */
export function ButtonLink({
  tone,
  small,
  wide,
  icon,
  iconEnd,
  className,
  children,
  ...link
}: Omit<LinkProps, 'className'> & ButtonLook & { className?: string }) {
  const look = { tone, small, wide, icon, iconEnd };
  return (
    <Link {...link} className={buttonClass(look, className)}>
      <ButtonContent look={look}>{children}</ButtonContent>
    </Link>
  );
}
