import { consoleWords as t } from '#texts/console-words';
import { Banner } from '../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Page } from '../ui/page.tsx';

/** A page that is not for this person's roles; another try would not change that. */
export function NotOpen({ text }: { text: string }) {
  return (
    <Page title={t.failedTitle} layout="form">
      <Banner
        action={
          <ButtonLink to="/" tone="secondary" small>
            {t.toStart}
          </ButtonLink>
        }
      >
        {text}
      </Banner>
    </Page>
  );
}
