import { useRevalidator, useRouteError } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { retryOrReload } from '../../client/reload-for-new-build.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Page } from '../ui/page.tsx';
import { NotFound } from './not-found-page.tsx';

/** A page that failed to load: why, and a retry. The frame around it stays. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // Another try would not find it either.
  if (error instanceof CallError && error.status === 404)
    return <NotFound text={failureText(error, t.notFoundText)} />;
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
