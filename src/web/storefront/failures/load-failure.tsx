import type { ReactNode } from 'react';
import { Banner } from '../../ui/blocks/banner.tsx';
import { EmptyState, type EmptyStateProps } from '../../ui/blocks/empty-state.tsx';
import { RetryButton } from './retry-button.tsx';

/** In place of a block that failed to load, with a retry; the other blocks of the page stay. */
export function BlockFailure({ children }: { children: ReactNode }) {
  return (
    <Banner tone="error" action={<RetryButton tone="secondary" small />}>
      {children}
    </Banner>
  );
}

/** In place of a page's list that failed to load, with a retry; tabs and filters stay. */
export function ContentFailure(words: Pick<EmptyStateProps, 'title' | 'text' | 'level'>) {
  return (
    <div role="alert">
      <EmptyState {...words} icon="wifi-off" action={<RetryButton />} />
    </div>
  );
}
