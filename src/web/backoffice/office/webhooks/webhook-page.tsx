import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { language } from '#texts/language';
import { webhooks as t } from '#texts/webhooks';
import { formatNumber } from '../../../../shop/money.ts';
import type { Webhook } from '../../../../shop/office/webhooks/contract.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { forgetDraft } from '../../client/use-record-form.ts';
import { Page } from '../../ui/page.tsx';
import programs from '../../ui/programs.module.css';
import { SecretSheet } from '../../ui/secret-sheet.tsx';
import { answerText, DeliveryLog } from './delivery-log.tsx';
import { webhookDraft, WebhookForm } from './webhook-form.tsx';
import css from './webhooks.module.css';

/** The webhook whose id is in the URL with its log; null on the page for a new one. */
export const loader = async ({ params: { id }, request }: LoaderFunctionArgs) => {
  const { companies } = await ask('listCarriers');
  if (id === undefined) return { companies, found: null };
  const query = new URL(request.url).searchParams;
  const [state, before] = [query.get('state'), query.get('before')];
  const isState = state === 'waiting' || state === 'delivered' || state === 'failed';
  const found = await ask('listWebhookDeliveries', {
    id,
    ...(isState && { state }),
    ...(before !== null && { before }),
  });
  return { companies, found };
};

/** A webhook: its events, its state, and its log. */
function WebhookPage() {
  const { companies, found } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const webhook = found?.webhook ?? null;
  const close = () => {
    setMade(null);
    if (made !== null && webhook === null) void navigate(`/settings/webhooks/${made.id}`, { replace: true });
    else void revalidate();
  };
  return (
    <Page title={webhook?.name ?? t.add} back="/settings/webhooks" layout="form">
      <div className={programs.page}>
        {webhook !== null && <Standing webhook={webhook} />}
        <WebhookForm
          key={webhook?._id ?? 'new'}
          webhook={webhook}
          companies={companies}
          onMade={(id, secret) => setMade({ id, secret })}
          onSaved={() => void revalidate()}
        />
        {webhook !== null && (
          <Acts webhook={webhook} onSecret={(secret) => setMade({ id: webhook._id, secret })} />
        )}
        {found !== null && <DeliveryLog {...found} />}
      </div>
      {made !== null && (
        <SecretSheet
          title={t.secretTitle}
          text={t.secretText}
          secret={made.secret}
          words={t}
          onDone={close}
        />
      )}
    </Page>
  );
}

function Standing({ webhook: { off, failingSince, oldSecretUntil, waiting } }: { webhook: Webhook }) {
  const failing = off === null && failingSince !== null;
  return (
    <>
      {off !== null && (
        <Banner tone={off.reason === 'byHand' ? 'info' : 'error'}>
          {t.offBecause[off.reason]} {formatMoment(off.at, language)}
          {waiting > 0 && `. ${t.waiting(waiting)}`}
        </Banner>
      )}
      {failing && (
        <Banner tone="error">
          {t.failing(formatMoment(failingSince, language))}
          {waiting > 0 && `. ${t.waiting(waiting)}`}
        </Banner>
      )}
      {oldSecretUntil !== null && <Banner>{t.oldUntil(formatMoment(oldSecretUntil, language))}</Banner>}
    </>
  );
}

function Acts({ webhook, onSecret }: { webhook: Webhook; onSecret: (secret: string) => void }) {
  const { _id: id, name, version } = webhook;
  const [isAsking, setAsking] = useState<'remove' | 'rotate' | null>(null);
  const navigate = useNavigate();
  const { busy, act } = useAct();
  const test = async () => {
    const tested = await act(() => ask('testWebhook', { id }));
    const last = tested?.delivery.tries.at(-1);
    if (tested === null || last === undefined) return;
    if (tested.delivery.state === 'delivered') toast.success(t.testReceived(formatNumber(last.ms)));
    else toast.error(t.testFailed(answerText(last)));
  };
  const rotate = async () => {
    setAsking(null);
    const rotated = await act(() => ask('rotateWebhook', { id }));
    if (rotated !== null) onSecret(rotated.secret);
  };
  const remove = async () => {
    setAsking(null);
    // Not by `act`, which would revalidate a deleted page.
    try {
      await ask('deleteWebhook', { id, version });
      forgetDraft(webhookDraft(id));
      toast.success(t.removed);
      await navigate('/settings/webhooks');
    } catch {
      toast.error(t.notSaved);
    }
  };
  return (
    <>
      <div className={css.acts}>
        <Button tone="secondary" busy={busy} onClick={() => void test()}>
          {t.test}
        </Button>
        <Button tone="secondary" icon="rotate-ccw" onClick={() => setAsking('rotate')}>
          {t.rotate}
        </Button>
        <Button tone="danger" icon="trash-2" onClick={() => setAsking('remove')}>
          {t.remove}
        </Button>
      </div>
      <Sheet
        open={isAsking !== null}
        onClose={() => setAsking(null)}
        title={isAsking === 'rotate' ? t.rotate : t.removeTitle(name)}
        footer={
          isAsking === 'rotate' ? (
            <Button wide onClick={() => void rotate()}>
              {t.rotate}
            </Button>
          ) : (
            <Button wide tone="danger" onClick={() => void remove()}>
              {t.remove}
            </Button>
          )
        }
      >
        <p>{isAsking === 'rotate' ? t.rotateText : t.removeText}</p>
      </Sheet>
    </>
  );
}

export { WebhookPage as Page };
