import { consoleWords as t } from '#texts/console-words';
import { EmptyState } from '../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
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
