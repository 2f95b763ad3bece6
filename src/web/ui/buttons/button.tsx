import type { ComponentProps, MouseEvent } from 'react';
import { ButtonContent, buttonClass, type ButtonLook } from './button-look.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows progress bars, keeps its width and ignores presses. */
    busy?: boolean | undefined;
  };

/** A native button; `type="button"` by default. */
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

// `disabled` would lose the focus: the click is prevented instead, and so is a submit.
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
