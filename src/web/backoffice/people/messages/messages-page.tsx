import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { messageDesk as desk } from '#texts/message-desk';
import { messageLog as t } from '#texts/message-log';
import { formatNumber } from '../../../../shop/money.ts';
import type { LoggedMessage } from '../../../../shop/people/messages/log-calls.ts';
import { messageStates, NOT_IN_TIME } from '../../../../shop/people/messages/message-states.ts';
import { OVER_BUDGET } from '../../../../shop/people/notifications/message-budget.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useAct } from '../../client/use-act.ts';
import { ListSearch } from '../../ui/list-search.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import css from './messages.module.css';

const stateOf = (query: URLSearchParams) => messageStates.find((state) => state === query.get('state'));

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const phone = query.get('phone') ?? undefined;
  return ask('listMessages', { state: stateOf(query), phone, before: query.get('before') ?? undefined });
});

const columns: readonly Column<LoggedMessage>[] = [
  { id: 'message', head: t.message, cell: (row) => <Title row={row} /> },
  { id: 'to', head: t.to, cell: (row) => <To row={row} /> },
  { id: 'state', head: t.state, cell: (row) => <State row={row} /> },
  { id: 'act', head: t.act, cell: (row) => <Resend row={row} /> },
];

/** What was sent to whom, what waits and what failed; a message can be sent again. */
function MessagesPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { waiting, sent, failed, inboxOnly } = data.counts;
  const counts = { ...data.counts, all: waiting + sent + failed + inboxOnly };
  const current = stateOf(query);
  const phone = query.get('phone') ?? '';
  return (
    <Page
      title={t.title}
      total={formatNumber(counts.all)}
      layout="list"
      actions={
        <ButtonLink small tone="secondary" icon="pencil" to="/messages/templates">
          {desk.link}
        </ButtonLink>
      }
    >
      <ResourceList
        label={t.title}
        rows={data.messages}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={MessageCard}
        nameOf={({ title }) => title ?? t.code}
        views={[undefined, ...messageStates].map((state) => ({
          id: state ?? 'all',
          label: t.views[state ?? 'all'],
          count: counts[state ?? 'all'],
          query: state === undefined ? '' : `state=${state}`,
          isCurrent: state === current,
        }))}
        filters={phone === '' ? [] : [{ name: 'phone', label: `\u2066${phone}\u2069` }]}
        search={<ListSearch name="phone" label={t.phone} maxLength={40} />}
        asOf={asOf}
        next={data.next}
        empty={{ icon: 'bell', title: t.empty, text: t.emptyText(data.days) }}
      />
    </Page>
  );
}

function MessageCard({ row }: { row: LoggedMessage }) {
  return (
    <div className={css.card}>
      <b>
        <Title row={row} />
      </b>
      <To row={row} />
      <State row={row} />
      <Resend row={row} />
    </div>
  );
}

const Title = ({ row: { title, kind } }: { row: LoggedMessage }) => (
  <bdi>{title ?? (kind === 'code' || kind === 'test' ? t[kind] : t.gone)}</bdi>
);

const To = ({ row: { to, channel } }: { row: LoggedMessage }) => (
  <span className={css.whole}>
    <bdi dir="ltr">{to}</bdi> · {t.channels[channel]}
  </span>
);

const tones = { waiting: 'warning', sent: 'success', failed: 'danger', inboxOnly: 'warning' } as const;
const words = { waiting: t.dueAt, sent: t.sentAt, failed: t.failedAt, inboxOnly: t.heldBackAt };

function State({ row: { state, at, error } }: { row: LoggedMessage }) {
  return (
    <span className={css.state}>
      <Tag tone={tones[state]}>{t.views[state]}</Tag>
      <small>{words[state](formatMoment(at, language))}</small>
      {error !== null && <small>{failureText(error)}</small>}
    </span>
  );
}

function failureText(error: string): string {
  if (error === OVER_BUDGET) return t.overBudget;
  return error === NOT_IN_TIME ? t.tooLate : t.failure(`\u2066${error}\u2069`);
}

function Resend({ row: { _id: id, canResend } }: { row: LoggedMessage }) {
  const { busy, act } = useAct();
  if (!canResend) return null;
  const resend = async () => {
    if ((await act(async () => askOnce('resendMessage', { id }))) !== null) toast.success(t.resent);
  };
  return (
    <Button
      className={css.whole}
      small
      tone="secondary"
      icon="refresh-cw"
      busy={busy}
      onClick={() => void resend()}
    >
      {t.resend}
    </Button>
  );
}

export { MessagesPage as Page };
