import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { layout as t } from '#texts/layout';
import { retryOrReload } from '../../client/reload-for-new-build.ts';
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx';

/** "Try again": loads the page's data again. */
export function RetryButton(look: Pick<ButtonProps, 'tone' | 'small'>) {
  const { revalidate, state } = useRevalidator();
  // Heard by `saved-at.ts`, which comes after the first view.
  useEffect(() => void dispatchEvent(new Event('failed')), []);
  return (
    <Button {...look} busy={state === 'loading'} onClick={() => retryOrReload(() => void revalidate())}>
      {t.tryAgain}
    </Button>
  );
}
