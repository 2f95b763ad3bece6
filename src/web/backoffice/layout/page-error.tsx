import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { retryOrReload } from '../../client/reload-for-new-build.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Page } from '../ui/page.tsx';
import { NotFound } from './not-found-page.tsx';
import { NotOpen } from './not-open.tsx';

/** A page that failed to load: why, and a retry. The frame around it stays. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  // 404: a retry cannot help.
  if (error instanceof CallError && error.status === 404)
    return <NotFound text={failureText(error, t.notFoundText)} />;
  // 400: the filters in the address are wrong, such as a period that ends before it begins.
  if (error instanceof CallError && error.status === 400 && search !== '')
    return (
      <Page title={t.failedTitle} layout="form">
        <Banner
          tone="error"
          action={
            <ButtonLink to={pathname} tone="secondary" small>
              {t.clearFilters}
            </ButtonLink>
          }
        >
          {t.filtersUnfit}
        </Banner>
      </Page>
    );
  if (error instanceof CallError && error.status === 403)
    return <NotOpen text={failureText(error, t.failed)} />;
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
