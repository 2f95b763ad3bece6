import { Suspense, useRef, useState } from 'react';
import { accountProfile as t } from '#texts/account-profile';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { saveFile } from '../../../../client/save-file.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { lazyPart } from '../../../lazy-part.ts';
import css from '../profile-form.module.css';

const EraseAccount = lazyPart(async () => (await import('./erase-account.tsx')).EraseAccount);

/** The shopper's data rights: export, privacy policy, deletion. */
export function DataPanel({ phone }: { phone: string }) {
  const [isErasing, setErasing] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const download = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const data = await call('exportData');
      saveFile({
        name: `minwal-${data.exportedAt.slice(0, 10)}.json`,
        type: 'application/json',
        content: JSON.stringify(data, null, 2),
      });
    } catch (error) {
      toast.error(failureText(error, t.exportFailed));
    }
    setBusy(false);
    running.current = false;
  };

  return (
    <Panel title={t.data}>
      <p>{t.dataText}</p>
      <div className={css.actions}>
        <Button tone="secondary" small icon="download" busy={busy} onClick={() => void download()}>
          {t.exportData}
        </Button>
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
