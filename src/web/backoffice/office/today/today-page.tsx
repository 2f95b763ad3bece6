import { lazy, Suspense } from 'react';
import { Navigate, useLoaderData, useRevalidator } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { language } from '#texts/language';
import { staffNews } from '#texts/staff-news';
import { today as t } from '#texts/today';
import { formatNumber } from '../../../../shop/money.ts';
import { newsFor } from '../../../../shop/people/staff/news.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { hasNewsSound, setNewsSound, useLiveRead } from '../../client/live.ts';
import { may, useMe } from '../../layout/me.ts';
import { sectionsOf } from '../../layout/sections.ts';
import { newsDevice } from '../../people/staff/own/news-device.ts';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import { signal } from '../../ui/scan/scan-signal.ts';
import { useWide } from '../../ui/use-wide.ts';
import { BackupBanner, BackupLine } from './backup-banner.tsx';
import { ClosedBanner } from './closed-banner.tsx';
import { Cash, Figures } from './figures.tsx';
import { LateJobsBanner } from './late-jobs-banner.tsx';
import { Milestones } from './milestones.tsx';
import { tasksOf } from './tasks.ts';
import css from './today.module.css';

const ReportCards = lazy(async () => ({
  default: (await import('../reports/report-cards.tsx')).ReportCards,
}));

const MOST_AFTERWARDS = 5;
/** Several changes within this time, in ms, cause one load. */
const SETTLE_MS = 800;

export const loader = cacheLast(async () => ({ ...(await ask('getToday')), at: new Date().toISOString() }));

/** The open work in order of urgency, and the figures of one's role. */
function TodayPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const me = useMe();
  const isWide = useWide();
  const there = new Set(sectionsOf(me).map(({ path }) => path));
  useFreshFigures();
  // Couriers have a page of their own.
  if (!there.has('/orders') && there.has('/round')) return <Navigate to="/round" replace />;
  const isUnopened = !data.isOpen && may(me, 'manageStaff');
  const tasks = tasksOf(data, there, may(me, 'changeOrders'));
  const [next] = tasks.filter(({ kind }) => kind !== 'callLater');
  const rest = tasks.filter((task) => task !== next);
  return (
    <Page
      title={consoleWords.start}
      layout="list"
      total={isWide ? <span className={css.day}>{formatDay(data.at, language)}</span> : undefined}
      actions={
        may(me, 'changeOrders') && (
          <ButtonLink to="/orders/new" tone="secondary" small icon="phone">
            {t.takeOrder}
          </ButtonLink>
        )
      }
    >
      {!isWide && <p className={css.day}>{formatDay(data.at, language)}</p>}
      {asOf !== null && <StaleBanner asOf={asOf} />}
      {isUnopened && next !== undefined && (
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
      <Milestones milestones={data.milestones} />
      <ClosedBanner closed={data.closed} />
      <BackupBanner backup={data.backup} />
      <LateJobsBanner jobs={data.lateJobs} />
      {(data.webhooksOff ?? 0) > 0 && (
        <Banner
          tone="error"
          action={
            <ButtonLink small tone="secondary" to="/settings/webhooks">
              {t.toWebhooks}
            </ButtonLink>
          }
        >
          {t.webhooksOff(data.webhooksOff ?? 0)}
        </Banner>
      )}
      {data.manyReveals.map(({ _id, name, openings }) => (
        <Banner
          key={_id}
          tone="error"
          action={
            <ButtonLink small tone="secondary" to={`/settings/audit?actor=${_id}`}>
              {t.toHistory}
            </ButtonLink>
          }
        >
          {t.manyReveals(name, formatNumber(openings))}
        </Banner>
      ))}
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
        <div>
          {next === undefined && isUnopened ? (
            <section className={css.next} aria-label={t.next}>
              <h2>{t.unopened}</h2>
              <ButtonLink to="/setup">{t.toSetup}</ButtonLink>
            </section>
          ) : next === undefined ? (
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
        </div>
        {data.cash !== null && (
          <div className={css.side}>
            <Cash cash={data.cash} road={data.road ?? []} link={there.has('/cash') ? '/cash' : null} />
          </div>
        )}
        <div className={css.counts}>
          <Figures data={data} there={there} decides={may(me, 'changeOrders')} />
        </div>
        <div className={css.main}>
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
          <Checkbox
            label={t.sound}
            defaultChecked={hasNewsSound()}
            onChange={(event) => {
              setNewsSound(event.currentTarget.checked);
              // Plays the sound once, as a sample.
              if (event.currentTarget.checked) signal(true);
            }}
          />
          {newsDevice() === null && newsFor(me.staff.roles).length > 0 && (
            <ButtonLink to="/me#alerts" tone="secondary" small icon="bell">
              {staffNews.offerGo}
            </ButtonLink>
          )}
        </div>
      </div>
      {me.rights.readReports === 'all' && (
        <Suspense>
          <ReportCards isWide={isWide} countsCash={there.has('/cash') && data.cash !== null} />
        </Suspense>
      )}
      <BackupLine backup={data.backup} />
    </Page>
  );
}

/** Reads the figures again when something changes. */
function useFreshFigures(): void {
  const { revalidate } = useRevalidator();
  useLiveRead(['order', 'run', 'task', 'return', 'settings'], () => void revalidate(), SETTLE_MS);
}

export { TodayPage as Page };
