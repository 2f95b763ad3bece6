import type { ReactNode } from 'react';

/** Words for those who listen: read aloud, never seen. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
