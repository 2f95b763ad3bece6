import { isRouteErrorResponse, useRevalidator, useRouteError, Form } from 'react-router';
import { layout as t } from '#texts/layout';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';
import css from './error-page.module.css';
import { Head } from './head.tsx';
import { useStoreSentences } from './layout/facts.ts';
import { SearchField } from './search/search-field.tsx';
import { TangledThreads } from './tangled-threads.tsx';

/** The error page: not found, or what went wrong, with a next step. */
export function ErrorPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const sentences = useStoreSentences();
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />;
  return (
    <section className={`wrap ${css.page}`}>
      <Head title={t.errorTitle} noIndex />
      <TangledThreads />
      <h1 className="display">{t.errorTitle}</h1>
      <p>{messageOf(error) ?? t.errorText}</p>
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>
        {t.tryAgain}
      </Button>
      <p className="small">{sentences?.support}</p>
    </section>
  );
}

/** The server's own sentence, if any. */
function messageOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  // Thrown by `guarded`, the only place that creates such errors with a body.
  const { code, message } = (error.data ?? {}) as { code?: string; message?: string };
  return code === 'NETWORK' ? t.network : message || undefined;
}

/** Shown for an unknown URL and for a removed product. */
function MissingPage() {
  return (
    <section className={`wrap ${css.page}`}>
      <Head title={t.notFoundTitle} noIndex />
      <TangledThreads />
      <h1 className="display">{t.notFoundTitle}</h1>
      <p>{t.notFoundText}</p>
      <Form action="/SearchProducts" role="search" aria-label={t.searchPlaceholder} className={css.search}>
        <SearchField />
      </Form>
      <p className={css.ways}>
        <ButtonLink to="/">{t.home}</ButtonLink>
        <ButtonLink to="/SearchProducts" tone="secondary">
          {t.shopAll}
        </ButtonLink>
      </p>
    </section>
  );
}
