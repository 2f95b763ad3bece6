import { useRevalidator, useRouteError } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { failureText } from '../../client/forms/failure-text.ts';
import { retryOrReload } from '../../client/reload-for-new-build.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Page } from '../ui/page.tsx';

/** A page that failed to load: why, and a retry. The frame around it stays. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return (
    <Page title={t.failedTitle} layout="form">
      <Banner
        tone="error"
        action={
          <Button
            tone="secondary"
            small
            busy={state === 'loading'}
            onClick={() => retryOrReload(() => void revalidate())}
          >
            {t.tryAgain}
          </Button>
        }
      >
        {failureText(error, t.failed)}
      </Banner>
    </Page>
  );
}
