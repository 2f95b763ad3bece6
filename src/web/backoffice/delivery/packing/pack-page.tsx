import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { packing as t } from '#texts/packing';
import type { ParcelStage } from '../../../../shop/buying/orders/contract.ts';
import { readOrderNumber } from '../../../../shop/buying/orders/order-number.ts';
import type { OrderInList } from '../../../../shop/delivery/fulfilment/contract.ts';
import type { OrderView } from '../../../../shop/delivery/fulfilment/order-views.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useMe } from '../../layout/me.ts';
import { ageOf } from '../../ui/cells/age.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { Stripe } from '../../ui/cells/stripe.tsx';
import { NewsPill } from '../../ui/news-pill.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import { ScanField, type ScanResult } from '../../ui/scan/scan-field.tsx';
import css from './packing.module.css';

type View = keyof typeof t.views;
type ListQuery = { view: OrderView; stage?: ParcelStage };

/** The view of orders behind each tab; `comingBack` has both parcels to unpack and parcels on their way back. */
const queries = {
  pick: { view: 'toPick' },
  short: { view: 'short' },
  packed: { view: 'packed' },
  unpack: { view: 'comingBack', stage: 'toUnpack' },
  back: { view: 'comingBack', stage: 'comingBack' },
} as const satisfies Record<View, ListQuery>;
const views = keysOf(queries);
const viewOf = (query: URLSearchParams) => views.find((view) => view === query.get('view')) ?? 'pick';

export const loader = cacheLast(async ({ request }) => {
  const query = new URL(request.url).searchParams;
  const after = query.get('before');
  const listed: ListQuery = queries[viewOf(query)];
  const { view, stage } = listed;
  return ask('listOrders', {
    view,
    sort: 'oldest',
    ...(stage !== undefined && { stage: [stage] }),
    ...(after !== null && { after }),
  });
});

const columns: readonly Column<OrderInList>[] = [
  { id: 'order', head: t.order, cell: (order) => <Order order={order} /> },
  { id: 'pieces', head: t.pieces, isNumber: true, cell: ({ itemsCount }) => itemsCount },
  { id: 'place', head: t.place, cell: ({ city, area }) => <Place city={city} area={area} /> },
  { id: 'state', head: t.state, cell: (order) => <State order={order} /> },
  { id: 'since', head: t.since, cell: ({ stageAt }) => ageOf(stageAt) },
];

/** The packer's queue, a tab for each kind of work. */
function PackPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const view = viewOf(query);
  const navigate = useNavigate();
  const { staff } = useMe();
  // The packer's own open order comes before unclaimed ones.
  const ready = view === 'pick' ? data.orders : [];
  const next =
    ready.find(({ stage, claimedBy }) => stage === 'picking' && claimedBy?._id === staff._id) ??
    ready.find(({ stage }) => stage === 'toPick');
  const count = (id: View) => {
    const listed: ListQuery = queries[id];
    return (listed.stage === undefined ? data.views?.[listed.view] : data.counts[listed.stage]) ?? 0;
  };

  const open = async (code: string): Promise<ScanResult | null> => {
    const number = readOrderNumber(code);
    if (number === null) return { kind: 'none', text: t.notFound };
    try {
      await ask('getOrder', { id: number });
    } catch (error) {
      const isMissing = error instanceof CallError && error.status === 404;
      return { kind: 'none', text: isMissing ? t.notFound : failureText(error, t.notFound) };
    }
    await navigate(`/pack/${number}`);
    return null;
  };

  return (
    <Page
      title={t.title}
      total={count(view)}
      layout="list"
      actions={
        next && (
          <ButtonLink to={`/pack/${next.number}`} small icon="package">
            {next.stage === 'picking' ? t.packOn : t.packNext}
          </ButtonLink>
        )
      }
    >
      <NewsPill shown={new Map(data.orders.map(({ _id, version }) => [_id, version]))} />
      <ResourceList
        label={t.views[view]}
        rows={data.orders}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={ParcelCard}
        linkOf={({ number }) => `/pack/${number}`}
        nameOf={({ number }) => number}
        views={views.map((id) => ({
          id,
          label: t.views[id],
          count: count(id),
          query: id === 'pick' ? '' : `view=${id}`,
        }))}
        search={
          <div className={css.find}>
            <ScanField label={t.findLabel} onCode={open} />
          </div>
        }
        asOf={asOf}
        empty={{ icon: 'package', title: t.empty[view] }}
        next={data.next}
      />
    </Page>
  );
}

function ParcelCard({ row: order }: { row: OrderInList }) {
  return (
    <div className={css.card}>
      <p className={css.line}>
        <Order order={order} />
        <State order={order} />
      </p>
      <p className={css.line}>
        <Place city={order.city} area={order.area} />
        <span>{t.piecesOf(order.itemsCount)}</span>
      </p>
      <p className={css.small}>{ageOf(order.stageAt)}</p>
    </div>
  );
}

function Order({ order: { number, customer, exchange } }: { order: OrderInList }) {
  return (
    <span className={css.order}>
      <Stripe number={number} />
      <b>
        <OrderNumber number={number} />
      </b>
      {exchange !== null && (
        <span>
          <Tag tone="warning">{t.exchange}</Tag>
        </span>
      )}
      {customer.name !== null && (
        <span dir="auto" className={css.small}>
          {customer.name}
        </span>
      )}
    </span>
  );
}

function Place({ city, area }: { city: string; area: string }) {
  return (
    <span>
      <bdi>{city}</bdi> <bdi className={css.small}>{area}</bdi>
    </span>
  );
}

function State({ order: { held, claimedBy, stage } }: { order: OrderInList }) {
  if (held !== null) return <Tag tone="warning">{t.held}</Tag>;
  if (stage === 'picking' && claimedBy !== null) return <Tag tone="info">{t.claimedBy(claimedBy.name)}</Tag>;
  return <Tag>{t.waits}</Tag>;
}

export { PackPage as Page };
