import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { points as t } from '#texts/points';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import type { PointsEntry } from '../../../../shop/buying/points/contract.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { lastDayBefore } from '../../../../shop/time/store-time.ts';
import { callFrom } from '../../../client/call-from.ts';
import { Pager } from '../../../ui/blocks/pager.tsx';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { redirectTo } from '../../catalog/browse/redirect-to.ts';
import { Head } from '../../head.tsx';
import { useFacts } from '../../layout/facts.ts';
import { PointsBalance } from './points-card.tsx';
import css from './points.module.css';
import { RedeemPoints } from './redeem-points.tsx';

const perPage = 20;
const pagePath = (page: number) => (page > 1 ? `/points?page=${page}` : '/points');

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = Number(new URL(request.url).searchParams.get('page')) || 1;
  const ledger = await callFrom(context)('getPoints', { page, limit: perPage });
  const { totalItems, totalPages } = ledger.pagination;
  if (ledger.entries.length === 0 && totalItems > 0) redirectTo(pagePath(totalPages));
  return ledger;
}

/** The shopper's points: how many, what they become, and every change that made them. */
export function Component() {
  const { balance, expiring, entries, pagination } = useLoaderData<typeof loader>();
  const facts = useFacts();
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.title} noIndex />
      <h1 className="display">{t.title}</h1>
      <Panel>
        <PointsBalance balance={balance} expiring={expiring} />
        <p className={css.rule}>{t.rule(facts.points)}</p>
        <RedeemPoints balance={balance} />
      </Panel>
      <section className={css.history}>
        <h2 className="section-title">{t.history}</h2>
        {entries.length > 0 ? (
          <ol>
            {entries.map((entry) => (
              <Entry key={entry._id} entry={entry} />
            ))}
          </ol>
        ) : (
          <p>{t.none}</p>
        )}
        <Pager page={pagination.page} pages={pagination.totalPages} to={pagePath} />
      </section>
    </div>
  );
}

function Entry({ entry: { points, reason, orderId, orderNumber, at, expiresAt } }: { entry: PointsEntry }) {
  return (
    <li>
      <span>
        {reason}
        <small>
          {formatDate(at, language)}
          {orderId && orderNumber && (
            <>
              {' · '}
              <Link to={`/order/${orderId}`}>{t.order(orderNumberText(orderNumber))}</Link>
            </>
          )}
        </small>
        {expiresAt && <small>{t.until(formatDate(lastDayBefore(expiresAt), language))}</small>}
      </span>
      <bdi dir="ltr" className={points > 0 ? css.gained : undefined}>
        {points > 0 ? `+${formatNumber(points)}` : `−${formatNumber(-points)}`}
      </bdi>
    </li>
  );
}
