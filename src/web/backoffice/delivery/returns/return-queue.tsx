import { useState } from 'react';
import { Link, useParams, useRevalidator } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { language } from '#texts/language';
import { returnDesk as t } from '#texts/return-desk';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import type { ReturnInList, ReturnView } from '../../../../shop/delivery/returns/desk-contract.ts';
import { formatLastDay } from '../../../../shop/time/days.ts';
import { addDays, lastDayBefore, storeDateOf } from '../../../../shop/time/store-time.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { useLiveRead } from '../../client/live.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { Stripe } from '../../ui/cells/stripe.tsx';
import { Views } from '../../ui/resource-list.tsx';
import css from './returns.module.css';

const views = ['toDecide', 'toReceive', 'toSettle', 'closed'] as const satisfies readonly ReturnView[];
export const askedView = (query: URLSearchParams) => views.find((view) => view === query.get('view'));

export const askQueue = async (view: ReturnView, query: URLSearchParams) =>
  ask('listReturns', { view, after: query.get('before') ?? undefined });

type QueueProps = { queue: ConsoleDataOf<'listReturns'>; view: ReturnView };

/** The views of the desk with how many requests each has. */
export function ReturnTabs({ queue: { counts }, view }: QueueProps) {
  return (
    <Views
      views={views.map((each) => ({
        id: each,
        path: '/returns',
        query: each === 'toDecide' ? '' : `view=${each}`,
        label: t.views[each],
        count: counts[each],
        isCurrent: each === view,
      }))}
    />
  );
}

/** The requests of a view by deadline. */
export function ReturnQueue({ queue: { returns, next }, view }: QueueProps) {
  const { id } = useParams();
  const { revalidate } = useRevalidator();
  useLiveRead(['return'], () => void revalidate());
  return (
    <>
      {returns.length === 0 ? (
        <EmptyState icon="undo-2" title={t.empty[view]} text={t.emptyText} />
      ) : (
        <ul className={css.requests}>
          {returns.map((request) => (
            <li key={request._id}>
              <Link
                to={`/returns/${request._id}?view=${view}`}
                className={css.request}
                aria-current={request._id === id || undefined}
              >
                <RequestCard request={request} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <Link className="text-link" to={`/returns?view=${view}&before=${next}`}>
          {consoleWords.nextPage}
        </Link>
      )}
    </>
  );
}

function RequestCard({ request }: { request: ReturnInList }) {
  const { number, image, customer, kind, reason, due } = request;
  return (
    <>
      <Stripe number={number} />
      <span className={css.thumb}>
        <Picture image={{ ...image, alt: '' }} sizes="48px" />
      </span>
      <span className={css.who}>
        <b>
          <bdi>{customer ?? t.hidden}</bdi>
        </b>
        <small>
          {t.kinds[kind]}
          {t.comma}
          {t.reasons[reason]}
        </small>
        <small>
          <OrderNumber number={number} />
        </small>
      </span>
      {due !== null && <Deadline due={due} />}
    </>
  );
}

/** When the answer, or the pieces, are due: late and today stand out. */
export function Deadline({ due }: { due: string }) {
  const [now] = useState(() => new Date());
  const [day, today] = [lastDayBefore(due), storeDateOf(now)];
  if (new Date(due) <= now) return <Tag tone="danger">{t.overdue}</Tag>;
  if (day === today) return <Tag tone="warning">{t.today}</Tag>;
  return <Tag>{day === addDays(today, 1) ? t.tomorrow : formatLastDay(due, language)}</Tag>;
}
