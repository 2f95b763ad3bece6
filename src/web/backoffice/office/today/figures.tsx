import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { today as t } from '#texts/today';
import { formatNumber } from '../../../../shop/money.ts';
import { classes } from '../../../ui/classes.ts';
import { Money } from '../../../ui/product/price.tsx';
import { ageOf } from '../../ui/cells/age.ts';
import { type Today, viewOf } from './tasks.ts';
import css from './today.module.css';

const MOST_ON_ROAD = 5;

const shown = [
  'toConfirm',
  'toPick',
  'packed',
  'withCouriers',
  'withCompanies',
  'late',
  'short',
  'comingBack',
] as const;
const always: readonly string[] = ['toConfirm', 'toPick', 'packed', 'withCouriers'];

type Figure = { kind: keyof typeof t.figures; count: number; to: string; detail?: string | undefined };
const isTrouble: ReadonlySet<Figure['kind']> = new Set(['late', 'failedMessages']);

/** Phones have no room for these. */
const isMinor: ReadonlySet<Figure['kind']> = new Set([
  'withCompanies',
  'comingBack',
  'lowStock',
  'soldOut',
  'inboxOnly',
]);

type FiguresProps = { data: Today; there: ReadonlySet<string>; decides: boolean };

/** Each number links to the list that it counts. */
export function Figures({ data, there, decides }: FiguresProps) {
  if (!there.has('/orders')) return null;
  const { views, returns, stock, messages } = data;
  const stops = (data.road ?? []).reduce(
    (sum, run) => ({ all: sum.all + run.stops, ended: sum.ended + run.ended }),
    { all: 0, ended: 0 },
  );
  const details: Partial<Record<(typeof shown)[number], string>> = {
    ...(data.newestAt !== null && { toConfirm: t.lastCame(ageOf(data.newestAt)) }),
    ...(stops.all > 0 && { withCouriers: t.stopsEnded(stops.ended, stops.all) }),
  };
  const orders = shown
    .filter((view) => (decides && always.includes(view)) || views[view] > 0)
    .map((view): Figure => ({ kind: view, count: views[view], to: viewOf(view), detail: details[view] }));
  const others: Figure[] = [
    { kind: 'returns', count: decides ? returns.toDecide : 0, to: '/returns' },
    { kind: 'lowStock', count: stock?.low ?? 0, to: '/stock?view=low' },
    { kind: 'soldOut', count: stock?.out ?? 0, to: '/stock?view=out' },
    { kind: 'failedMessages', count: messages?.failed ?? 0, to: '/messages?state=failed' },
    { kind: 'inboxOnly', count: messages?.inboxOnly ?? 0, to: '/messages?state=inboxOnly' },
  ];
  return (
    <ul className={css.figures} aria-label={t.counts}>
      {[...orders, ...others.filter(({ count, to }) => count > 0 && there.has(to.split('?')[0] ?? ''))].map(
        ({ kind, count, to, detail }) => (
          <li key={kind} className={classes(isMinor.has(kind) && css.minor)}>
            <Link to={to} className={classes(css.figure, isTrouble.has(kind) && css.late)}>
              <b>{formatNumber(count)}</b>
              <span>{t.figures[kind]}</span>
              {detail !== undefined && <small>{detail}</small>}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

type CashProps = {
  cash: NonNullable<Today['cash']>;
  road: NonNullable<Today['road']>;
  link: string | null;
};

/** The cash that is out of the shop, and what couriers on the road bring. */
export function Cash({ cash, road, link }: CashProps) {
  const { expected, held, safe, difference } = cash;
  const out = expected + held;
  return (
    <section className={css.cash} aria-label={t.cash}>
      <p className={css.line}>
        <b>{t.cash}</b>
        {link !== null && (
          <Link to={link} className="text-link">
            {t.whence}
          </Link>
        )}
      </p>
      <p className={css.sum}>
        <Money amount={out} />
      </p>
      <meter className={css.bar} min={0} max={Math.max(out, 1)} value={held} aria-label={t.held} />
      <dl>
        <CashLine label={t.held}>
          <Money amount={held} />
        </CashLine>
        <CashLine label={t.expected}>
          <Money amount={expected} />
        </CashLine>
        <CashLine label={linkTo(link, '?account=safe', t.safe)}>
          <Money amount={safe} />
        </CashLine>
        {difference !== 0 && (
          <CashLine label={linkTo(link, '?account=difference', t.difference)}>
            <span className={css.late}>
              <Money amount={difference} signed />
            </span>
          </CashLine>
        )}
      </dl>
      {road.length > 0 && (
        <dl className={css.road}>
          {road.slice(0, MOST_ON_ROAD).map(({ name, stops, ended, cash: due }) => (
            <CashLine key={`${name} ${stops} ${ended} ${due}`} label={t.onRoad(name, stops - ended)}>
              {due === 0 && stops === ended ? t.runOpen : <Money amount={due} />}
            </CashLine>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The name of an account as the link to its entries, where these may be read. */
const linkTo = (link: string | null, query: string, name: string) =>
  link === null ? (
    name
  ) : (
    <Link to={`${link}/entries${query}`} className="text-link">
      {name}
    </Link>
  );

function CashLine({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={css.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
