import { useRevalidator } from 'react-router';
import { layout as t } from '#texts/layout';
import { retryOrReload } from '../../client/reload-for-new-build.ts';
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx';

/** "Try again": loads the page's data again. `saved-at.ts` finds it by its attribute. */
export function RetryButton(look: Pick<ButtonProps, 'tone' | 'small'>) {
  const { revalidate, state } = useRevalidator();
  return (
    <Button
      data-retry
      {...look}
      busy={state === 'loading'}
      onClick={() => retryOrReload(() => void revalidate())}
    >
      {t.tryAgain}
    </Button>
  );
}
