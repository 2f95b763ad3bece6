import { language } from '#texts/language';
import { privacyDesk as t } from '#texts/privacy-desk';
import { privacyKinds } from '../../../shop/customers/case.ts';
import type { Customer } from '../../../shop/customers/contract.ts';
import { formatDate } from '../../../shop/time/dates.ts';
import { Panel } from '../../ui/blocks/panel.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import css from './customers.module.css';

/** What the customer asked of their data; the owner does it. */
export function PrivacyPanel({ customer: { _id: id, privacy } }: { customer: Customer }) {
  const { busy, act } = useAct();
  const left = privacyKinds.filter((kind) => privacy.every((request) => request.kind !== kind));
  return (
    <Panel title={t.title}>
      {privacy.map(({ _id, kind, dueAt }) => (
        <p key={_id}>{t.asked[kind](formatDate(dueAt, language))}</p>
      ))}
      {left.length > 0 && <p className={css.quiet}>{t.panelText}</p>}
      <div className={css.acts}>
        {left.map((kind) => (
          <Button
            key={kind}
            small
            tone="secondary"
            busy={busy}
            onClick={() => void act(async () => askOnce('openPrivacyRequest', { id, kind }))}
          >
            {t.ask[kind]}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
