import { Form } from 'react-router';
import { layout as t } from '#texts/layout';
import { ButtonLink } from '../ui/button-link.tsx';
import css from './error-page.module.css';
import { SearchField } from './search/search-field.tsx';
import { Head } from './head.tsx';
import { TangledThreads } from './tangled-threads.tsx';

/** What is shown for an address where nothing is, and for a piece that is gone. */
export function MissingPage() {
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
