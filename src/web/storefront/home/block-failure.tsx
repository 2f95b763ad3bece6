import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { home as t } from '#texts/home';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Shown in place of one block that failed to load, with a retry; the other blocks stay. */
export function BlockFailure({ children }: { children: ReactNode }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      tone="error"
      action={
        <Button tone="secondary" small busy={state === 'loading'} onClick={() => void revalidate()}>
          {t.tryAgain}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
