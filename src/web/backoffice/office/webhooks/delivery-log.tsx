import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { webhooks as t } from '#texts/webhooks';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import { formatNumber } from '../../../../shop/money.ts';
import type { WebhookDelivery } from '../../../../shop/office/webhooks/contract.ts';
import { TEST_EVENT } from '../../../../shop/office/webhooks/events.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import programs from '../../ui/programs.module.css';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import { useRevalidateWhile } from '../../ui/running.tsx';
import css from './webhooks.module.css';

/** The answer to one attempt as text. */
export const answerText = ({ status, reason }: WebhookDelivery['tries'][number]): string =>
  status === null ? (t.reasons[reason ?? ''] ?? t.noAnswer) : `HTTP ${status}`;

const columns: readonly Column<WebhookDelivery>[] = [
  { id: 'fact', head: t.fact, cell: (row) => <b>{factOf(row)}</b> },
  { id: 'at', head: t.at, cell: ({ at }) => formatMoment(at, language) },
  { id: 'state', head: t.state, cell: (row) => <State row={row} /> },
  { id: 'answer', head: t.answer, cell: lastAnswer },
  { id: 'tries', head: t.tries, isNumber: true, cell: ({ tries }) => formatNumber(tries.length) },
];

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const;

/** The deliveries of the last days, with their details and a button to send them again. */
export function DeliveryLog({ webhook, deliveries, next }: ConsoleDataOf<'listWebhookDeliveries'>) {
  const [query, setQuery] = useSearchParams();
  const opened = deliveries.find(({ _id }) => _id === query.get('open'));
  useRevalidateWhile(webhook.off === null && deliveries.some(isDueSoon));
  const withOpen = (id: string | null) => {
    const changed = new URLSearchParams(query);
    if (id === null) changed.delete('open');
    else changed.set('open', id);
    return changed;
  };
  return (
    <section className={css.log} aria-label={t.log}>
      <h2 className="card-title">{t.log}</h2>
      <p className={programs.quiet}>{t.logHint}</p>
      <ResourceList
        label={t.log}
        rows={deliveries}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={DeliveryCard}
        linkOf={({ _id }) => `?${withOpen(_id)}`}
        nameOf={factOf}
        views={[
          { id: 'all', label: t.all, query: '' },
          ...keysOf(t.states).map((state) => ({
            id: state,
            label: t.states[state],
            query: `state=${state}`,
          })),
        ]}
        next={next}
        asOf={null}
        empty={{ icon: 'history', title: t.logNone, text: t.logNoneText, level: 3 }}
      />
      {opened !== undefined && (
        <Details
          webhookId={webhook._id}
          isOn={webhook.off === null}
          delivery={opened}
          onClose={() => setQuery(withOpen(null), { replace: true })}
        />
      )}
    </section>
  );
}

const SOON_MS = 60_000;

const isDueSoon = ({ state, nextTryAt }: WebhookDelivery): boolean =>
  state === 'waiting' && (nextTryAt === null || Date.parse(nextTryAt) < Date.now() + SOON_MS);

const names: Readonly<Record<string, string>> = {
  ...t.eventNames,
  ...Object.fromEntries(Object.entries(t.returnSteps).map(([step, name]) => [`return.${step}`, name])),
  [TEST_EVENT]: t.testEvent,
};
const factOf = ({ event }: WebhookDelivery): string => names[event] ?? event;

function lastAnswer({ tries }: WebhookDelivery) {
  const last = tries.at(-1);
  return last === undefined ? '' : <bdi>{answerText(last)}</bdi>;
}

function State({ row: { state } }: { row: WebhookDelivery }) {
  return <Tag tone={tones[state]}>{t.states[state]}</Tag>;
}

function DeliveryCard({ row }: { row: WebhookDelivery }) {
  return (
    <div className={programs.card}>
      <p className={programs.line}>
        <b>{factOf(row)}</b>
        <State row={row} />
      </p>
      <p className={programs.quiet}>
        {formatMoment(row.at, language)} · {lastAnswer(row)}
      </p>
    </div>
  );
}

function Details(props: {
  webhookId: string;
  isOn: boolean;
  delivery: WebhookDelivery;
  onClose: () => void;
}) {
  const { webhookId: id, isOn, delivery, onClose } = props;
  const { _id: deliveryId, event, data, tries, nextTryAt } = delivery;
  const { busy, act } = useAct();
  const [isSent, setSent] = useState(false);
  const replay = async () => {
    if ((await act(() => ask('replayWebhookDelivery', { id, deliveryId }))) === null) return;
    toast.success(t.replayed);
    setSent(true);
  };
  return (
    <Sheet
      open
      tall
      title={factOf(delivery)}
      onClose={onClose}
      footer={
        isOn &&
        !isSent && (
          <Button wide busy={busy} onClick={() => void replay()}>
            {t.replay}
          </Button>
        )
      }
    >
      <div className={css.details}>
        <p className={programs.quiet}>
          {t.messageId}: <bdi dir="ltr">{deliveryId}</bdi>
        </p>
        <ul>
          {tries.map((made) => (
            <li key={made.at}>
              {formatMoment(made.at, language)} · <bdi>{answerText(made)}</bdi>
            </li>
          ))}
        </ul>
        {nextTryAt !== null && <p>{t.nextTry(formatMoment(nextTryAt, language))}</p>}
        <h3 className="card-title">{t.data}</h3>
        <pre className={css.data} dir="ltr" lang="en">
          {JSON.stringify({ type: event, timestamp: delivery.at, data }, null, 2)}
        </pre>
      </div>
    </Sheet>
  );
}
