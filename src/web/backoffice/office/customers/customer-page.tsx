import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import { privacyDesk as words } from '#texts/privacy-desk';
import { formatNumber } from '../../../../shop/money.ts';
import { privacyKinds } from '../../../../shop/office/customers/case.ts';
import type { Customer } from '../../../../shop/office/customers/contract.ts';
import { isolated } from '../../../../shop/texts/isolated.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Money } from '../../../ui/product/price.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useLiveRead } from '../../client/live.ts';
import { useAct } from '../../client/use-act.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { StatusChip } from '../../ui/cells/status-chip.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import { CasesPanel } from './cases/cases-panel.tsx';
import { CompensationsPanel } from './compensation/compensations-panel.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import css from './customers.module.css';
import { TrustPanel } from './trust-panel.tsx';

export const loader = cacheLast(async ({ params: { id = '' } }: LoaderFunctionArgs) =>
  ask('getCustomer', { id }),
);

/** One customer: open matters first, then the history. */
function CustomerPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { customer } = data;
  const { revalidate } = useRevalidator();
  useLiveRead(['order', 'return', 'task'], () => void revalidate());
  return (
    <Page title={customer.name === '' ? t.nameless : isolated(customer.name)} back="/customers" layout="list">
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <div className={css.desk}>
        <div className={css.column}>
          <OpenNow customer={customer} />
          <CasesPanel customer={customer} />
          <Orders customer={customer} />
          {customer.returns.length > 0 && <Returns customer={customer} />}
        </div>
        <div className={css.column}>
          <CustomerFacts customer={customer} />
          <TrustPanel customer={customer} />
          <CompensationsPanel customer={customer} />
          <CustomerNotes key={customer._id} customer={customer} />
          <PrivacyPanel customer={customer} />
        </div>
      </div>
    </Page>
  );
}

function OpenNow({ customer: { open, cases } }: { customer: Customer }) {
  const waiting = cases.filter(({ closedAt }) => closedAt === null).length;
  const lines = [
    ...(waiting > 0 ? [t.openCases(waiting)] : []),
    ...(open.orders > 0 ? [t.underWay(open.orders)] : []),
  ];
  return (
    <Panel title={t.now}>
      {lines.length === 0 ? (
        <p>{t.nothingOpen}</p>
      ) : (
        lines.map((line) => (
          <p key={line} className={css.now}>
            {line}
          </p>
        ))
      )}
      {open.orders > 0 && <Money amount={open.total} />}
    </Panel>
  );
}

function Orders({ customer: { recentOrders, orders } }: { customer: Customer }) {
  return (
    <Panel title={`${t.recentOrders} · ${formatNumber(orders)}`}>
      {recentOrders.length === 0 && <p>{t.noOrders}</p>}
      <ul className={classes(css.rows, css.four)}>
        {recentOrders.map(({ _id, number, status, stage, total, placedAt }) => (
          <li key={_id}>
            <Link className="text-link" to={`/orders/${_id}`}>
              <OrderNumber number={number} />
            </Link>
            <span className={css.quiet}>{formatDate(placedAt, language)}</span>
            <StatusChip order={{ status, stage, held: null }} />
            <Money amount={total} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Returns({ customer: { returns } }: { customer: Customer }) {
  return (
    <Panel title={t.returns}>
      <ul className={classes(css.rows, css.four)}>
        {returns.map(({ _id, orderNumber, status, refund, at }) => (
          <li key={_id}>
            <Link className="text-link" to={`/returns/${_id}`}>
              <OrderNumber number={orderNumber} />
            </Link>
            <span className={css.quiet}>{formatDate(at, language)}</span>
            <span>{t.returnStatus[status]}</span>
            <Money amount={refund} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export { CustomerPage as Page };

/** What the customer asked of their data; the owner does it. */
function PrivacyPanel({ customer: { _id: id, privacy } }: { customer: Customer }) {
  const { busy, act } = useAct();
  const left = privacyKinds.filter((kind) => privacy.every((request) => request.kind !== kind));
  return (
    <Panel title={words.title}>
      {privacy.map(({ _id, kind, dueAt }) => (
        <p key={_id}>{words.asked[kind](formatDate(dueAt, language))}</p>
      ))}
      {left.length > 0 && <p className={css.quiet}>{words.panelText}</p>}
      <div className={css.acts}>
        {left.map((kind) => (
          <Button
            key={kind}
            small
            tone="secondary"
            busy={busy}
            onClick={() => void act(async () => askOnce('openPrivacyRequest', { id, kind }))}
          >
            {words.ask[kind]}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
