import type { ComponentProps } from 'react';
import { go, hrefOf } from './device/path.ts';

/** A link within the round. */
export function RoundLink({
  to,
  className,
  children,
  ...native
}: Omit<ComponentProps<'a'>, 'className'> & { to: readonly string[]; className?: string | undefined }) {
  return (
    <a
      {...native}
      href={hrefOf(...to)}
      className={className ?? ''}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
