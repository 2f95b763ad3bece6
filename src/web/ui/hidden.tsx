import type { ReactNode } from 'react';

/** Visually hidden text for screen readers. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
