import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { couponDesk as t } from '#texts/coupon-desk';
import { language } from '#texts/language';
import type {
  CouponInList,
  CouponView,
  CouponFields,
} from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import { formatMoney, formatNumber } from '../../../../shop/money.ts';
import { formatDay, formatLastDay } from '../../../../shop/time/days.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { ListSearch } from '../../ui/list-search.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, type ListView, ResourceList } from '../../ui/resource-list.tsx';
import css from './coupons.module.css';
import { StateTag } from './state-tag.tsx';

const views: readonly CouponView[] = ['all', 'active', 'scheduled', 'paused', 'usedUp', 'ended'];
const viewOf = (query: URLSearchParams): CouponView =>
  views.find((view) => view === query.get('view')) ?? 'all';

/** The coupons of the view, search and page in the URL. */
export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  return ask('listCouponsToEdit', {
    view: viewOf(query),
    search: query.get('search') ?? undefined,
    ...(before !== null && { before: Number(before) }),
  });
});

const columns: readonly Column<CouponInList>[] = [
  { id: 'coupon', head: t.coupon, cell: (row) => <Named row={row} /> },
  { id: 'gives', head: t.gives, cell: offerText },
  { id: 'when', head: t.window, cell: (row) => <Window row={row} /> },
  {
    id: 'taken',
    head: t.taken,
    isNumber: true,
    cell: ({ taken, takeLimit }) => <Count count={taken} most={takeLimit} />,
  },
  {
    id: 'used',
    head: t.used,
    isNumber: true,
    cell: ({ used, useLimit }) => <Count count={used} most={useLimit} />,
  },
  { id: 'spent', head: t.spent, isNumber: true, cell: ({ spent }) => <MoneyCell amount={spent} /> },
  { id: 'state', head: t.state, cell: ({ state }) => <StateTag state={state} /> },
];

/** The coupons of the store; those that shoppers got for their points are not among them. */
function CouponsPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { coupons, counts, next, spent } = data;
  const current = viewOf(query);
  const search = query.get('search') ?? '';
  const tabs = views.map((view): ListView => {
    const own = new URLSearchParams(search === '' ? {} : { search });
    if (view !== 'all') own.set('view', view);
    const count = formatNumber(counts[view]);
    return { id: view, label: t.views[view], count, query: own.toString(), isCurrent: view === current };
  });
  return (
    <Page
      title={t.title}
      layout="list"
      actions={
        <ButtonLink small icon="plus" to="/coupons/new">
          {t.new}
        </ButtonLink>
      }
    >
      <ResourceList
        label={t.title}
        rows={coupons}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={CouponCard}
        linkOf={({ _id }) => `/coupons/${_id}`}
        nameOf={({ title }) => title}
        views={tabs}
        filters={search === '' ? [] : [{ name: 'search', label: t.searchedFor(search) }]}
        sum={t.givenInAll(formatMoney(spent, language))}
        search={<ListSearch label={t.search} />}
        asOf={asOf}
        next={next === null ? null : String(next)}
        empty={
          current === 'all'
            ? { icon: 'ticket-percent', title: t.none, text: t.noneText }
            : { icon: 'circle-check', title: t.noneHere }
        }
      />
    </Page>
  );
}

function Named({ row: { title, code, isListed } }: { row: CouponInList }) {
  return (
    <span className={css.named}>
      <b>{title}</b>
      <span className={css.quiet}>
        <bdi dir="ltr">{code}</bdi>
        {!isListed && ` · ${t.byCode}`}
      </span>
    </span>
  );
}

function Window({ row: { startsAt, endsAt, state } }: { row: CouponInList }) {
  return (
    <span className={css.quiet}>
      {state === 'scheduled' && `${t.from(formatDay(startsAt, language))} `}
      {t.until(formatLastDay(endsAt, language))}
    </span>
  );
}

function Count({ count, most }: { count: number; most: number | null }) {
  const [number, limit] = [formatNumber(count), most === null ? null : formatNumber(most)];
  return limit === null ? number : t.of(number, limit);
}

function CouponCard({ row }: { row: CouponInList }) {
  return (
    <div className={css.card}>
      <Named row={row} />
      <p className={css.line}>
        <span>{offerText(row)}</span>
        <StateTag state={row.state} />
      </p>
      <p className={css.quiet}>
        {t.used}: <Count count={row.used} most={row.useLimit} /> · {t.spent}: {formatNumber(row.spent)}
      </p>
    </div>
  );
}

export { CouponsPage as Page };

type Offer = Pick<CouponFields, 'kind' | 'value' | 'buyPieces' | 'freePieces'>;

/** What a coupon gives, in a few words: "15% off". */
function offerText({ kind, value, buyPieces, freePieces }: Offer): string {
  if (kind === 'percent') return t.offer.percent(value);
  if (kind === 'amount') return t.offer.amount(formatMoney(value, language));
  if (kind === 'freeDelivery') return t.offer.freeDelivery();
  return t.offer.buyXGetY(buyPieces ?? 0, freePieces ?? 0);
}
