import { Link, type LinkProps } from 'react-router';
import { ButtonContent, buttonClass, type ButtonLook } from './button-look.tsx';

/** A link styled as a button, for steps with a URL. */
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
