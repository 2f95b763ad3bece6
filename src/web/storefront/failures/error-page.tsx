import { isRouteErrorResponse, useRouteError, Form } from 'react-router';
import { layout as t } from '#texts/layout';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { SearchField } from '../catalog/search/search-field.tsx';
import { Head } from '../head.tsx';
import { useStoreSentences } from '../layout/facts.ts';
import css from './error-page.module.css';
import { RetryButton } from './retry-button.tsx';

/** The error page: not found, or what went wrong, with a next step. */
export function ErrorPage() {
  const error = useRouteError();
  const sentences = useStoreSentences();
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />;
  const { message, requestId } = failureOf(error);
  return (
    <section className={`wrap ${css.page}`}>
      <Head title={t.errorTitle} noIndex />
      <TangledThreads />
      <h1 className="display">{t.errorTitle}</h1>
      <p>{message ?? t.errorText}</p>
      <RetryButton />
      <p className="small">{sentences?.support}</p>
      {requestId && (
        <p className="small" dir="ltr">
          {requestId}
        </p>
      )}
    </section>
  );
}

type Failure = { code?: string; message?: string | undefined; requestId?: string };

/** The server's own sentence, if any, and the id of the request in its log. */
function failureOf(error: unknown): Failure {
  // Their body is written by `guarded` and by the server's rendering, and has this shape.
  const body = ((isRouteErrorResponse(error) && error.data) || {}) as Failure;
  return { ...body, message: body.code === 'NETWORK' ? t.network : body.message || undefined };
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

/** Three crossed threads, the illustration of the not-found page. */
function TangledThreads() {
  return (
    <svg className={css.threads} viewBox="0 0 180 120" aria-hidden="true">
      <path className={css.plum} d="M20 112C20 70 96 92 92 52 89 20 56 30 62 60c6 32 98 24 98-52" />
      <path className={css.sumac} d="M58 112c0-34 54-30 58-58C120 22 84 18 82 44" />
      <path className={css.quince} d="M122 112c0-26-74-36-80-64C38 28 58 20 58 8" />
      <path className={css.sumac} d="M98 40c2-14 24-14 24-32" />
    </svg>
  );
}
