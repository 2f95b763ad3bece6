import type { ComponentProps, MouseEvent } from 'react';
import { ButtonContent, buttonClass, type ButtonLook } from './button-look.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: three woven bars, the width stays, presses do nothing. */
    busy?: boolean | undefined;
  };

/** A native button, `type="button"` unless told otherwise. */
export function Button({
  tone,
  small,
  wide,
  icon,
  iconEnd,
  busy,
  className,
  children,
  ...native
}: ButtonProps) {
  const look = { tone, small, wide, icon, iconEnd };
  return (
    <button
      type="button"
      {...native}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      onClick={busy ? ignorePress : native.onClick}
    >
      <ButtonContent look={look}>{children}</ButtonContent>
    </button>
  );
}

// `disabled` would drop the focus: the press is swallowed instead, a submit with it.
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
