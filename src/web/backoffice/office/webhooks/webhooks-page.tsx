import { useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { webhooks as t } from '#texts/webhooks';
import type { Webhook } from '../../../../shop/office/webhooks/contract.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { Page } from '../../ui/page.tsx';
import programs from '../../ui/programs.module.css';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import css from './webhooks.module.css';

export const loader = cacheLast(async () => ask('listWebhooks'));

const columns: readonly Column<Webhook>[] = [
  { id: 'name', head: t.name, cell: ({ name }) => <b dir="auto">{name}</b> },
  { id: 'url', head: t.url, cell: ({ url }) => <Host url={url} /> },
  { id: 'events', head: t.events, cell: ({ events }) => t.eventsOf(events.length) },
  { id: 'state', head: t.state, cell: (webhook) => <WebhookState webhook={webhook} /> },
  { id: 'last', head: t.lastDelivered, cell: lastOf },
];

/** The list of webhooks. */
function WebhooksPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink to="/settings/webhooks/new" small icon="plus">
      {t.add}
    </ButtonLink>
  );
  const isEmpty = data.webhooks.length === 0;
  return (
    <Page title={t.title} back="/settings" layout="list" actions={isEmpty ? undefined : add}>
      <div className={programs.page}>
        <p className={programs.quiet}>{t.intro}</p>
        <ResourceList
          label={t.title}
          rows={data.webhooks}
          keyOf={({ _id }) => _id}
          columns={columns}
          Card={WebhookCard}
          linkOf={({ _id }) => `/settings/webhooks/${_id}`}
          nameOf={({ name }) => name}
          asOf={asOf}
          empty={{ icon: 'share-2', title: t.none, text: t.noneText, action: add }}
        />
      </div>
    </Page>
  );
}

function WebhookCard({ row: webhook }: { row: Webhook }) {
  return (
    <div className={programs.card}>
      <p className={programs.line}>
        <b dir="auto">{webhook.name}</b>
        <WebhookState webhook={webhook} />
      </p>
      <Host url={webhook.url} />
      <p className={programs.quiet}>
        {t.eventsOf(webhook.events.length)} · {t.lastDelivered}: {lastOf(webhook)}
      </p>
    </div>
  );
}

function lastOf({ deliveredAt }: Webhook): string {
  return deliveredAt === null ? t.never : formatMoment(deliveredAt, language);
}

function Host({ url }: { url: string }) {
  return (
    <bdi dir="ltr" className={css.host}>
      {new URL(url).host}
    </bdi>
  );
}

/** On, off, or its failure. */
function WebhookState({ webhook: { off, failingSince, waiting } }: { webhook: Webhook }) {
  if (off !== null) return <Tag tone={off.reason === 'byHand' ? 'plain' : 'danger'}>{t.off}</Tag>;
  if (failingSince !== null)
    return <Tag tone="warning">{t.failing(formatMoment(failingSince, language))}</Tag>;
  return <Tag tone="success">{waiting > 0 ? t.waiting(waiting) : t.on}</Tag>;
}

export { WebhooksPage as Page };
