import { type ReactNode, useRef } from 'react';
import { Link, Navigate, useLoaderData, useRevalidator } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { language } from '#texts/language';
import { today as t } from '#texts/today';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../shop/money.ts';
import { formatDay, formatMoment } from '../../../shop/time/days.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { EmptyState } from '../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Icon, type IconName } from '../../ui/buttons/icon.tsx';
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
import css from './today.module.css';

type Today = ConsoleDataOf<'getToday'>;
type Task = { kind: keyof typeof t.go; text: string; to: string; icon: IconName; reason: string | null };

/** Several changes at once are read once, after so many ms. */
const SETTLE_MS = 800;

export const loader = cacheLast(async () => ({ ...(await ask('getToday')), at: new Date().toISOString() }));

/** What waits, in the order in which it is best done, and the figures of one's role. */
function TodayPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const me = useMe();
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
                {rest.slice(0, 5).map(({ kind, text, to, icon }) => (
                  <li key={kind}>
                    <Icon name={icon} />
                    <span>{text}</span>
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
          {data.cash !== null && <Cash cash={data.cash} link={there.has('/cash') ? '/cash' : null} />}
          <Checkbox
            label={t.sound}
            defaultChecked={hasNewsSound()}
            onChange={(event) => setNewsSound(event.currentTarget.checked)}
          />
        </div>
      </div>
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

const viewOf = (view: string) => `/orders?view=${view}`;

/** What to do, most pressing first; only what this person may do, and what has a page. */
function tasksOf(
  { views, oldest, cash, cases, returns }: Today,
  there: ReadonlySet<string>,
  decides: boolean,
): Task[] {
  const reasonOf = (order: Today['oldest']['toPick']) =>
    order &&
    t.oldest(
      [order.name, order.city].filter((part) => part !== null).join(t.comma),
      formatMoment(order.since, language),
    );
  const task = (
    kind: Task['kind'],
    count: number,
    to: string,
    icon: IconName,
    reason: string | null = null,
  ) => {
    const text = t.waits[kind];
    const path = `/${to.split(/[/?]/)[1]}`;
    if (count === 0 || !there.has(path)) return [];
    return [{ kind, to, icon, reason, text: typeof text === 'string' ? text : text(count) }];
  };
  return [
    ...(decides ? task('late', views.late, viewOf('late'), 'clock') : []),
    ...(decides
      ? task('toConfirm', views.toConfirm, viewOf('toConfirm'), 'phone', reasonOf(oldest.toConfirm))
      : []),
    ...task(
      'toPick',
      views.toPick,
      oldest.toPick === null ? '/pack' : `/pack/${oldest.toPick.number}`,
      'package',
      reasonOf(oldest.toPick),
    ),
    ...task('packed', views.packed, '/delivery', 'truck'),
    ...(decides ? task('returns', returns.toDecide, '/returns', 'undo-2') : []),
    ...task('cases', cases ?? 0, '/customers?view=cases', 'message-circle'),
    ...task('settle', cash === null ? 0 : returns.toSettle, '/returns?view=toSettle', 'undo-2'),
    ...task('count', cash?.held ?? 0, '/cash', 'banknote'),
    ...task('difference', Math.abs(cash?.difference ?? 0), '/cash', 'banknote'),
    ...(decides ? task('short', views.short, viewOf('short'), 'circle-alert') : []),
    ...task('comingBack', views.comingBack, '/pack?view=back', 'undo-2'),
    ...(decides ? task('held', views.held, viewOf('held'), 'lock') : []),
  ];
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

type FiguresProps = { data: Today; there: ReadonlySet<string>; decides: boolean };

/** Each number leads to exactly the orders that it counts. */
function Figures({ data: { views, returns }, there, decides }: FiguresProps) {
  if (!there.has('/orders')) return null;
  return (
    <ul className={css.figures} aria-label={t.counts}>
      {shown
        .filter((view) => (decides && always.includes(view)) || views[view] > 0)
        .map((view) => (
          <li key={view}>
            <Link to={viewOf(view)} className={classes(css.figure, view === 'late' && css.late)}>
              <b>{formatNumber(views[view])}</b>
              <span>{t.figures[view]}</span>
            </Link>
          </li>
        ))}
      {there.has('/returns') && decides && returns.toDecide > 0 && (
        <li>
          <Link to="/returns" className={css.figure}>
            <b>{formatNumber(returns.toDecide)}</b>
            <span>{t.figures.returns}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}

function Cash({ cash, link }: { cash: NonNullable<Today['cash']>; link: string | null }) {
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
    </section>
  );
}

function CashLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export { TodayPage as Page };
