import { Link, useLoaderData, useSearchParams } from 'react-router';
import { closures as t } from '#texts/closures';
import { language } from '#texts/language';
import { formatNumber } from '../../../../../shop/money.ts';
import { formatDay } from '../../../../../shop/time/days.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { Page } from '../../../ui/page.tsx';
import { type Column, ResourceList } from '../../../ui/resource-list.tsx';
import { ClosureSheet, type ClosuresData } from './closure-sheet.tsx';
import css from './closures.module.css';

type Row = ClosuresData['closures'][number];

export const loader = cacheLast(() => ask('listClosures'));

const columns: readonly Column<Row>[] = [
  { id: 'place', head: t.place, cell: (row) => <Place row={row} /> },
  { id: 'when', head: t.when, cell: whenOf },
  { id: 'what', head: t.what, cell: ({ takesOrders }) => (takesOrders ? t.skips : t.pauses) },
  { id: 'state', head: t.state, cell: (row) => <State row={row} /> },
  { id: 'orders', head: t.concerned, isNumber: true, cell: ({ orders }) => formatNumber(orders.count) },
];

/** What is closed, how full the coming days are, and what the shop promises because of both. */
function ClosuresPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const open = query.get('open');
  const show = (id: string | null) => setQuery(id === null ? {} : { open: id }, { replace: id === null });
  return (
    <Page
      title={t.title}
      back="/settings"
      layout="list"
      actions={
        <Button small icon="plus" onClick={() => show('new')}>
          {t.add}
        </Button>
      }
    >
      <div className={css.page}>
        <section className={css.next}>
          <h2>{t.next}</h2>
          <p className={css.big}>{data.next === null ? t.noNext : formatDay(data.next, language)}</p>
          <p className={css.promise}>
            {t.promise}: <b>{data.promise}</b>
          </p>
        </section>
        <ResourceList
          label={t.list}
          rows={data.closures}
          keyOf={({ _id }) => _id}
          columns={columns}
          Card={ClosureCard}
          linkOf={({ _id }) => `/settings/closures?open=${_id}`}
          nameOf={({ placeName }) => placeName}
          asOf={asOf}
          empty={{ icon: 'truck', title: t.none, text: t.noneText }}
        />
        <Panel
          title={t.days}
          action={
            <Link className="text-link" to="/settings/capacity">
              {t.numbers}
            </Link>
          }
        >
          <Days days={data.days} capacity={data.capacity} />
        </Panel>
      </div>
      {open !== null && (
        <ClosureSheet
          key={open}
          row={data.closures.find(({ _id }) => _id === open) ?? null}
          data={data}
          onClose={() => show(null)}
        />
      )}
    </Page>
  );
}

function Days({ days, capacity }: Pick<ClosuresData, 'days' | 'capacity'>) {
  return (
    <ol className={css.days}>
      {days.map(({ date, off, holiday, orders, isFull }) => (
        <li key={date} className={css.day} data-off={off ?? undefined} data-full={isFull || undefined}>
          <b>{formatDay(date, language)}</b>
          <span>
            {off === null
              ? capacity === null
                ? t.orders(orders)
                : t.ordersOf(orders, formatNumber(capacity))
              : holiday || t.off[off]}
            {off === null && isFull && ` · ${t.full}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function whenOf({ from, until }: Row): string {
  const first = formatDay(from, language);
  if (until === null) return t.open(first);
  return from === until ? first : t.range(first, formatDay(until, language));
}

function Place({ row }: { row: Row }) {
  return (
    <span className={css.place}>
      <b>{row.placeName}</b>
      <span className={css.quiet}>{row.sentence[language]}</span>
    </span>
  );
}

function State({ row }: { row: Row }) {
  const text = row.isOver ? t.over : row.isInForce ? t.now : t.ahead;
  return (
    <span className={css.state} data-now={row.isInForce || undefined}>
      {text}
    </span>
  );
}

function ClosureCard({ row }: { row: Row }) {
  return (
    <div className={css.card}>
      <Place row={row} />
      <p className={css.quiet}>
        {whenOf(row)} · {row.takesOrders ? t.skips : t.pauses}
      </p>
      <p>
        <State row={row} />
        {row.orders.count > 0 && ` · ${t.concerned}: ${formatNumber(row.orders.count)}`}
      </p>
    </div>
  );
}

export { ClosuresPage as Page };
