import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Link, Navigate, useLoaderData, useRevalidator } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { language } from '#texts/language';
import { today as t } from '#texts/today';
import { formatNumber } from '../../../shop/money.ts';
import { formatDay, formatMoment } from '../../../shop/time/days.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { EmptyState } from '../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/product/price.tsx';
import { ask } from '../client/ask.ts';
import { cacheLast } from '../client/cache-last.ts';
import { hasNewsSound, setNewsSound, useLive } from '../client/live.ts';
import { may, useMe } from '../layout/me.ts';
import { sectionsOf } from '../layout/sections.ts';
import { Page } from '../ui/page.tsx';
import { StaleBanner } from '../ui/resource-list.tsx';
import { useWide } from '../ui/use-wide.ts';
import { tasksOf, type Today, viewOf } from './tasks.ts';
import css from './today.module.css';

const ReportCards = lazy(async () => ({
  default: (await import('../reports/report-cards.tsx')).ReportCards,
}));

const MOST_AFTERWARDS = 5;
const MOST_ON_ROAD = 5;
/** Several changes at once are read once, after so many ms. */
const SETTLE_MS = 800;

export const loader = cacheLast(async () => ({ ...(await ask('getToday')), at: new Date().toISOString() }));

/** What waits, in the order in which it is best done, and the figures of one's role. */
function TodayPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const me = useMe();
  const isWide = useWide();
  const there = new Set(sectionsOf(me).map(({ path }) => path));
  useFreshFigures();
  // Who only drives has a page of their own.
  if (!there.has('/orders') && there.has('/round')) return <Navigate to="/round" replace />;
  const [next, ...rest] = tasksOf(data, there, may(me, 'changeOrders'));
  return (
    <Page
      title={consoleWords.start}
      layout="list"
      total={<span className={css.day}>{formatDay(data.at, language)}</span>}
      actions={
        may(me, 'changeOrders') && (
          <ButtonLink to="/orders/new" tone="secondary" small icon="phone">
            {t.takeOrder}
          </ButtonLink>
        )
      }
    >
      {asOf !== null && <StaleBanner asOf={asOf} />}
      {!data.isOpen && may(me, 'manageStaff') && (
        <Banner
          tone="info"
          action={
            <ButtonLink small tone="secondary" to="/setup">
              {t.toSetup}
            </ButtonLink>
          }
        >
          {t.unopened}
        </Banner>
      )}
      {data.budgets.map(({ kind, sent, budget }) => (
        <Banner
          key={kind}
          tone="info"
          action={
            <ButtonLink small tone="secondary" to="/settings/messages">
              {t.toBudget}
            </ButtonLink>
          }
        >
          {t.budget[kind](formatNumber(sent), formatNumber(budget))} {sent >= budget && t.budgetSpent}
        </Banner>
      ))}
      <div className={css.both}>
        <div className={css.main}>
          {next === undefined ? (
            <EmptyState icon="circle-check" title={t.clear} text={t.clearText} />
          ) : (
            <section className={css.next} aria-label={t.next}>
              <div>
                <p>{t.next}</p>
                <h2>{next.text}</h2>
                {next.reason !== null && <p>{next.reason}</p>}
              </div>
              <ButtonLink to={next.to} icon={next.icon}>
                {t.go[next.kind]}
              </ButtonLink>
            </section>
          )}
          <Figures data={data} there={there} decides={may(me, 'changeOrders')} />
          {rest.length > 0 && (
            <section aria-label={t.afterwards}>
              <h2 className="card-title">{t.afterwards}</h2>
              <ul className={css.then}>
                {rest.slice(0, MOST_AFTERWARDS).map(({ kind, text, to, icon, reason }) => (
                  <li key={kind}>
                    <Icon name={icon} />
                    <span>
                      {text}
                      {reason !== null && <small>{reason}</small>}
                    </span>
                    <ButtonLink to={to} tone="secondary" small>
                      {t.go[kind]}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={css.side}>
          {data.cash !== null && (
            <Cash cash={data.cash} road={data.road ?? []} link={there.has('/cash') ? '/cash' : null} />
          )}
          <Checkbox
            label={t.sound}
            defaultChecked={hasNewsSound()}
            onChange={(event) => setNewsSound(event.currentTarget.checked)}
          />
        </div>
      </div>
      {me.rights.readReports === 'all' && (
        <Suspense>
          <ReportCards isWide={isWide} />
        </Suspense>
      )}
    </Page>
  );
}

/** Reads the figures again when something changes. */
function useFreshFigures(): void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(['order', 'run', 'task', 'return'], () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), SETTLE_MS);
  });
}

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

type FiguresProps = { data: Today; there: ReadonlySet<string>; decides: boolean };

/** Each number leads to exactly what it counts. */
function Figures({ data, there, decides }: FiguresProps) {
  if (!there.has('/orders')) return null;
  const { views, returns, stock, failedMessages } = data;
  const stops = (data.road ?? []).reduce(
    (sum, run) => ({ all: sum.all + run.stops, ended: sum.ended + run.ended }),
    { all: 0, ended: 0 },
  );
  const details: Partial<Record<(typeof shown)[number], string>> = {
    ...(data.newestAt !== null && { toConfirm: t.lastCame(formatMoment(data.newestAt, language)) }),
    ...(stops.all > 0 && { withCouriers: t.stopsEnded(stops.ended, stops.all) }),
  };
  const orders = shown
    .filter((view) => (decides && always.includes(view)) || views[view] > 0)
    .map((view): Figure => ({ kind: view, count: views[view], to: viewOf(view), detail: details[view] }));
  const others: Figure[] = [
    { kind: 'returns', count: decides ? returns.toDecide : 0, to: '/returns' },
    { kind: 'lowStock', count: stock?.low ?? 0, to: '/stock?view=low' },
    { kind: 'soldOut', count: stock?.out ?? 0, to: '/stock?view=out' },
    { kind: 'failedMessages', count: failedMessages ?? 0, to: '/messages?state=failed' },
  ];
  return (
    <ul className={css.figures} aria-label={t.counts}>
      {[...orders, ...others.filter(({ count, to }) => count > 0 && there.has(to.split('?')[0] ?? ''))].map(
        ({ kind, count, to, detail }) => (
          <li key={kind}>
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

function Cash({ cash, road, link }: CashProps) {
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
        <CashLine label={t.safe}>
          <Money amount={safe} />
        </CashLine>
        {difference !== 0 && (
          <CashLine label={t.difference}>
            <span className={css.late}>
              <Money amount={difference} signed />
            </span>
          </CashLine>
        )}
      </dl>
      {road.length > 0 && (
        <dl className={css.road}>
          {road.slice(0, MOST_ON_ROAD).map(({ name, stops, ended, cash: due }) => (
            <CashLine
              key={`${name} ${stops} ${ended} ${due}`}
              label={<bdi>{t.onRoad(name, stops - ended)}</bdi>}
            >
              <Money amount={due} />
            </CashLine>
          ))}
        </dl>
      )}
    </section>
  );
}

function CashLine({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={css.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export { TodayPage as Page };
