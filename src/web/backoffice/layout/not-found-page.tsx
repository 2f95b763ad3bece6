import { consoleWords as t } from '#texts/console-words';
import { EmptyState } from '../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Page } from '../ui/page.tsx';

/** What an address without a page says; `text` where the server says more. */
export function NotFound({ text }: { text: string }) {
  return (
    <Page title={t.notFound} layout="form">
      <EmptyState
        icon="search"
        title={text}
        action={
          <ButtonLink to="/" tone="secondary">
            {t.toStart}
          </ButtonLink>
        }
      />
    </Page>
  );
}

/** An address that leads nowhere. */
const NotFoundPage = () => <NotFound text={t.notFoundText} />;

export { NotFoundPage as Page };
