import { lazy, Suspense, useState } from 'react';
import { accountProfile as t } from '#texts/account-profile';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import css from './profile-form.module.css';

const EraseAccount = lazy(async () => ({ default: (await import('./erase-account.tsx')).EraseAccount }));

/** What a shopper may ask about their own data: a copy, the policy, the end of it. */
export function DataPanel({ phone }: { phone: string }) {
  const [isErasing, setErasing] = useState(false);
  return (
    <Panel title={t.data}>
      <p>{t.dataText}</p>
      <div className={css.actions}>
        <ButtonLink to="/contact" tone="secondary" small>
          {t.dataAsk}
        </ButtonLink>
        <ButtonLink to="/privacy-policy" tone="quiet" small>
          {t.privacy}
        </ButtonLink>
        <Button tone="danger" small onClick={() => setErasing(true)}>
          {t.erase}
        </Button>
      </div>
      {isErasing && (
        <Suspense>
          <EraseAccount phone={phone} onClose={() => setErasing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
