import { consoleWords as t } from '#texts/console-words';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

/** An address that leads nowhere. */
function NotFoundPage() {
  return (
    <Page title={t.notFound} layout="form">
      <EmptyState
        icon="search"
        title={t.notFoundText}
        action={
          <ButtonLink to="/" tone="secondary">
            {t.toStart}
          </ButtonLink>
        }
      />
    </Page>
  );
}

export { NotFoundPage as Page };
