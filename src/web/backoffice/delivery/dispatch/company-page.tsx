import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { companies } from '#texts/companies';
import { delivery as t } from '#texts/delivery';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import type { OrderInList } from '../../../../shop/delivery/fulfilment/contract.ts';
import { CallError } from '../../../client/call-error.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { may, useMe } from '../../layout/me.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { Stripe } from '../../ui/cells/stripe.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import { CompanyReport } from '../fulfilment/order/company-report.tsx';
import css from './delivery.module.css';
import { placeOf } from './waiting-stops.tsx';

const stages = ['withCompany', 'atOffice', 'postponed'] as const;
type List = ConsoleDataOf<'listOrders'>;

export const loader = cacheLast(async ({ params: { id = '' }, request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const stage = stageOf(query);
  const after = query.get('before') ?? undefined;
  const read = async (each: Stage, past?: string) =>
    ask('listOrders', { company: id, stage: [each], sort: 'oldest', after: past });
  const [{ companies }, page, ...firsts] = await Promise.all([
    ask('listCarriers'),
    after === undefined ? null : read(stage, after),
    ...stages.map(async (each) => read(each)),
  ]);
  const company = companies.find(({ _id }) => _id === id);
  if (company === undefined) throw new CallError(404, { message: t.notHere });
  const { orders = [], next = null } = page ?? firsts[stages.indexOf(stage)] ?? {};
  return { company, counts: firsts.map(countOf), orders, next };
});

type Stage = (typeof stages)[number];

const stageOf = (query: URLSearchParams): Stage =>
  stages.find((each) => each === query.get('stage')) ?? 'withCompany';

/** The number of rows from a list's first page: exact, or `50+`. */
const countOf = ({ orders, next }: List) => (next === null ? orders.length : `${orders.length}+`);

const columns: readonly Column<OrderInList>[] = [
  {
    id: 'number',
    head: t.orderHead,
    cell: ({ number }) => (
      <span className={css.striped}>
        <Stripe number={number} />
        <OrderNumber number={number} />
      </span>
    ),
  },
  { id: 'place', head: t.placeHead, cell: placeOf },
  { id: 'cash', head: t.cashHead, isNumber: true, cell: ({ cashDue }) => <Money amount={cashDue} /> },
  { id: 'report', head: t.what, cell: (order) => <ReportLink order={order} /> },
];

/** The parcels of a transport company. The sheet for a report is open for the parcel in `?report=`. */
function CompanyPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { company, counts, orders, next } = data;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const me = useMe();
  const stage = stageOf(query);
  const reported = orders.find(({ number }) => number === query.get('report'));
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete('report');
    // Opened by its URL, the sheet has no history entry of the list to go back to.
    void (key === 'default' ? navigate(`?${rest}`, { replace: true }) : navigate(-1));
  };
  return (
    <Page
      title={company.name}
      back="/delivery"
      layout="list"
      actions={
        me.rights.countCash === 'all' && (
          <ButtonLink tone="secondary" icon="banknote" to={`/cash/companies/${company._id}`}>
            {companies.statements}
          </ButtonLink>
        )
      }
    >
      <ResourceList
        label={company.name}
        rows={orders}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={ParcelCard}
        views={stages.map((each, place) => ({
          id: each,
          label: t.companyStages[each],
          count: counts[place] ?? 0,
          query: each === 'withCompany' ? '' : `stage=${each}`,
          isCurrent: each === stage,
        }))}
        next={next}
        asOf={asOf}
        empty={{ icon: 'package', title: t.noneHere }}
      />
      {reported !== undefined && <CompanyReport order={reported} onClose={close} />}
    </Page>
  );
}

function ParcelCard({ row: order }: { row: OrderInList }) {
  return (
    <div className={css.striped}>
      <Stripe number={order.number} />
      <span className={css.label}>
        <OrderNumber number={order.number} />
        <small>{placeOf(order)}</small>
      </span>
      <Money amount={order.cashDue} />
      <ReportLink order={order} />
    </div>
  );
}

function ReportLink({ order: { number } }: { order: OrderInList }) {
  const [query] = useSearchParams();
  const to = new URLSearchParams(query);
  to.set('report', number);
  if (!may(useMe(), 'deliverOrders')) return null;
  return (
    <ButtonLink to={`?${to}`} tone="secondary" small preventScrollReset>
      {t.what} <span className="visually-hidden">{number}</span>
    </ButtonLink>
  );
}

export { CompanyPage as Page };
